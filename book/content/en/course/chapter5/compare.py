import os
import time

from huggingface_hub import InferenceClient

client = InferenceClient(provider="auto", api_key=os.environ["HF_TOKEN"], timeout=60)
models = ["meta-llama/Llama-3.1-8B-Instruct", "openai/gpt-oss-20b"]
# The question, and a word that a right answer has.
questions = {
    "On which river is the city of Surat? Answer with its name.": "Tapi",
    "In which month is Uttarayan? Answer with its name.": "January",
    "Which animal is found in the Gir forest and nowhere else in Asia? Answer with its name.": "lion",
}


def ask(model, question):
    completion = client.chat_completion(
        messages=[{"role": "user", "content": question}],
        max_tokens=300,
        model=model,
    )
    return completion.choices[0].message.content or ""


for model in models:
    ask(model, "Hello!")  # It may be asleep: this call is not counted.
    right = 0
    began = time.monotonic()
    for question, word in questions.items():
        right += word.lower() in ask(model, question).lower()
    seconds = (time.monotonic() - began) / len(questions)
    print(f"{model}: {right} of {len(questions)} right, {seconds:.1f} s each")
