import { describe, expect, test } from "vitest";
import { chat, get, hubToken, key, post, router, upload, useSandbox } from "../testing.ts";
import { type Fault, faultNames, parseFault } from "./fault.ts";
import { errorBodyForms } from "./fault-kind.ts";

const sandbox = useSandbox();
const chatUrl = `${router}/v1/chat/completions`;
const streamed = post({ ...chat, stream: true });

/** Applies a fault to the next request. */
async function meet(fault: Fault, init = post(chat), url = chatUrl): Promise<Response> {
    sandbox().fail(fault);
    return await sandbox().fetch(url, init);
}

/** The chunks of a body as they arrive. */
async function chunksOf(response: Response): Promise<Uint8Array[]> {
    const chunks: Uint8Array[] = [];
    // In Node, every body of fetch is an async iterable stream.
    for await (const chunk of response.body ?? []) chunks.push(chunk);
    return chunks;
}

const wholeText = async () => await (await sandbox().fetch(chatUrl, streamed)).text();
const spoiled = async (fault: Fault) => await (await meet(fault, streamed)).text();

describe("errors", () => {
    test.each(errorBodyForms)("with a body of the form %s", async (body) => {
        const response = await meet({ kind: "status", status: 503, body });
        expect(response.status).toBe(503);
        const text = await response.text();
        if (body === "empty") expect(text).toBe("");
        else expect(text).toMatch(/sandbox was told|loading|Bad Gateway/i);
        expect(response.headers.get("x-request-id")).toMatch(/^sandbox-/);
    });

    test("in the service's own form where none is chosen", async () => {
        const response = await meet(
            { kind: "status", status: 429 },
            post({}, key),
            "https://api.novita.ai/v3/openai/chat/completions",
        );
        expect([response.status, await response.json()]).toEqual([
            429,
            expect.objectContaining({ code: 429, reason: expect.any(String) }),
        ]);
    });

    test("say when to try again: in seconds, or as a date", async () => {
        const seconds = await meet({ kind: "status", status: 429, retryAfter: 2 });
        expect(seconds.headers.get("retry-after")).toBe("2");
        const start = Date.now();
        const date = await meet({ kind: "status", status: 503, retryAfter: 60, retryAfterForm: "date", body: "plain" });
        const named = Date.parse(date.headers.get("retry-after") ?? "");
        // A date has a precision of one second.
        expect(named).toBeGreaterThan(start + 59_000 - 1);
        expect(named).toBeLessThanOrEqual(Date.now() + 60_000);
    });

    test.each([undefined, "loading"] as const)("say how long a model will load (body %s)", async (body) => {
        const response = await meet(
            { kind: "status", status: 503, estimatedTime: 12.5, ...(body && { body }) },
            post({}),
            `${router}/hf-inference/models/any/fill-mask`,
        );
        expect(await response.json()).toEqual({ error: expect.any(String), estimated_time: 12.5 });
    });
});

