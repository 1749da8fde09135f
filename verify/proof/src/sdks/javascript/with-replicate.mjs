/** Replicate's SDK, as its README uses it. */
import assert from "node:assert/strict";
import Replicate from "replicate";

const replicate = new Replicate();
const version = "27b93a2413e7f36cd83da926f3656280b2931564ff050bf9575f1fdf9bcd7478";
const input = { prompt: "a 19th century portrait of a raccoon gentleman wearing a suit" };

const [output] = await replicate.run("black-forest-labs/flux-schnell", { input });
assert(output.url().href.endsWith(".png"));
const picture = Buffer.from(await (await output.blob()).arrayBuffer());
assert.equal(picture.subarray(1, 4).toString(), "PNG");
console.log("run");

const [other] = await replicate.run(`stability-ai/stable-diffusion:${version}`, { input });
assert((await other.blob()).size > 0);
console.log("run a version");

const pieces = [];
for await (const event of replicate.stream("meta/meta-llama-3-70b-instruct", { input })) pieces.push(String(event));
assert(pieces.length > 2);
for await (const { event, data } of replicate.stream("black-forest-labs/flux-schnell", { input })) {
    if (event === "output") assert((await data.blob()).size > 0);
}
console.log("stream");

const begun = await replicate.predictions.create({ version, input });
assert.equal((await replicate.predictions.get(begun.id)).id, begun.id);
assert.equal((await replicate.wait(begun)).status, "succeeded");
const cancelled = await replicate.predictions.create({ version, input });
assert.equal((await replicate.predictions.cancel(cancelled.id)).status, "canceled");
assert((await replicate.predictions.list()).results.some(({ id }) => id === cancelled.id));
console.log("background");

assert(await replicate.run(`nightmareai/real-esrgan:${version}`, { input: { image: picture } }));
const file = await replicate.files.create(picture);
assert.equal((await replicate.files.get(file.id)).size, picture.length);
assert(await replicate.files.delete(file.id));
console.log("files");

assert.equal((await replicate.models.get("stability-ai", "sdxl")).name, "sdxl");
assert.equal((await replicate.models.versions.list("stability-ai", "sdxl")).results.length, 1);
assert((await replicate.deployments.predictions.create("acme", "upscaler", { input })).id);
console.log("models and deployments");
