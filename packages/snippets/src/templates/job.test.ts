import { type ProviderId, secret, type TaskId } from "@callsheet/inference";
import { describe, expect, test } from "vitest";
import { callOf } from "../call-of-model.ts";
import { viewOf } from "./template.ts";

function view(provider: ProviderId, task: TaskId, direct = false) {
    const model = { id: "owner/name", pipeline_tag: task };
    return viewOf(callOf(task, model, provider, { providerId: "their/id" }, { direct }), undefined);
}

describe("a job is looked for below the address that the call went to", () => {
    test.each([
        ["fal-ai", false, "https://router.huggingface.co/fal-ai/", "/status?_subdomain=queue"],
        ["fal-ai", true, "https://queue.fal.run/", "/status"],
        ["replicate", false, "https://router.huggingface.co/replicate/", ""],
        ["zai-org", true, "https://api.z.ai/api/paas/v4/async-result/", ""],
    ] as const)("%s, direct: %s", (provider, direct, before, after) => {
        expect(view(provider, "text-to-image", direct).job?.poll).toMatchObject({ before, after });
    });

    test("its result too, where it has an address of its own", () => {
        expect(view("fal-ai", "text-to-image").job?.result).toMatchObject({ after: "?_subdomain=queue" });
        expect(view("zai-org", "text-to-image").job?.result).toBeUndefined();
    });
});

test("a job is polled with the token, and what the provider always wants", () => {
    expect(view("zai-org", "text-to-image", true).job?.headers).toEqual({
        Authorization: ["Bearer ", secret("ZAI_ORG_API_KEY")],
        "x-source-channel": "hugging_face",
        "accept-language": "en-US,en",
    });
});

test("a task whose response is the result has no job", () => {
    expect(view("together", "text-to-image").job).toBeUndefined();
});
