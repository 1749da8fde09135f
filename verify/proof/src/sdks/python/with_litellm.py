"""LiteLLM, in the manner of its getting started: chat through several providers, streaming, tools, embeddings, images."""

import json

import litellm
from litellm import completion, embedding
from pydantic import BaseModel

# It prints advice beside an error.
litellm.suppress_debug_info = True

messages = [{"role": "user", "content": "Hello, how are you?"}]
models = (
    "openai/gpt-4o-mini",
    "groq/llama-3.3-70b-versatile",
    "huggingface/meta-llama/Llama-3.3-70B-Instruct",
    "huggingface/together/deepseek-ai/DeepSeek-R1",
)
for model in models:
    assert completion(model=model, messages=messages).choices[0].message.content
print("chat")

pieces = [piece.choices[0].delta.content for piece in completion(model=models[0], messages=messages, stream=True)]
assert len([piece for piece in pieces if piece]) > 1
print("stream")


class Event(BaseModel):
    """An event."""

    name: str
    participants: list[str]


answer = completion(model=models[0], messages=messages, response_format=Event)
assert Event.model_validate_json(answer.choices[0].message.content)
print("structured output")

parameters = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}
weather = {"name": "get_weather", "description": "Get the weather of a city", "parameters": parameters}
asked = [{"role": "user", "content": "What is the weather in Ahmedabad?"}]
tools = [{"type": "function", "function": weather}]
reply = completion(model=models[0], messages=asked, tools=tools).choices[0].message
(call,) = reply.tool_calls
assert json.loads(call.function.arguments)["city"]
result = {"role": "tool", "tool_call_id": call.id, "name": "get_weather", "content": "Sunny."}
assert completion(model=models[0], messages=[*asked, reply, result], tools=tools).choices[0].message.content
print("tool")

assert embedding(model="openai/text-embedding-3-small", input=["Hello"]).data[0]["embedding"]
print("embeddings")

try:
    completion(model="openai/gpt-4o-mini", messages=[{"role": "nobody", "content": "Hello"}], max_retries=0)
except litellm.BadRequestError as error:
    assert "nobody" in str(error) or "role" in str(error)
    print("errors")
