/** The service in workerd, without its compatibility flag for Node: only web standards are there. */
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorker } from "../../../verify/testing/start-worker.ts";
import { createApi } from "../src/api.ts";

let worker: Awaited<ReturnType<typeof startWorker>>;

beforeAll(async () => {
    const input = fileURLToPath(new URL("worker.ts", import.meta.url));
    await using bundle = await rolldown({ input, platform: "browser" });
    const { output } = await bundle.generate({ format: "esm", codeSplitting: false });
    worker = await startWorker(output[0].code);
});
afterAll(async () => await worker.dispose());

const ofInterest = ["content-type", "etag", "cache-control", "allow", "vary", "access-control-allow-origin"];

test.each([
    ["GET", "/openapi.json"],
    ["GET", "/v1/snippets?model=openai/whisper-large-v3"],
    ["GET", "/v1/models?q=whisper"],
    ["HEAD", "/v1/models/openai/whisper-large-v3"],
    ["GET", "/v1/tasks/conversational"],
    ["GET", "/v1/explain?text=429+Too+Many+Requests+openai/whisper-large-v3"],
    ["POST", "/v1/explain?language=gu"],
    ["POST", "/v1/tasks"],
    ["OPTIONS", "/v1/explain"],
    ["GET", "/nothing"],
    ["GET", "/v1/models?limit=none"],
])("%s %s is answered as in Node", async (method, path) => {
    const init = { method, ...(method === "POST" && { body: "KeyError: 'HF_TOKEN'" }) };
    const here = await createApi().fetch(new Request(`http://worker${path}`, init));
    const there = await worker.dispatchFetch(`http://worker${path}`, init);
    expect(there.status).toBe(here.status);
    expect(await there.text()).toBe(await here.text());
    for (const name of ofInterest) expect([name, there.headers.get(name)]).toEqual([name, here.headers.get(name)]);
});
