import os

from huggingface_hub import InferenceClient

# In dollars for a million tokens. These are made up: look up those of your provider.
price_read, price_written = 0.10, 0.40

client = InferenceClient(provider="auto", api_key=os.environ["HF_TOKEN"])
messages = []
total = 0.0

for question in ["What is a stepwell?", "Name one in Gujarat.", "How deep is it?", "Who built it?"]:
    messages.append({"role": "user", "content": question})
    completion = client.chat_completion(
        # The last six only: what came before is forgotten.
        messages=messages[-6:],
        max_tokens=100,
        model="meta-llama/Llama-3.1-8B-Instruct",
    )
    messages.append({"role": "assistant", "content": completion.choices[0].message.content})
    read, written = completion.usage.prompt_tokens, completion.usage.completion_tokens
    total += (read * price_read + written * price_written) / 1_000_000
    print(f"read {read}, written {written}, ${total:.6f} so far")
