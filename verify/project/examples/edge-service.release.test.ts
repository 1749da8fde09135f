/** The example of an edge worker, installed from the packed packages, bundled by its own tool, and run in workerd. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { installExample, runIn } from "../../testing/packed-project.ts";
import { startWorker } from "../../testing/start-worker.ts";

// Wrangler would otherwise report its use, and ask whether there is a newer one.
const env = { WRANGLER_SEND_METRICS: "false", WRANGLER_HIDE_BANNER: "true", CI: "true" };

test("the example's own tests pass, and its bundle serves in workerd", async () => {
    const folder = await installExample("edge-service");
    const tested = await runIn(folder, "npm", ["test"]);
    expect(tested, tested.output).toMatchObject({ status: 0 });

    const bundled = await runIn(folder, "npm", ["run", "bundle"], { env });
    expect(bundled, bundled.output).toMatchObject({ status: 0 });
    const worker = await startWorker(readFileSync(join(folder, "dist/worker.js"), "utf8"));
    try {
        const accept = { headers: { accept: "text/plain" } };
        const path = "/v1/snippets?model=openai/whisper-large-v3&client=requests";
        const response = await worker.dispatchFetch(`http://worker${path}`, accept);
        expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
        expect(await response.text()).toContain("import requests");
    } finally {
        await worker.dispose();
    }
});
