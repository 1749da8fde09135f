import { describe, expect, test } from "vitest";
import type { ProviderId } from "../call/provider-id.ts";
import { type Options, textToImage, textToVideo } from "../index.ts";

/** A provider's responses in order, each with the path of its request; the result is downloaded from `cdn.example`. */
type Scenario = {
    readonly provider: ProviderId;
    readonly helper: typeof textToImage | typeof textToVideo;
    readonly responses: readonly (readonly [path: string, body: object])[];
};

const result = "https://cdn.example/result";

const scenarios: readonly Scenario[] = [
    {
        provider: "fal-ai",
        helper: textToImage,
        responses: [
            ["/its/id", { status: "IN_QUEUE", response_url: "https://queue.fal.run/its/other/requests/7" }],
            ["/its/other/requests/7/status", { status: "COMPLETED" }],
            ["/its/other/requests/7", { images: [{ url: result }] }],
        ],
    },
    {
        provider: "novita",
        helper: textToVideo,
        responses: [
            ["/v3/async/its/id", { task_id: "7 8" }],
            [
                "/v3/async/task-result?task_id=7%208",
                { task: { status: "TASK_STATUS_SUCCEED" }, videos: [{ video_url: result }] },
            ],
        ],
    },
    {
        provider: "replicate",
        helper: textToImage,
        responses: [
            [
                "/v1/models/its/id/predictions",
                { status: "processing", urls: { get: "https://api.replicate.com/v1/predictions/7" } },
            ],
            ["/v1/predictions/7", { status: "succeeded", output: [result] }],
        ],
    },
    {
        provider: "replicate",
        helper: textToVideo,
        responses: [["/v1/models/its/id/predictions", { status: "succeeded", output: result, urls: {} }]],
    },
    {
        provider: "together",
        helper: textToVideo,
        responses: [
            ["/v2/videos", { id: "7/8", status: "queued" }],
            ["/v2/videos/7%2F8", { status: "completed", outputs: { video_url: result } }],
        ],
    },
    {
        provider: "wavespeed",
        helper: textToImage,
        responses: [
            ["/api/v3/its/id", { data: { urls: { get: "https://evil.example/api/v3/predictions/7/result" } } }],
            ["/api/v3/predictions/7/result", { data: { status: "completed", outputs: [result] } }],
        ],
    },
    {
        provider: "zai-org",
        helper: textToImage,
        responses: [
            ["/api/paas/v4/async/images/generations", { id: "7", task_status: "PROCESSING" }],
            ["/api/paas/v4/async-result/7", { task_status: "SUCCESS", image_result: [{ url: result }] }],
        ],
    },
];

const directBases: { readonly [Id in ProviderId]?: string } = {
    "fal-ai": "https://queue.fal.run",
    novita: "https://api.novita.ai",
    replicate: "https://api.replicate.com",
    together: "https://api.together.xyz",
    wavespeed: "https://api.wavespeed.ai",
    "zai-org": "https://api.z.ai",
};

async function runScenario({ provider, helper, responses }: Scenario, accessToken: string, options: Options = {}) {
    const requests: { url: string; authorization: string | null }[] = [];
    const fetch: Options["fetch"] = async (input, init) => {
        const { url, headers } = new Request(input, init);
        requests.push({ url, authorization: headers.get("authorization") });
        if (url === result) return new Response("the result", { headers: { "Content-Type": "image/png" } });
        return Response.json(responses[requests.length - 1]?.[1]);
    };
    const mapping = {
        provider,
        providerId: "its/id",
        task: helper === textToImage ? "text-to-image" : "text-to-video",
    };
    const file = await helper(
        { accessToken, provider, model: "owner/name", inputs: "P" },
        { fetch, mapping, tries: 1, ...options },
    );
    return { requests, text: await file.text() };
}

describe.each(scenarios)("a job at $provider", (scenario) => {
    const { provider, responses } = scenario;

    test("through the router: every poll stays there, and the file is fetched without the token", async () => {
        const { requests, text } = await runScenario(scenario, "hf_token");
        const query = provider === "fal-ai" ? "?_subdomain=queue" : "";
        expect(requests).toEqual([
            ...responses.map(([path]) => ({
                url: `https://router.huggingface.co/${provider}${path}${query}`,
                authorization: "Bearer hf_token",
            })),
            { url: result, authorization: null },
        ]);
        expect(text).toBe("the result");
    });

    test("with the provider's key: every poll goes to the provider", async () => {
        const { requests } = await runScenario(scenario, "key");
        expect(requests).toEqual([
            ...responses.map(([path]) => ({
                url: `${directBases[provider]}${path}`,
                authorization: provider === "fal-ai" ? "Key key" : "Bearer key",
            })),
            { url: result, authorization: null },
        ]);
    });
});

test("a job that does not say where it is, is an error that shows what came", async () => {
    const scenario: Scenario = {
        provider: "together",
        helper: textToVideo,
        responses: [["/v2/videos", { message: "later" }]],
    };
    await expect(runScenario(scenario, "hf_token")).rejects.toThrow(
        /together did not say where its job is: \{"message":"later"\}/,
    );
});

test.each(["x:.evil.example/requests/7", "x:@evil.example/requests/7", "x:7/requests/7"])(
    "a job at %s cannot lead the key to another host: there is no such path at the provider's own",
    async (response_url) => {
        const scenario: Scenario = {
            provider: "fal-ai",
            helper: textToImage,
            responses: [
                ["/its/id", { status: "IN_QUEUE", response_url }],
                ["", { status: "COMPLETED" }],
            ],
        };
        await expect(runScenario(scenario, "key")).rejects.toThrow("fal-ai did not say where its job is");
    },
);

test("a poll of a job may be no larger than is allowed", async () => {
    const scenario: Scenario = {
        provider: "together",
        helper: textToVideo,
        responses: [
            ["/v2/videos", { id: "7" }],
            ["/v2/videos/7", { status: "completed", padding: "x".repeat(1000) }],
        ],
    };
    await expect(runScenario(scenario, "hf_token", { maxBytes: 500 })).rejects.toThrow("larger than 500 bytes");
});
