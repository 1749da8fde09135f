import os

from huggingface_hub import InferenceClient

client = InferenceClient(provider="auto", api_key=os.environ["HF_TOKEN"])

completion = client.chat_completion(
    messages=[{"role": "user", "content": "Write a line about the rain."}],
    temperature="warm",
    max_tokens=100,
    model="meta-llama/Llama-3.1-8B-Instruct",
)
print(completion.choices[0].message.content)
