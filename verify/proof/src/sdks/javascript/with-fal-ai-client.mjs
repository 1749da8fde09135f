/** fal's SDK, as its README and its documentation use it. */
import assert from "node:assert/strict";
import { fal } from "@fal-ai/client";

const flux = "fal-ai/flux/dev";
const input = { prompt: "a cat dressed as a wizard" };

const { data, requestId } = await fal.run(flux, { input });
assert(requestId);
const blob = await (await fetch(data.images[0].url)).blob();
console.log("run");

const url = await fal.storage.upload(new File([blob], "a cat.png", { type: "image/png" }));
assert.equal((await (await fetch(url)).blob()).size, blob.size);
const edited = await fal.subscribe("fal-ai/flux/dev/image-to-image", { input: { ...input, image_url: blob } });
assert.equal(edited.data.images.length, 1);
console.log("uploads");

for (const mode of ["polling", "streaming"]) {
    const statuses = [];
    const onQueueUpdate = ({ status }) => statuses.push(status);
    assert((await fal.subscribe(flux, { input, logs: true, mode, onQueueUpdate })).data.images);
    assert.equal(statuses.at(-1), "COMPLETED");
}
console.log("subscribe");

const { request_id } = await fal.queue.submit(flux, { input });
assert.equal((await fal.queue.status(flux, { requestId: request_id, logs: true })).status, "IN_QUEUE");
await fal.queue.cancel(flux, { requestId: request_id });
console.log("queue");

const stream = await fal.stream("fal-ai/any-llm", { input: { prompt: "Hello", model: "google/gemini-flash-1.5" } });
let events = 0;
for await (const _ of stream) events += 1;
assert(events > 2 && (await stream.done()).output);
const images = await fal.stream(flux, { input });
assert.equal((await images.done()).images.length, 1);
console.log("stream");
