import { describe, expect, test } from "vitest";
import type { Call } from "../call/call.ts";
import { InputError } from "../errors/errors.ts";
import type { TaskId } from "../tasks/task-id.ts";
import { file, secret } from "../wire/leaf.ts";
import { buildRequest } from "./build-request.ts";
import { isOpenAiAddress } from "./endpoint.ts";

const chat: Call<"conversational"> = {
    task: "conversational",
    model: "owner/name",
    provider: "auto",
    inputs: [{ role: "user", content: "Hi" }],
};

test("a call becomes a wire request whose token is a secret", () => {
    expect(buildRequest({ ...chat, parameters: { max_tokens: 9 }, stream: true, billTo: "my-org" })).toEqual({
        method: "POST",
        url: "https://router.huggingface.co/v1/chat/completions",
        headers: {
            Authorization: ["Bearer ", secret("HF_TOKEN")],
            "X-HF-Bill-To": "my-org",
            "Content-Type": "application/json",
        },
        body: {
            format: "json",
            value: { model: "owner/name", messages: chat.inputs, max_tokens: 9, stream: true },
        },
    });
});

test("the provider's own id of the model is what is sent", () => {
    const { body } = buildRequest({ ...chat, providerModelId: "their-id" });
    expect(body).toMatchObject({ value: { model: "their-id" } });
});

