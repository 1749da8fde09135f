import { describe, expect, test } from "vitest";
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
