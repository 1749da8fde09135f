/** @huggingface/hub's look-ups, which programs make before they call a model. */
import assert from "node:assert/strict";
import { listModels, modelInfo, whoAmI } from "@huggingface/hub";

const accessToken = process.env.HF_TOKEN;

assert((await whoAmI({ accessToken })).name);
console.log("login");

const additionalFields = ["author", "inferenceProviderMapping", "safetensors", "sha", "tags"];
const info = await modelInfo({ name: "google/gemma-2-2b-it", additionalFields });
assert.equal(info.author, "google");
assert(info.inferenceProviderMapping.length > 0);
const names = [];
for await (const { name } of listModels({ search: { owner: "google" }, limit: 2, sort: "downloads" })) names.push(name);
assert.equal(names.length, 2);
console.log("models");