describe("connections", () => {
    test("reset before the first byte", async () => {
        await expect(meet({ kind: "reset" })).rejects.toThrow(/fetch failed/);
        expect(sandbox().requests[0]).toMatchObject({ outcome: "cut", status: undefined });
    });

    test("silence, until the client leaves", async () => {
        const client = new AbortController();
        const waiting = expect(meet({ kind: "silence" }, { ...post(chat), signal: client.signal })).rejects.toThrow();
        await expect.poll(() => sandbox().requests[0]?.outcome).toBe("open");
        client.abort();
        await waiting;
        await expect.poll(() => sandbox().requests[0]?.outcome).toBe("left");
    });

    test("late", async () => {
        const start = performance.now();
        expect((await meet({ kind: "late", milliseconds: 60 })).status).toBe(200);
        expect(performance.now() - start).toBeGreaterThan(55);
    });

    test.each([
        ["JSON", post(chat)],
        ["a stream", streamed],
    ])("truncated in the middle of %s", async (_name, init) => {
        const response = await meet({ kind: "truncate" }, init);
        expect(response.status).toBe(200);
        await expect(response.text()).rejects.toThrow(/terminated/);
        expect(sandbox().requests[0]?.outcome).toBe("cut");
    });

    test("truncated in the middle of an event", async () => {
        const response = await meet({ kind: "truncate" }, streamed);
        let text = "";
        const reading = (async () => {
            for await (const chunk of response.body ?? []) text += new TextDecoder().decode(chunk);
        })();
        await expect(reading).rejects.toThrow();
        expect(text.split("\n\n").length).toBeGreaterThan(2);
        expect(() => JSON.parse(text.split("\n\n").at(-1)?.replace("data: ", "") ?? "")).toThrow(SyntaxError);
    });

    test.each([
        ["JSON", post(chat)],
        ["a stream", streamed],
    ])("stalled in the middle of %s", async (_name, init) => {
        const client = new AbortController();
        const response = await meet({ kind: "stall" }, { ...init, signal: client.signal });
        const reader = response.body?.getReader();
        expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
        const reading = async () => {
            while (!(await reader?.read())?.done);
        };
        const stalled = expect(reading()).rejects.toThrow(/abort/);
        expect(sandbox().requests[0]?.outcome).toBe("open");
        client.abort();
        await stalled;
        await expect.poll(() => sandbox().requests[0]?.outcome).toBe("left");
    });

    test("stalled in the middle of an error", async () => {
        const client = new AbortController();
        const response = await meet(
            { kind: "stall", status: 503, retryAfter: 2 },
            { ...post(chat), signal: client.signal },
        );
        expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
        const stalled = expect(response.text()).rejects.toThrow(/abort/);
        expect(sandbox().requests[0]?.outcome).toBe("open");
        client.abort();
        await stalled;
    });

    test("slow", async () => {
        const start = performance.now();
        const response = await meet({ kind: "slow", bytes: 100, milliseconds: 15 });
        expect(await response.json()).toHaveProperty("choices");
        expect(performance.now() - start).toBeGreaterThan(40);
    });
});

describe("streams", () => {
    test("split at every byte are the same stream", async () => {
        const expected = await wholeText();
        const chunks = await chunksOf(await meet({ kind: "split" }, streamed));
        expect(Buffer.concat(chunks).toString()).toBe(expected);
        expect(chunks.every((chunk) => chunk.length === 1)).toBe(true);
    });

    test.each([
        ["crlf", "\r\n"],
        ["cr", "\r"],
    ] as const)("with line ends %s", async (ends, end) => {
        expect(await spoiled({ kind: "line-ends", ends })).toBe((await wholeText()).replaceAll("\n", end));
    });

    test("with mixed line ends", async () => {
        const text = await spoiled({ kind: "line-ends", ends: "mixed" });
        expect(text.replaceAll(/\r\n|\r/g, "\n")).toBe(await wholeText());
        expect(text).toMatch(/[^\r]\n\n/);
    });

    test("with comments and other fields", async () => {
        const text = await spoiled({ kind: "comments" });
        expect(text).toMatch(/^: a comment\n\nretry: 1000\n\n/);
        expect(text.replaceAll(/^(:|retry:|id:).*\n(\n(?=[:ri]))?/gm, "").replaceAll(/^\n+/gm, "")).toContain(
            "data: [DONE]",
        );
    });

    test("with data on several lines", async () => {
        const [first = ""] = (await spoiled({ kind: "multi-line" })).split("\n\n");
        expect(first.split("\n").length).toBeGreaterThan(3);
        const data = first
            .split("\n")
            .map((line) => line.replace(/^data: /, ""))
            .join("\n");
        expect(JSON.parse(data)).toHaveProperty("choices");
    });

    test("without [DONE], and without a last line end", async () => {
        const expected = await wholeText();
        const short = expected.replace("data: [DONE]\n\n", "");
        expect(await spoiled({ kind: "no-done" })).toBe(short);
        expect(await spoiled({ kind: "no-last-line" })).toBe(short.trimEnd());
    });

    test("that end as they should, but in the middle of an event", async () => {
        const events = (await spoiled({ kind: "half-event" })).split("\n\n");
        expect(await wholeText()).toContain(`${events.slice(0, -1).join("\n\n")}\n\n${events.at(-1)}`);
        expect(() => JSON.parse(events.at(-1)?.replace("data: ", "") ?? "")).toThrow(SyntaxError);
        expect(sandbox().requests[0]?.outcome).toBe("sent");
    });

    test.each(errorBodyForms)("with an error event of the form %s in the middle", async (body) => {
        const events = (await spoiled({ kind: "stream-error", body })).trim().split("\n\n");
        expect(events.length).toBeGreaterThan(2);
        expect(Object.keys(JSON.parse(events.at(-1)?.replace("data: ", "") ?? ""))[0]).toMatch(
            /error|detail|message|title/,
        );
    });

    test("with thousands of events in one chunk", async () => {
        const response = await meet({ kind: "flood", events: 3000 }, streamed);
        const chunks = await chunksOf(response);
        expect(Buffer.concat(chunks).toString().split("\n\n").length).toBeGreaterThan(3000);
        // The platform splits what it reads; the sandbox sent it in one write.
        expect(chunks.length).toBeLessThan(100);
    });

    test("without an end are made only as they are read", async () => {
        const response = await meet({ kind: "endless" }, streamed);
        const reader = response.body?.getReader();
        await reader?.read();
        const sent = () => sandbox().requests[0]?.sentBytes ?? 0;
        let before = -1;
        // The buffers of the connection and the client fill up; then nothing more is produced.
        await expect
            .poll(
                () => {
                    const still = sent() === before;
                    before = sent();
                    return still;
                },
                { interval: 150 },
            )
            .toBe(true);
        await reader?.cancel();
        await expect.poll(() => sandbox().requests[0]?.outcome).toBe("left");
    });
});

