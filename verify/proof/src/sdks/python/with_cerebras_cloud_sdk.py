"""Cerebras' SDK, as its first page and its quickstart use it."""

import asyncio
import json

from cerebras.cloud.sdk import AsyncCerebras, Cerebras

client = Cerebras()
model = "gpt-oss-120b"
question = {"role": "user", "content": "Why is fast inference important?"}

assert client.chat.completions.create(messages=[question], model=model).choices[0].message.content
print("chat")

stream = client.chat.completions.create(messages=[question], model=model, stream=True)
pieces = [chunk.choices[0].delta.content or "" for chunk in stream]
assert len([piece for piece in pieces if piece]) > 1
print("stream")

start = "It was a dark and stormy "
assert client.completions.create(prompt=start, max_tokens=100, model=model).choices[0].text
pieces = [chunk.choices[0].text or "" for chunk in client.completions.create(prompt=start, model=model, stream=True)]
assert "".join(pieces)
print("completion")


async def ask():
    return await AsyncCerebras().chat.completions.create(messages=[question], model=model)


assert asyncio.run(ask()).choices[0].message.content
print("async")

parameters = {
    "type": "object",
    "properties": {"city": {"type": "string"}},
    "required": ["city"],
    "additionalProperties": False,
}
tool = {"name": "get_weather", "strict": True, "description": "The weather of a city", "parameters": parameters}
asked = [{"role": "user", "content": "What is the weather in Ahmedabad?"}]
tools = [{"type": "function", "function": tool}]
reply = client.chat.completions.create(messages=asked, model=model, tools=tools, parallel_tool_calls=False)
(call,) = reply.choices[0].message.tool_calls
assert json.loads(call.function.arguments)["city"]
print("tool")

schema = {
    "type": "object",
    "properties": {"title": {"type": "string"}, "year": {"type": "integer"}},
    "required": ["title", "year"],
    "additionalProperties": False,
}
structured = client.chat.completions.create(
    messages=[{"role": "user", "content": "Suggest a film of the 1990s."}],
    model=model,
    response_format={"type": "json_schema", "json_schema": {"name": "film", "strict": True, "schema": schema}},
)
assert set(json.loads(structured.choices[0].message.content)) == {"title", "year"}
print("structured output")

names = [one.id for one in client.models.list().data]
assert client.models.retrieve(names[0]).id == names[0]
print("models")
