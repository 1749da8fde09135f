import os

from huggingface_hub import InferenceClient

# દસ લાખ token ના ભાવ, dollar માં. આ ધારેલા છે: તમારા provider ના જુઓ.
price_read, price_written = 0.10, 0.40

client = InferenceClient(provider="auto", api_key=os.environ["HF_TOKEN"])
messages = []
total = 0.0

for question in ["વાવ એટલે શું?", "ગુજરાતની એક વાવનું નામ કહો.", "તે કેટલી ઊંડી છે?", "કોણે બંધાવી?"]:
    messages.append({"role": "user", "content": question})
    completion = client.chat_completion(
        # છેલ્લા છ જ: એની પહેલાંનું ભુલાય છે.
        messages=messages[-6:],
        max_tokens=100,
        model="meta-llama/Llama-3.1-8B-Instruct",
    )
    messages.append({"role": "assistant", "content": completion.choices[0].message.content})
    read, written = completion.usage.prompt_tokens, completion.usage.completion_tokens
    total += (read * price_read + written * price_written) / 1_000_000
    print(f"read {read}, written {written}, ${total:.6f} so far")
