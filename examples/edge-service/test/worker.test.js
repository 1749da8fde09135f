import assert from "node:assert/strict";
import { test } from "node:test";
import worker from "../src/worker.js";

const get = (path, headers = {}) => worker.fetch(new Request(`https://example.org${path}`, { headers }));

test("writes a program for a shell", async () => {
    const path = "/v1/snippets?model=openai/whisper-large-v3&client=curl";
    const response = await get(path, { accept: "text/plain" });
    assert.equal(response.headers.get("cache-control"), "public, max-age=86400");
    assert.match(await response.text(), /^curl /);
});

test("says what is wrong with a query", async () => {
    const response = await get("/v1/models?task=text-to-imag");
    assert.equal(response.status, 400);
    assert.match((await response.json()).todo, /^Did you mean text-to-image/);
});