describe("a custom endpoint", () => {
    /** The address given, and those of a chat and of an embedding. */
    const forms = [
        ["https://example.org", "/v1/chat/completions", "/v1/embeddings"],
        ["https://example.org/", "/v1/chat/completions", "/v1/embeddings"],
        ["https://example.org/v1", "/v1/chat/completions", "/v1/embeddings"],
        ["https://example.org/v1/", "/v1/chat/completions", "/v1/embeddings"],
        ["https://example.org/v1/chat/completions", "/v1/chat/completions", "/v1/embeddings"],
        ["https://example.org/v1/embeddings", "/v1/chat/completions", "/v1/embeddings"],
        ["https://example.org/chat/completions", "/chat/completions", "/embeddings"],
        ["https://example.org/v1beta/openai/", "/v1beta/openai/chat/completions", "/v1beta/openai/embeddings"],
        ["https://example.org/v1/openai", "/v1/openai/chat/completions", "/v1/openai/embeddings"],
        ["https://example.org/openai/v1", "/openai/v1/chat/completions", "/openai/v1/embeddings"],
        ["https://example.org/api/paas/v4", "/api/paas/v4/chat/completions", "/api/paas/v4/embeddings"],
        ["https://example.org/api/v3/", "/api/v3/chat/completions", "/api/v3/embeddings"],
        ["https://example.org/inference", "/inference/chat/completions", "/inference/embeddings"],
        [
            "https://example.org/v1/me/mine/openai",
            "/v1/me/mine/openai/chat/completions",
            "/v1/me/mine/openai/embeddings",
        ],
        [
            "https://example.org/openai/deployments/mine?api-version=1",
            "/openai/deployments/mine/chat/completions?api-version=1",
            "/openai/deployments/mine/embeddings?api-version=1",
        ],
        [
            "https://example.org/openai/deployments/mine/chat/completions?api-version=1",
            "/openai/deployments/mine/chat/completions?api-version=1",
            "/openai/deployments/mine/embeddings?api-version=1",
        ],
        ["http://127.0.0.1:8000/tgi?zone=a", "/tgi/v1/chat/completions?zone=a", "/tgi/v1/embeddings?zone=a"],
        ["https://example.org/models/openai/v1-large", "/models/openai/v1-large/v1/chat/completions", undefined],
    ] as const;

    test.each(forms)("%s is called at %s", (endpointUrl, chatPath, embeddingPath) => {
        const request = buildRequest({ ...chat, endpointUrl });
        const { origin } = new URL(endpointUrl);
        expect(request.url).toBe(origin + chatPath);
        expect(request.headers["Authorization"]).toEqual(["Bearer ", secret("API_TOKEN")]);
        if (!isOpenAiAddress(endpointUrl)) return;
        const embedding = { task: "feature-extraction", model: "a/b", provider: "hf-inference", inputs: "x" } as const;
        expect(buildRequest({ ...embedding, endpointUrl }).url).toBe(`${origin}${embeddingPath}`);
    });

    test.each([
        ["localhost:8000/v1", "http://localhost:8000/v1/chat/completions"],
        ["127.0.0.1:11434", "http://127.0.0.1:11434/v1/chat/completions"],
        ["[::1]:8000/v1", "http://[::1]:8000/v1/chat/completions"],
        ["192.168.1.20:1234/v1", "http://192.168.1.20:1234/v1/chat/completions"],
    ])("%s needs no scheme", (endpointUrl, url) => {
        expect(buildRequest({ ...chat, endpointUrl }).url).toBe(url);
    });

    test.each(["https://kavya:s3cret@example.org/v1", "kavya:s3cret@example.org", "ftp://kavya:s3cret@example.org"])(
        "%s is refused without its password",
        (endpointUrl) => {
            const build = () => buildRequest({ ...chat, endpointUrl });
            expect(build).toThrow(InputError);
            expect(build).not.toThrow("s3cret");
        },
    );

    test("without a scheme is answered with the address that may be meant", () => {
        expect(() => buildRequest({ ...chat, endpointUrl: "api.example.org/v1" })).toThrow(
            "Did you mean https://api.example.org/v1?",
        );
    });

    describe("below its /v1", () => {
        const target = { provider: "hf-inference", model: "a/b", endpointUrl: "http://127.0.0.1:8000/v1" } as const;
        const recording = file("talk.mp3", "audio/mpeg");

        test.each([
            [{ ...target, task: "feature-extraction", inputs: "x" }, "/embeddings", { input: "x", model: "a/b" }],
            [{ ...target, task: "text-generation", inputs: "x" }, "/completions", { prompt: "x", model: "a/b" }],
            [{ ...target, task: "text-to-image", inputs: "x" }, "/images/generations", { prompt: "x", model: "a/b" }],
            [{ ...target, task: "text-to-speech", inputs: "x" }, "/audio/speech", { input: "x", model: "a/b" }],
        ] as const)("OpenAI's form is spoken: %o", (call, path, value) => {
            for (const endpointUrl of [target.endpointUrl, `${target.endpointUrl}/`, target.endpointUrl + path]) {
                const request = buildRequest<TaskId>({ ...call, endpointUrl });
                expect(request.url).toBe(target.endpointUrl + path);
                expect(request.body).toMatchObject({ format: "json", value });
            }
        });

        test("a recording goes as a form", () => {
            const request = buildRequest({ ...target, task: "automatic-speech-recognition", inputs: recording });
            expect(request.url).toBe("http://127.0.0.1:8000/v1/audio/transcriptions");
            expect(request.body).toMatchObject({ fields: { file: { bytes: recording }, model: "a/b" } });
        });

        test("elsewhere it is the Hub's", () => {
            const endpointUrl = "https://my-embeddings.example";
            const request = buildRequest({ ...target, task: "feature-extraction", inputs: "x", endpointUrl });
            expect([request.url, request.body]).toEqual([endpointUrl, { format: "json", value: { inputs: "x" } }]);
        });
    });

    test("is called as it is for tasks without a standard path", () => {
        const endpointUrl = "https://example.org/classify";
        expect(
            buildRequest({ task: "fill-mask", model: "a/b", provider: "hf-inference", inputs: "x", endpointUrl }).url,
        ).toBe(endpointUrl);
    });

    test.each([
        ["https://example.org/a b/it's?key=$(x) {y}", "https://example.org/a%20b/it's?key=$(x)%20%7By%7D"],
        ["https://example.org/50%?q=`[1]|\\^`#top", "https://example.org/50%25?q=%60%5B1%5D%7C%5C%5E%60"],
        ["https://example.org/%7Eme?q=%41", "https://example.org/%7Eme?q=%41"],
        ["https://example.org/", "https://example.org"],
        ["http://[::1]:8000/[x]", "http://[::1]:8000/%5Bx%5D"],
    ])("%s has everything escaped that clients disagree about", (endpointUrl, url) => {
        expect(
            buildRequest({ task: "fill-mask", model: "a/b", provider: "hf-inference", inputs: "x", endpointUrl }).url,
        ).toBe(url);
    });

    test.each(["example.org", "", "file:///etc/passwd"])("%j is refused", (endpointUrl) => {
        expect(() => buildRequest({ ...chat, endpointUrl })).toThrow(InputError);
    });
});

test("a provider that does not serve the task is refused, and the ones that do are named", () => {
    expect(() => buildRequest({ task: "fill-mask", model: "a/b", provider: "auto", inputs: "x" })).toThrow(
        "auto does not serve fill-mask. Providers that do: hf-inference.",
    );
});

describe("a model id in a path", () => {
    const url = (model: string) =>
        buildRequest({ task: "fill-mask", model, provider: "hf-inference", inputs: "x" }).url;

    test("cannot leave its place", () => {
        expect(url("owner/a b?c#d")).toBe("https://router.huggingface.co/hf-inference/models/owner/a%20b%3Fc%23d");
    });

    test.each(["../../x", "owner//name", "", "./x", "owner/\ud800"])("%j is refused", (model) => {
        expect(() => url(model)).toThrow("is not a model id");
    });
});
