"""fal's SDK, as its README and its documentation use it."""

import asyncio
from pathlib import Path

import fal_client
import httpx

sdxl = "fal-ai/fast-sdxl"
cat = {"prompt": "a cute cat, realistic, orange"}

url = fal_client.run(sdxl, arguments=cat)["images"][0]["url"]
Path("cat.png").write_bytes(httpx.get(url).content)
print("run")

speech = fal_client.run("fal-ai/kokoro/american-english", arguments={"text": "Good morning"})["audio"]["url"]
Path("audio.wav").write_bytes(httpx.get(speech).content)
for audio_url in (fal_client.upload_file("audio.wav"), fal_client.encode_file("audio.wav")):
    assert fal_client.run("fal-ai/whisper", arguments={"audio_url": audio_url})["text"] == "Good morning"
image_url = fal_client.upload(Path("cat.png").read_bytes(), "image/png", repository="fal")
assert fal_client.run("fal-ai/flux/dev/image-to-image", arguments={"image_url": image_url, **cat})["images"]
print("uploads")

handle = fal_client.submit(sdxl, arguments=cat)
names = [type(event).__name__ for event in handle.iter_events(with_logs=True)]
assert names[-1] == "Completed"
assert isinstance(fal_client.status(sdxl, handle.request_id, with_logs=True), fal_client.Completed)
assert fal_client.result(sdxl, handle.request_id) == handle.get()
fal_client.cancel(sdxl, fal_client.submit(sdxl, arguments=cat).request_id)
print("queue")

updates = []
assert fal_client.subscribe(sdxl, arguments=cat, with_logs=True, on_queue_update=updates.append)["images"]
assert len(updates) > 1
print("subscribe")

events = list(fal_client.stream("fal-ai/any-llm", arguments={"prompt": "Hello", "model": "google/gemini-flash-1.5"}))
assert len(events) > 2 and events[-1]["output"]
assert [event["images"] for event in fal_client.stream("fal-ai/flux/dev", arguments=cat)]
print("stream")


async def asynchronous() -> None:
    assert (await fal_client.run_async(sdxl, arguments=cat))["images"]
    response = await fal_client.submit_async(sdxl, arguments=cat)
    logs = []
    async for event in response.iter_events(with_logs=True):
        if isinstance(event, (fal_client.InProgress, fal_client.Completed)):
            logs += event.logs[len(logs) :]
    assert logs and (await response.get())["images"]
    assert await fal_client.upload_file_async("cat.png")


asyncio.run(asynchronous())
print("async")
