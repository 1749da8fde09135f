"""Together's SDK, as its first page and its quickstart use it."""

import asyncio
import base64
import json
import urllib.request

from together import AsyncTogether, Together

client = Together()
model = "meta-llama/Meta-Llama-3.1-8B-Instruct-Turbo"
question = {"role": "user", "content": "What are three things to see in Ahmedabad?"}

assert client.chat.completions.create(model=model, messages=[question]).choices[0].message.content
print("chat")

stream = client.chat.completions.create(model=model, messages=[question], stream=True)
pieces = [chunk.choices[0].delta.content for chunk in stream if chunk.choices]
assert len([piece for piece in pieces if piece]) > 1
print("stream")


async def ask(texts):
    async with AsyncTogether() as together:
        calls = [
            together.chat.completions.create(model=model, messages=[{"role": "user", "content": text}]) for text in texts
        ]
        return await asyncio.gather(*calls)


assert len([reply.choices[0].message.content for reply in asyncio.run(ask(["What is a kite?", "Who flies one?"]))]) == 2
print("async")

schema = {
    "type": "object",
    "properties": {"title": {"type": "string"}, "points": {"type": "array", "items": {"type": "string"}}},
    "required": ["title", "points"],
}
reply = client.chat.completions.create(
    model=model,
    messages=[{"role": "user", "content": "Sum up: the market opens at six, and closes at noon. Answer in JSON."}],
    response_format={"type": "json_schema", "json_schema": {"name": "summary", "schema": schema}},
)
assert set(json.loads(reply.choices[0].message.content)) == {"title", "points"}
print("structured output")

parameters = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}
tools = [{"type": "function", "function": {"name": "get_weather", "parameters": parameters}}]
asked = [{"role": "user", "content": "What is the weather in Ahmedabad?"}]
(call,) = client.chat.completions.create(model=model, messages=asked, tools=tools).choices[0].message.tool_calls
assert json.loads(call.function.arguments)["city"]
print("tool")

assert client.completions.create(model=model, prompt="The kite rose", max_tokens=20).choices[0].text
print("completion")

embeddings = client.embeddings.create(model="intfloat/multilingual-e5-large-instruct", input=["A kite", "A boat"])
assert [len(one.embedding) for one in embeddings.data] == [1024, 1024]
print("embeddings")

ranked = client.rerank.create(
    model="mixedbread-ai/Mxbai-Rerank-Large-V2",
    query="Which animal lives in the desert?",
    documents=["The whale swims in the sea.", "The camel is an animal of the desert."],
    top_n=1,
)
assert ranked.results[0].index == 1
print("rerank")

flux = "black-forest-labs/FLUX.1-schnell"
(image,) = client.images.generate(model=flux, prompt="A kite over a roof", steps=4).data
with urllib.request.urlopen(image.url) as response:
    assert response.read(2) == b"\xff\xd8"
(image,) = client.images.generate(
    model=flux, prompt="A kite over a roof", steps=4, response_format="base64", width=512, height=512
).data
assert base64.b64decode(image.b64_json)[:2] == b"\xff\xd8"
print("images")

voice = {"model": "canopylabs/orpheus-3b-0.1-ft", "voice": "tara", "input": "The ferry leaves at nine."}
with client.audio.speech.with_streaming_response.create(**voice, response_format="wav") as response:
    response.stream_to_file("speech.wav")
with open("speech.wav", "rb") as file:
    transcription = client.audio.transcriptions.create(model="openai/whisper-large-v3", file=file)
assert transcription.text == voice["input"]
print("speech and transcription")

job = client.videos.create(model="minimax/video-01-director", prompt="A kite rises over a roof")
while job.status in ("queued", "in_progress"):
    job = client.videos.retrieve(job.id)
assert job.status == "completed" and job.outputs.video_url
print("video")
