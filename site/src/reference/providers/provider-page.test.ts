import { INFERENCE_PROVIDERS, type ProviderId, providerIds } from "@callsheet/inference/providers";
import { describe, expect, test } from "vitest";
import { errorSamplesOf } from "./error-samples.ts";
import {
    countOfModels,
    isQueued,
    isRouted,
    modelsOf,
    otherAddresses,
    ownLibraries,
    programsAt,
    providerOf,
    queuesOf,
    sampleRequest,
    tasksOf,
} from "./provider-page.ts";

describe.each(providerIds)("%s", (id) => {
    test("has a real request for each of its tasks, at its own address or behind the router", () => {
        const { baseUrl, routedBaseUrl = baseUrl } = providerOf(id);
        expect(tasksOf(id).length).toBeGreaterThan(0);
        for (const task of tasksOf(id)) {
            const { path, text, wire } = sampleRequest(id, task);
            expect(wire.url.startsWith(routedBaseUrl + path)).toBe(true);
            expect(path.startsWith("/")).toBe(true);
            expect(text).toMatch(/^POST https:/);
            expect(text).not.toMatch(/hf_|undefined/);
        }
    });

    test("says of every task that waits how it is waited for", () => {
        const waiting = tasksOf(id).filter((task) => isQueued(id, task));
        expect(
            queuesOf(id)
                .flatMap(({ tasks }) => tasks)
                .toSorted(),
        ).toEqual(waiting.toSorted());
    });

    test("names models for tasks of its own only", () => {
        for (const [task, models] of modelsOf(id)) {
            expect(tasksOf(id)).toContain(task);
            expect(models.length).toBeGreaterThan(0);
        }
    });

    test("has programs that call it", () => {
        expect(programsAt(id)?.programs.length).toBeGreaterThan(0);
        expect(programsAt(id)?.provider).toBe(id);
    });

    test("refuses in a form that the catalogue of errors explains", async () => {
        const samples = await errorSamplesOf(id);
        expect(samples.length).toBeGreaterThanOrEqual(2);
        for (const { status, entry, body } of samples) {
            expect(status).toBeGreaterThanOrEqual(400);
            expect(body).not.toBe("");
            expect(entry).toBeDefined();
        }
    });
});

test("queuesOf: a queue is told as its data says", () => {
    expect(queuesOf("fal-ai")).toMatchObject([
        { poll: "{response_url}/status", result: "{response_url}", done: "COMPLETED", failed: ["FAILED", "CANCELED"] },
    ]);
    expect(queuesOf("zai-org")).toMatchObject([{ poll: "/api/paas/v4/async-result/{id}", status: "task_status" }]);
    expect(queuesOf("groq")).toEqual([]);
});

test("otherAddresses, ownLibraries: what is reached elsewhere, and who reads another variable, is told", () => {
    expect([...otherAddresses("fal-ai").keys()]).toEqual(["https://queue.fal.run"]);
    expect(ownLibraries("fal-ai")).toEqual([{ client: "fal_client", keyVariable: "FAL_KEY" }]);
    expect(ownLibraries("together")).toEqual([]);
});

test("isRouted: only some are not behind the router", () => {
    const direct: readonly ProviderId[] = INFERENCE_PROVIDERS.filter((id) => !isRouted(id));
    expect(direct).toEqual(["openai"]);
    expect(sampleRequest("openai", "conversational").text).toContain("POST https://api.openai.com/v1/chat/completions");
    expect(countOfModels("hf-inference")).toBeGreaterThan(50);
});
