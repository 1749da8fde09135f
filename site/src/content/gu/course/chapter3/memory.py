import os

from huggingface_hub import InferenceClient

client = InferenceClient(provider="auto", api_key=os.environ["HF_TOKEN"])
messages = [
    {"role": "system", "content": "તમે ભુજના બસ સ્ટૅન્ડ પર મુસાફરોને મદદ કરો છો. એક વાક્યમાં જવાબ આપો."},
]

for question in ["અહીંથી માંડવી કઈ બસ જાય છે?", "અને ત્યાંથી દ્વારકા?"]:
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
