import { describe, expect, test } from "vitest";
import { json, loopback } from "../../test/loopback.ts";
import { getProviderHelper, InputError, makeRequestOptions } from "../index.ts";

const token = "hf_secret0123456789";
const classifier = getProviderHelper("hf-inference", "text-classification");
const args = { accessToken: token, model: "owner/name", inputs: "It rains." };

describe("what fetch is called with", () => {
    test("is enough for fetch", async () => {
        const { fetch, received } = await loopback(json([]));
        const { url, info } = await makeRequestOptions(args, classifier, { billTo: "my-org" });
        expect((await fetch(url, info)).status).toBe(200);
        expect(received).toHaveLength(1);
        expect(received[0]).toMatchObject({
            method: "POST",
            path: "/hf-inference/models/owner/name",
            headers: { authorization: `Bearer ${token}`, "x-hf-bill-to": "my-org", "content-type": "application/json" },
        });
        expect(JSON.parse(String(received[0]?.body))).toEqual({ inputs: "It rains." });
    });

    test("has its headers in a plain object, which can be spread and read by name", async () => {
        const { info } = await makeRequestOptions(args, classifier);
        expect({ ...info.headers }).toEqual({
            Authorization: `Bearer ${token}`,
            "Content-Type": "application/json",
        });
    });

    test("has no Authorization without a token", async () => {
        const { info } = await makeRequestOptions({ ...args, accessToken: undefined }, classifier);
        expect(info.headers).toEqual({ "Content-Type": "application/json" });
    });

    test("leaves the type of a form to fetch, which knows where its parts end", async () => {
        const helper = getProviderHelper("deepinfra", "automatic-speech-recognition");
        const recording = new Blob(["fLaC"], { type: "audio/flac" });
        const mapping = { provider: "deepinfra", providerId: "maker/model", task: "automatic-speech-recognition" };
        const args = { accessToken: token, model: "owner/name", inputs: recording };
        const { info } = await makeRequestOptions(args, helper, { mapping });
        expect(info.body).toBeInstanceOf(FormData);
        expect(info.headers).toEqual({ Authorization: `Bearer ${token}` });
    });

    test("holds the signal", async () => {
        const { signal } = new AbortController();
        expect((await makeRequestOptions(args, classifier, { signal })).info.signal).toBe(signal);
        expect((await makeRequestOptions(args, classifier)).info).not.toHaveProperty("signal");
    });
});

test("the helper says whom the request is for, whatever the arguments name", async () => {
    const helper = getProviderHelper("hf-inference", "conversational");
    const args = { accessToken: token, provider: "groq", model: "owner/name", messages: [] } as const;
    const { url } = await makeRequestOptions(args, helper);
    expect(url).toBe("https://router.huggingface.co/hf-inference/models/owner/name/v1/chat/completions");
});

test("a server of one's own is asked at its own address", async () => {
    const helper = getProviderHelper("hf-inference", "conversational");
    const args = { accessToken: token, endpointUrl: "http://localhost:8080", messages: [], stream: true };
    const { url, info } = await makeRequestOptions(args, helper);
    expect(url).toBe("http://localhost:8080/v1/chat/completions");
    expect(JSON.parse(String(info.body))).toMatchObject({ stream: true });
});

test.each([
    ["a missing model", { inputs: "It rains." }, "pass a model"],
    ["inputs of the wrong type", { model: "owner/name", inputs: 7 }, "inputs"],
    ["a token that no header can hold", { ...args, accessToken: "hf_abc\nX-Evil: 1" }, "line break"],
])("%s is refused as the task's helper refuses it", async (_, args, message) => {
    const request = makeRequestOptions(args, classifier);
    await expect(request).rejects.toBeInstanceOf(InputError);
    await expect(request).rejects.toThrow(message);
});
