import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createHandler } from "./handler.ts";
import { Jobs } from "./latest.ts";
import { Records, testRequest } from "./recorded-request.ts";
import { chat, post } from "./testing.ts";

const url = new URL("https://router.huggingface.co/v1/chat/completions");
const limit = 64 * 2 ** 20;

const requestOf = (bytes: number, headers: Readonly<Record<string, string>> = {}) => ({
    method: "POST",
    url: url.href,
    headers: new Headers(headers),
    body: new Uint8Array(bytes),
});

/** The bytes of the bodies that are kept, counted from the records themselves. */
const bodyBytes = ({ list }: Records): number =>
    list.reduce((sum, record) => sum + (record.isBodyKept ? record.body.length : 0), 0);

describe("recorded requests", () => {
    test("keep at most 64 MiB of bodies and headers, and the latest body in any case", () => {
        const sizes = fc.array(fc.integer({ min: 0, max: 30 * 2 ** 20 }), { maxLength: 12 });
        fc.assert(
            fc.property(sizes, fc.integer({ min: 0, max: 15_000 }), (bodies, header) => {
                const records = new Records(limit);
                for (const bytes of bodies) {
                    const record = records.add(requestOf(bytes, { "x-long": "a".repeat(header) }), url);
                    expect(record.body).toHaveLength(bytes);
                    expect(bodyBytes(records)).toBeLessThanOrEqual(records.bytes);
                    expect(records.bytes).toBeLessThanOrEqual(limit);
                }
                expect(records.list.map((record) => record.bodyBytes)).toEqual(bodies);
            }),
        );
    });

    test("let bodies go before whole requests, the oldest first", () => {
        const records = new Records(limit);
        for (let count = 0; count < 10; count++) records.add(requestOf(20 * 2 ** 20), url);
        expect(records.list.map(({ isBodyKept }) => isBodyKept)).toEqual([...Array(7).fill(false), true, true, true]);
        for (let count = 0; count < 9000; count++) records.add(requestOf(0, { "x-long": "a".repeat(15_000) }), url);
        expect(records.list.length).toBeLessThan(limit / 15_000);
        expect(records.bytes).toBeLessThanOrEqual(limit);
    });

    test("say that a body is not kept to whoever reads it, and show the rest", () => {
        const records = new Records(limit);
        const first = records.add(requestOf(40 * 2 ** 20), url);
        records.add(requestOf(40 * 2 ** 20), url);
        expect(() => first.body).toThrow(
            /41943040 bytes\) is not kept: the bodies of later requests have taken its place/,
        );
        expect(first).toMatchObject({ method: "POST", url: url.href, isBodyKept: false, bodyBytes: 41_943_040 });
        const request = testRequest(first);
        expect([request.method, request.url, request.status]).toEqual(["POST", url.href, undefined]);
        expect(() => request.body).toThrow("is not kept");
    });

    test("without a body have none, however many came later", () => {
        const records = new Records(limit);
        const first = records.add(requestOf(0), url);
        for (let count = 0; count < 4; count++) records.add(requestOf(40 * 2 ** 20), url);
        expect([first.body, testRequest(first).body]).toEqual([new Uint8Array(), undefined]);
    });

    test("keep the beginning of a hint that repeats what was sent", () => {
        const { respond, requests } = createHandler();
        const body = { ...chat, messages: [{ role: "tool", tool_call_id: "a".repeat(1_000_000), content: "" }] };
        const { headers, body: text } = post(body);
        respond({
            method: "POST",
            url: url.href,
            headers: new Headers(headers),
            body: new Uint8Array(Buffer.from(String(text))),
        });
        expect(requests[0]?.hint).toMatch(/^no call a+…$/);
        expect(requests[0]?.hint?.length).toBeLessThan(2100);
    });
});

test("the latest jobs are kept, as far as their results are not too long together", () => {
    const jobs = new Jobs(0);
    const ids = Array.from({ length: 100 }, () => jobs.submit("seed", "a".repeat(1_000_000), "done").id);
    const keptIds = ids.filter((id) => jobs.find(id));
    expect(keptIds).toEqual(ids.slice(-31));
    const { id } = jobs.submit("seed", "a".repeat(50_000_000), "done");
    expect([jobs.find(id)?.state, ids.filter((one) => jobs.find(one))]).toEqual(["done", []]);
});