describe("bodies", () => {
    test("of the wrong type", async () => {
        expect((await meet({ kind: "content-type", type: "text/plain" })).headers.get("content-type")).toBe(
            "text/plain",
        );
    });

    test("that are not JSON, not the right JSON, nothing, or a page", async () => {
        await expect((await meet({ kind: "invalid-json" })).json()).rejects.toThrow(SyntaxError);
        expect(await (await meet({ kind: "wrong-shape" })).json()).toEqual({ unexpected: true });
        expect(await (await meet({ kind: "empty" })).text()).toBe("");
        const page = await meet({ kind: "html", status: 502 });
        expect([page.status, page.headers.get("content-type"), await page.text()]).toEqual([
            502,
            "text/html",
            expect.stringContaining("<html>"),
        ]);
    });

    test("that are large", async () => {
        const response = await meet({ kind: "large", bytes: 1_000_000 });
        const bytes = Buffer.from(await response.arrayBuffer());
        expect(bytes).toHaveLength(1_000_000);
        expect(JSON.parse(bytes.toString())).toHaveProperty("choices");
        const file = await meet(
            { kind: "large", bytes: 500_000 },
            post({ inputs: "A" }),
            `${router}/hf-inference/models/any/text-to-image`,
        );
        expect((await file.arrayBuffer()).byteLength).toBe(500_000);
    });

    test("whose result file is not there", async () => {
        const request = post({ model: "together/any--text-to-image", prompt: "P", response_format: "url" });
        const response = await meet({ kind: "result-missing" }, request, `${router}/together/v1/images/generations`);
        const { data } = await response.json();
        expect((await sandbox().fetch(data[0].url)).status).toBe(404);
    });

    test("that repeat the token", async () => {
        const response = await meet({ kind: "echo" });
        expect([response.status, await response.json()]).toEqual([401, { error: `Not valid: ${hubToken}` }]);
    });

    test("whose job is said to be on another host, and whose result file is not", async () => {
        const url = "https://queue.fal.run/fal-ai/any--text-to-image";
        const { response_url } = await (
            await meet({ kind: "foreign-job" }, post({ prompt: "P" }, "Key k"), url)
        ).json();
        const { host, pathname } = new URL(response_url);
        expect(host).toBe("elsewhere.example");
        const polls = ["/status", "/status", "/status", ""].map((end) => `https://queue.fal.run${pathname}${end}`);
        let result: unknown;
        for (const poll of polls) result = await (await sandbox().fetch(poll, get("Key k"))).json();
        expect(result).toMatchObject({ images: [{ url: expect.stringContaining("https://v3.fal.media/") }] });
    });

    test("that lead to another host: a token that comes along is a leak", async () => {
        await meet({ kind: "redirect" });
        await sandbox().fetch("https://elsewhere.example/", get(hubToken));
        expect(sandbox().requests.map(({ leak }) => leak !== undefined)).toEqual([false, false, true]);
    });
});

