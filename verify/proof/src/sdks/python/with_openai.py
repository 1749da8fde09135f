"""OpenAI's SDK beyond a first chat, as its README and its documentation use it."""

import base64
from pathlib import Path

from openai import OpenAI

client = OpenAI()

response = client.responses.create(model="gpt-5.2", instructions="Talk like a pirate.", input="Are semicolons optional?")
assert response.output_text
with client.responses.stream(model="gpt-5.2", input="Tell me a story.") as stream:
    assert sum(event.type == "response.output_text.delta" for event in stream) > 1
print("responses")

ids = [model.id for model in client.models.list()]
assert client.models.retrieve(ids[0]).id == ids[0]
print("models")

completion = client.completions.create(model="gpt-3.5-turbo-instruct", prompt="Say this is a test", max_tokens=7)
assert completion.choices[0].text and completion.usage
several = client.completions.create(model="davinci-002", prompt=["One,", "Two,"], n=2)
assert [choice.index for choice in several.choices] == [0, 1, 2, 3]
pieces = client.completions.create(model="gpt-3.5-turbo-instruct", prompt="Say this is a test", stream=True)
assert sum(bool(piece.choices[0].text) for piece in pieces) > 1
print("completions")

embeddings = client.embeddings.create(model="text-embedding-3-small", input=["One", "Two"]).data
assert [len(one.embedding) for one in embeddings] == [1536, 1536]
print("embeddings")

image = client.images.generate(model="gpt-image-2", prompt="A cute baby sea otter", size="1024x1024", n=1)
Path("otter.png").write_bytes(base64.b64decode(image.data[0].b64_json))
with Path("otter.png").open("rb") as otter, Path("otter.png").open("rb") as mask:
    assert client.images.edit(model="gpt-image-2", image=[otter], mask=mask, prompt="A hat").data[0].b64_json
parts = client.images.generate(model="gpt-image-2", prompt="A river of feathers", stream=True, partial_images=2)
assert [part.type.split(".")[1] for part in parts] == ["partial_image", "partial_image", "completed"]
print("images")

said = "Today is a wonderful day."
voice = {"model": "gpt-4o-mini-tts", "voice": "coral", "instructions": "Speak in a cheerful tone."}
with client.audio.speech.with_streaming_response.create(input=said, **voice) as speech:
    speech.stream_to_file("speech.mp3")
recording = Path("speech.mp3")
assert client.audio.transcriptions.create(model="gpt-4o-transcribe", file=recording).text == said
heard = client.audio.transcriptions.create(
    model="whisper-1", file=recording, response_format="verbose_json", timestamp_granularities=["word", "segment"]
)
assert [word.word for word in heard.words][:3] == ["Today", "is", "a"] and heard.segments
captions = client.audio.transcriptions.create(model="whisper-1", file=recording, response_format="srt")
assert captions.startswith("1\n00:00:00,000 --> ")
events = client.audio.transcriptions.create(model="gpt-4o-mini-transcribe", file=recording, stream=True)
assert [event.type for event in events][-1] == "transcript.text.done"
assert client.audio.translations.create(model="whisper-1", file=recording).text
print("audio")

assert client.moderations.create(model="omni-moderation-latest", input="I will kill you").results[0].flagged
print("moderation")

lines = client.files.create(file=("batch.jsonl", b'{"custom_id": "1"}\n'), purpose="batch")
assert client.files.content(lines.id).text.startswith("{") and lines.id in [one.id for one in client.files.list()]
assert client.files.delete(client.files.retrieve(lines.id).id).deleted
print("files")
