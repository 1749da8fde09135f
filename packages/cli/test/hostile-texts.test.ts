/** Whatever text comes in at any door, the process goes on, the caller is answered, and no key comes out. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApi } from "@callsheet/http";
import { redact } from "@callsheet/inference/redaction";
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hostileKey, hostileTexts } from "../../../verify/testing/hostile-texts.ts";
import { sampleCases } from "../../../verify/testing/property-runs.ts";
import { cases } from "../../errors/test/cases.ts";
import { createServer } from "../src/mcp/server.ts";
import { callsheet } from "../src/testing.ts";

/** A megabyte where there is time for it. */
const length = process.env["CALLSHEET_ALL"] ? 1_000_000 : 20_000;

const texts: readonly (readonly [name: string, text: string])[] = [
    ...Object.entries(hostileTexts(length)),
    ...sampleCases(cases).map(({ about, text }) => [about, `${text}\n${hostileKey}`] as const),
];

const folder = mkdtempSync(join(tmpdir(), "callsheet-hostile-"));
const journalFile = join(folder, "journal.html");
const client = new Client({ name: "test", version: "1.0.0" });
const stop = new AbortController();
let sandbox = "";
let ended: ReturnType<typeof callsheet>;

beforeAll(async () => {
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    await Promise.all([createServer().connect(ours), client.connect(theirs)]);
    const env = { XDG_CACHE_HOME: folder, HOME: folder, LOCALAPPDATA: folder };
    const { promise, resolve } = Promise.withResolvers<string>();
    const words = `sandbox --port 0 --json --journal ${journalFile}`;
    ended = callsheet(words, { env, interrupted: stop.signal, onOutput: resolve });
    sandbox = JSON.parse(await promise).url;
});
afterAll(async () => {
    await client.close();
    rmSync(folder, { recursive: true });
});

const { fetch: askApi } = createApi();

/** What a door says to a text: an answer, or that the text is too long or not known. */
const doors: Readonly<Record<string, (text: string) => Promise<string>>> = {
    "callsheet explain": async (text) => {
        const { code, output, errors } = await callsheet("explain", { stdin: text });
        expect(code).toBeLessThanOrEqual(1);
        return output + errors;
    },
    "callsheet http": async (text) => {
        const response = await askApi(new Request("http://localhost/v1/explain", { method: "POST", body: text }));
        expect([200, 404, 413]).toContain(response.status);
        return await response.text();
    },
    "callsheet mcp": async (text) =>
        JSON.stringify(await client.callTool({ name: "explain_error", arguments: { text } })),
    // As any page can send it, without asking first.
    "callsheet sandbox": async (text) => {
        const response = await fetch(`${sandbox}/v1/chat/completions`, {
            method: "POST",
            headers: { "content-type": "text/plain" },
            body: JSON.stringify({ model: "m", messages: [{ role: "user", content: text }] }),
        });
        return await response.text();
    },
};

/** In whatever encoding. */
const expectNoKey = (said: string, name?: string): void => {
    expect(said, name).not.toContain(hostileKey.slice(4));
    expect(redact(said), name).toBe(said);
};

test.each(Object.entries(doors))("%s goes on, and tells no key", async (_, say) => {
    for (const [name, text] of texts) expectNoKey(await say(text), name);
});

test("the sandbox's journal holds no key, in its page or in its file", async () => {
    const requests = await (await fetch(`${sandbox}/__sandbox/requests`)).text();
    expect(requests).toContain("[redacted]");
    expectNoKey(requests);
    stop.abort();
    const { code } = await ended;
    expect(code).toBe(0);
    expectNoKey(readFileSync(journalFile, "utf8"));
});
