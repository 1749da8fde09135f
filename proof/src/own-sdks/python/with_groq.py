"""Groq's SDK, as its first page and its quickstart use it."""

import json

from groq import Groq

client = Groq()
model = "openai/gpt-oss-20b"

question = {"role": "user", "content": "Explain why low latency matters"}
assert client.chat.completions.create(messages=[question], model=model).choices[0].message.content
print("chat")

stream = client.chat.completions.create(messages=[question], model=model, stream=True)
pieces = [chunk.choices[0].delta.content for chunk in stream]
assert len([piece for piece in pieces if piece]) > 1
print("stream")

weather = {
    "name": "get_weather",
    "description": "The weather of a city",
    "parameters": {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]},
}
asked = [{"role": "user", "content": "What is the weather in Ahmedabad?"}]
tools = [{"type": "function", "function": weather}]
reply = client.chat.completions.create(messages=asked, model=model, tools=tools, tool_choice="auto").choices[0].message
(call,) = reply.tool_calls
assert json.loads(call.function.arguments)["city"]
result = {"role": "tool", "tool_call_id": call.id, "content": "Sunny."}
told = client.chat.completions.create(messages=[*asked, reply, result], model=model, tools=tools)
assert told.choices[0].message.content
print("tool")

review = {
    "type": "object",
    "properties": {"product": {"type": "string"}, "stars": {"type": "integer"}},
    "required": ["product", "stars"],
    "additionalProperties": False,
}
structured = client.chat.completions.create(
    messages=[{"role": "user", "content": "A good lamp: four stars."}],
    model=model,
    response_format={"type": "json_schema", "json_schema": {"name": "review", "strict": True, "schema": review}},
)
assert set(json.loads(structured.choices[0].message.content)) == {"product", "stars"}
print("structured output")
