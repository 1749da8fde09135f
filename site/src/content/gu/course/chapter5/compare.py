import os
import time

from huggingface_hub import InferenceClient

client = InferenceClient(provider="auto", api_key=os.environ["HF_TOKEN"], timeout=60)
models = ["meta-llama/Llama-3.1-8B-Instruct", "openai/gpt-oss-20b"]
# સવાલ, અને સાચા જવાબમાં હોય એવો શબ્દ.
questions = {
    "સુરત શહેર કઈ નદી પર છે? ફક્ત નામ કહો.": "તાપી",
    "ઉત્તરાયણ કયા મહિનામાં આવે છે? ફક્ત નામ કહો.": "જાન્યુઆરી",
    "એશિયામાં કયું પ્રાણી ફક્ત ગીરના જંગલમાં રહે છે? ફક્ત નામ કહો.": "સિંહ",
}


def ask(model, question):
    completion = client.chat_completion(
        messages=[{"role": "user", "content": question}],
        max_tokens=300,
        model=model,
    )
    return completion.choices[0].message.content or ""


for model in models:
    ask(model, "નમસ્તે!")  # કદાચ ઊંઘતું હોય: આ call ગણાતો નથી.
    right = 0
    began = time.monotonic()
    for question, word in questions.items():
        right += word.lower() in ask(model, question).lower()
    seconds = (time.monotonic() - began) / len(questions)
    print(f"{model}: {right} of {len(questions)} right, {seconds:.1f} s each")