describe("which requests a fault meets", () => {
    const hub = "https://huggingface.co/api/models/any/conversational";

    test("the next for an inference, not the look-up at the Hub, nor a result file", async () => {
        sandbox().fail({ kind: "status", status: 500 });
        const statuses: number[] = [];
        for (const [url, init] of [
            [hub, get()],
            ["https://v3.fal.media/sandbox/0a.png", {}],
            [chatUrl, post(chat)],
            [chatUrl, post(chat)],
        ] as const) {
            statuses.push((await sandbox().fetch(url, init)).status);
        }
        expect(statuses).toEqual([200, 200, 500, 200]);
    });

    test("those that it is aimed at, as often as it says", async () => {
        sandbox().fail({ kind: "status", status: 500, at: "/api/models/", times: 2 });
        const statuses: number[] = [];
        for (const url of [chatUrl, hub, hub, hub]) {
            statuses.push((await sandbox().fetch(url, url === hub ? get() : post(chat))).status);
        }
        expect(statuses).toEqual([200, 500, 500, 200]);
    });

    test("one after the other", async () => {
        sandbox().fail({ kind: "status", status: 500 }, { kind: "status", status: 502 });
        const ask = async () => (await sandbox().fetch(chatUrl, post(chat))).status;
        expect([await ask(), await ask(), await ask()]).toEqual([500, 502, 200]);
        expect(sandbox().requests.map(({ fault }) => fault?.kind)).toEqual(["status", "status", undefined]);
    });

    test("the request that carries it in a header", async () => {
        const faulty = post(chat, hubToken, { "x-sandbox-fault": "status; status=429; retryAfter=1" });
        expect((await sandbox().fetch(chatUrl, faulty)).status).toBe(429);
        const wrong = await sandbox().fetch(chatUrl, post(chat, hubToken, { "x-sandbox-fault": "explode" }));
        expect([wrong.status, wrong.headers.get("x-sandbox-hint")]).toEqual([
            400,
            expect.stringContaining('no fault "explode"'),
        ]);
    });

    test("a request that is wrong is refused as ever", async () => {
        const response = await meet({ kind: "slow" }, upload("png"));
        expect(response.status).toBe(415);
    });
});

describe("parseFault", () => {
    test("reads a name with what it is told, and JSON", () => {
        expect(parseFault("reset")).toEqual({ kind: "reset" });
        expect(parseFault("status; status=503; body=loading; estimatedTime=2.5")).toEqual({
            kind: "status",
            status: 503,
            body: "loading",
            estimatedTime: 2.5,
        });
        expect(parseFault("429; retryAfter=1")).toEqual({ kind: "status", status: 429, retryAfter: 1 });
        expect(parseFault('{"kind":"queue","end":"never"}')).toEqual({ kind: "queue", end: "never" });
        expect(parseFault("redirect; to=https://a.example/?b=c")).toEqual({
            kind: "redirect",
            to: "https://a.example/?b=c",
        });
    });

    test.each([
        ["", /no fault "". Choose one of status, reset/],
        ["status", /needs status/],
        ["status; status=many", /received status: "many"/],
        ["status; status=500; body=poem", /knows no body "poem"/],
        ["queue; end=tomorrow", /knows no end "tomorrow"/],
        ["reset; hard=1", /takes kind, at, times; received hard: 1/],
    ])("%j is refused", (text, message) => {
        expect(() => parseFault(text)).toThrow(message);
    });

    test("knows every fault", () => expect(new Set(faultNames).size).toBe(29));
});
