"""Replicate's SDK, as its README uses it."""

import asyncio
import io

import replicate

flux = "black-forest-labs/flux-schnell"
llama = "meta/meta-llama-3-70b-instruct"
version = "39ed52f2a78e934b3ba6e2a89f5b1c712de7dfea535525255b1aa35c5565e08b"

(image,) = replicate.run(flux, input={"prompt": "astronaut riding a rocket like a horse"})
assert image.read().startswith(b"\x89PNG")
print("run")

(image,) = replicate.run(f"stability-ai/sdxl:{version}", input={"prompt": "an oil painting"})
assert b"".join(image).startswith(b"\x89PNG")
print("run a version")

pieces = [str(event) for event in replicate.stream(llama, input={"prompt": "Please write a haiku about llamas."})]
assert len(pieces) > 2 and "".join(pieces)
prediction = replicate.predictions.create(model=llama, input={"prompt": "Please write a haiku."}, stream=True)
assert len(list(prediction.stream())) > 2
print("stream")

model = replicate.models.get("kvfrans/clipdraw")
prediction = replicate.predictions.create(version=model.versions.get(version), input={"prompt": "Watercolor painting"})
assert prediction.status == "starting"
prediction.wait()
assert prediction.status == "succeeded" and prediction.output
cancelled = replicate.predictions.create(version=model.latest_version, input={"prompt": "An oil painting"})
cancelled.cancel()
cancelled.reload()
assert cancelled.status == "canceled"
assert cancelled.id in [one.id for one in replicate.predictions.list()]
print("background")

picture = io.BytesIO(image.read())
picture.name = "mystery.png"
caption = replicate.run(f"andreasjansson/blip-2:{version}", input={"image": picture, "question": "What is it?"})
assert isinstance(caption, str)
uploaded = replicate.files.create(picture)
assert replicate.files.get(uploaded.id).name == "mystery.png" and replicate.files.delete(uploaded.id)
print("files")


async def several() -> None:
    tasks = [replicate.async_run(flux, input={"prompt": f"{count} unicorns"}) for count in ("two", "four")]
    for (output,) in await asyncio.gather(*tasks):
        assert await output.aread()


asyncio.run(several())
print("async")

deployment = replicate.deployments.get("acme/image-upscaler")
prediction = deployment.predictions.create(input={"prompt": "a kite"})
prediction.wait()
assert prediction.output
print("deployment")

older = replicate.Client(api_token="r8_sandbox", headers={"Authorization": "Token r8_sandbox"})
assert older.run(flux, input={"prompt": "a kite"})
print("scheme Token")
