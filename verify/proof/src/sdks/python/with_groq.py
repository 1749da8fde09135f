"""Groq's SDK, as its first page and its quickstart use it."""

import asyncio
import json
from pathlib import Path

from groq import AsyncGroq, Groq

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

names = [one.id for one in client.models.list().data]
assert client.models.retrieve(names[0]).id == names[0]
print("models")

speech = client.audio.speech.create(
    model="canopylabs/orpheus-v1-english", voice="austin", input="The ferry leaves at nine.", response_format="wav"
)
speech.write_to_file(Path("speech.wav"))
print("speech")

transcription = client.audio.transcriptions.create(file=Path("speech.wav"), model="whisper-large-v3-turbo")
assert transcription.text == "The ferry leaves at nine."
with open("speech.wav", "rb") as file:
    verbose = client.audio.transcriptions.create(
        file=("speech.wav", file.read()),
        model="whisper-large-v3",
        response_format="verbose_json",
        timestamp_granularities=["segment"],
        language="en",
        temperature=0,
    )
assert verbose.segments[0]["text"] == verbose.text
translation = client.audio.translations.create(file=Path("speech.wav"), model="whisper-large-v3")
assert translation.text == transcription.text
print("transcription and translation")


async def ask():
    return await AsyncGroq().chat.completions.create(messages=[question], model=model)


assert asyncio.run(ask()).choices[0].message.content
print("async")
