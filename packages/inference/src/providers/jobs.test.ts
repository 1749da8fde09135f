import { describe, expect, test } from "vitest";
import { type Options, textToImage, textToVideo } from "../index.ts";
import { byId, byPath, byUrl, jobPath, jobState } from "./jobs.ts";
import type { Queue } from "./provider.ts";

describe("the path of a job", () => {
    test.each([
        [byId("/jobs/", "id"), { id: "7 8" }, "/jobs/7%208"],
        [byId("/jobs/", "id"), { id: "7/8" }, "/jobs/7%2F8"],
        [byPath("/v1/", "name"), { name: "operations/abc/7 8" }, "/v1/operations/abc/7%208"],
        [byUrl(["url"], "/status"), { url: "https://other.example/jobs/7?x=1" }, "/jobs/7/status"],
    ])("%j in %j", (place, submitted, path) => expect(jobPath(submitted, place)).toBe(path));

    test.each([
        [".."],
        ["../7"],
        ["operations/../7"],
        ["/7"],
        ["operations//7"],
        ["7/"],
        [""],
        ["\ud800"],
        [7],
        [null],
    ])("is none where the id %j would lead elsewhere, or is no id", (name) =>
        expect(jobPath({ name }, byPath("/v1/", "name"))).toBeUndefined(),
    );

    test("has no id where the id is in the body", () => {
        const queue = { idField: "operationName" };
        expect(jobPath({ name: "operations/7" }, byPath("/v1/operations:poll", "name"), queue)).toBe(
            "/v1/operations:poll",
        );
        expect(jobPath({}, byPath("/v1/operations:poll", "name"), queue)).toBeUndefined();
    });
});

describe("a long-running operation", () => {
    const queue: Queue = {
        poll: byPath("/v1/", "name"),
        status: ["done"],
        done: true,
        failed: [],
        reason: ["error"],
        reasonFails: true,
        interval: 1000,
    };

    test.each([
        ["waits while it is not done", { name: "operations/7", done: false }, "waiting"],
        ["waits while it does not say whether it is done", { name: "operations/7", metadata: {} }, "waiting"],
        ["is done", { done: true, response: {} }, "done"],
        ["has failed by its error", { done: true, error: { code: 13 } }, { failed: { code: 13 } }],
        ["cannot be read where the body is none", "busy", { failed: "its status cannot be read." }],
        ["cannot be read where done is a word", { done: "yes" }, { failed: "its status cannot be read." }],
    ])("%s", (_, body, state) => expect(jobState(body, queue)).toEqual(state));
});

test.each([
    ["in progress", "waiting"],
    ["all-done", "done"],
    ["timed-out", { failed: "its status is timed-out." }],
])("a status can be any text: %s", (state, expected) => {
    const queue: Queue = {
        poll: byId("/jobs/", "id"),
        status: ["state"],
        done: "all-done",
        failed: ["timed-out"],
        interval: 1000,
    };
    expect(jobState({ state }, queue)).toEqual(expected);
});

// Jobs that cannot be found. The sandbox's suite waits for a job at every provider that has a queue.
const target = { provider: "together", model: "owner/name", accessToken: "hf_token", inputs: "P" } as const;
const mapping = { provider: "together", providerId: "its/id", task: "text-to-video" };

/** Options with a fetch that gives these responses in order. */
function optionsWith(...responses: readonly object[]): Options {
    const left = responses.values();
    return { fetch: async () => Response.json(left.next().value), mapping, tries: 1 };
}

test("a job that does not say where it is, is an error that shows what came", async () => {
    await expect(textToVideo(target, optionsWith({ message: "later" }))).rejects.toThrow(
        /together did not say where its job is: \{"message":"later"\}/,
    );
});

test.each(["x:.evil.example/requests/7", "x:@evil.example/requests/7", "x:7/requests/7"])(
    "a job at %s cannot lead the key to another host: there is no such path at the provider's own",
    async (response_url) => {
        const options = optionsWith({ status: "IN_QUEUE", response_url }, { status: "COMPLETED" });
        const ofFal = { ...mapping, provider: "fal-ai", task: "text-to-image" };
        const job = textToImage({ ...target, provider: "fal-ai", accessToken: "key" }, { ...options, mapping: ofFal });
        await expect(job).rejects.toThrow("fal-ai did not say where its job is");
    },
);

test("a poll of a job may be no larger than is allowed", async () => {
    const options = optionsWith({ id: "7" }, { status: "completed", padding: "x".repeat(1000) });
    await expect(textToVideo(target, { ...options, maxBytes: 500 })).rejects.toThrow("larger than 500 bytes");
});
