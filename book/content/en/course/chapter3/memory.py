import os

from huggingface_hub import InferenceClient

client = InferenceClient(provider="auto", api_key=os.environ["HF_TOKEN"])
messages = [
    {"role": "system", "content": "You help passengers at the bus stand of Bhuj. Answer in one sentence."},
]

for question in ["Which bus goes from here to Mandvi?", "And from there to Dwarka?"]:
    messages.append({"role": "user", "content": question})
    completion = client.chat_completion(
        messages=messages,
        max_tokens=200,
        model="meta-llama/Llama-3.1-8B-Instruct",
    )
    answer = completion.choices[0].message.content
    messages.append({"role": "assistant", "content": answer})
    print(f"{len(messages)} messages")
    print(answer)
