import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hubPlaceholder, keyPlaceholder, placeholders } from "../placeholder-token.ts";
import { runFailures } from "../protocol.ts";
import type { FilledRequest, ToWorker } from "../worker/port-messages.ts";
import { hostsOfToken, isReached, resultHosts, tokenHosts } from "./hosts.ts";
import { createRelay, outgoing, type Refusal } from "./relay.ts";

const hubToken = "hf_secret";
const hubHosts = ["router.huggingface.co", "huggingface.co", "api-inference.huggingface.co"];
const together = 'process.env["TOGETHER_API_KEY"]';

const request = (url: string, more: Partial<FilledRequest> = {}): FilledRequest => ({
    method: "POST",
    url,
    headers: [["authorization", `Bearer ${hubPlaceholder}`]],
    body: new Uint8Array([1]),
    ...more,
});

describe("a token", () => {
    test("is for the Hub and its router, where it is the Hub's", () => {
        expect(hostsOfToken(hubToken, together)).toEqual(hubHosts);
    });

    test("is for the provider whose variable the program names, and for no other", () => {
        expect(hostsOfToken("key", together)).toEqual([
            "api.together.xyz",
            "api.together.ai",
            "api-inference.together.ai",
        ]);
        expect(hostsOfToken("key", "MY_TOGETHER_API_KEY_2")).toEqual([]);
        expect(hostsOfToken("key", "FAL_AI_API_KEY")).toEqual(["fal.run", "queue.fal.run", "rest.fal.ai"]);
        expect(hostsOfToken("key", "REPLICATE_API_TOKEN")).toEqual(["api.replicate.com", "stream.replicate.com"]);
    });

    test("goes out in a header to a host that it is for, and in nothing else to nobody else", () => {
        const anywhere = fc.constantFrom(
            ...tokenHosts,
            ...resultHosts.map((host) => host.replace("*", "v3")),
            "evil.example",
        );
        const header = fc.constantFrom("authorization", "x-key", "cookie");
        fc.assert(
            fc.property(anywhere, header, fc.constantFrom("GET", "POST"), (host, name, method) => {
                const url = `https://${host}/?${hubPlaceholder}`;
                const own = hostsOfToken(hubToken, "");
                const init = outgoing(
                    request(url, { method, headers: [[name, `Bearer ${hubPlaceholder}`]] }),
                    hubToken,
                    own,
                );
                const isFor = hubHosts.includes(host) && (host !== "huggingface.co" || method === "GET");
                expect(init.headers).toEqual(isFor ? [[name, `Bearer ${hubToken}`]] : []);
                expect(init.redirect).toBe(isFor ? "error" : "follow");
                expect(init.credentials).toBe("omit");
                expect(JSON.stringify({ ...init, headers: [] })).not.toContain(hubToken);
            }),
        );
    });

    test("does not take along what an SDK says of itself, which most services let no page say", () => {
        const headers = [
            ["x-stainless-lang", "js"],
            ["user-agent", "OpenAI/JS"],
            ["content-type", "application/json"],
        ] as const;
        expect(outgoing(request("https://router.huggingface.co/", { headers }), hubToken, []).headers).toEqual([
            ["content-type", "application/json"],
        ]);
    });
});

describe("who is reached", () => {
    test.each(["router.huggingface.co", "queue.fal.run", "v3.fal.media", "replicate.delivery"])("%s is", (host) => {
        expect(isReached(host)).toBe(true);
    });

    test.each([
        ...["evil.example", "fal.media.evil.example", "evilfal.media", "huggingface.co.evil.example", ""],
        // Anybody can have a bucket in the region where novita has its own.
        ...["evil.s3.ap-southeast-1.amazonaws.com", "s3.ap-southeast-1.amazonaws.com", "evil.cloudfront.net"],
    ])("%s is not", (host) => {
        expect(isReached(host)).toBe(false);
    });
});

describe("the relay", () => {
    const relayed = async (providerRequest: FilledRequest, fetch: typeof globalThis.fetch) => {
        const messages: ToWorker[] = [];
        const refused: Refusal[] = [];
        const relay = createRelay({
            token: hubToken,
            program: "",
            post: (message) => messages.push(message),
            onRefused: (refusal) => refused.push(refusal),
            fetch,
        });
        relay.handle({ kind: "provider-request", id: 7, request: providerRequest });
        await expect
            .poll(() => messages.at(-1)?.kind ?? refused.at(-1)?.name)
            .toMatch(/provider-end|provider-error|Not/);
        return { messages, refused };
    };

    test("hands on the answer, piece by piece", async () => {
        const { messages } = await relayed(
            request("https://router.huggingface.co/x"),
            async () => new Response("hello"),
        );
        expect(messages.map(({ kind }) => kind)).toEqual(["provider-response", "provider-piece", "provider-end"]);
        expect(messages[0]).toMatchObject({ id: 7, status: 200 });
    });

    test.each([
        ["as it is", (secret: string) => secret],
        ["in base64", btoa],
        ["percent-encoded", (secret: string) => secret.replace("_", "%5F")],
    ])("does not hand on the token that a service repeats, %s", async (_, encode) => {
        const echo = encode(hubToken);
        const body = new ReadableStream({
            start(controller) {
                // In two pieces, which part the token.
                const text = `data: {"error": "no such key: ${echo}"}\n\ndata: ${echo}`;
                for (const part of [text.slice(0, 35), text.slice(35)])
                    controller.enqueue(new TextEncoder().encode(part));
                controller.close();
            },
        });
        const headers = { "content-type": "text/event-stream", "x-echo": echo };
        const { messages } = await relayed(request("https://router.huggingface.co/x"), async () => {
            return new Response(body, { headers });
        });
        const errorText = messages
            .map((one) => ("bytes" in one ? new TextDecoder().decode(one.bytes) : JSON.stringify(one)))
            .join("");
        expect(errorText).toContain("no such key: [redacted]");
        expect(errorText).not.toContain(echo);
    });

    test("hands on the bytes of a file as they are", async () => {
        const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
        const headers = { "content-type": "image/png" };
        const { messages } = await relayed(request("https://router.huggingface.co/x"), async () => {
            return new Response(bytes, { headers });
        });
        expect(messages.flatMap((one) => ("bytes" in one ? [...one.bytes] : []))).toEqual([...bytes]);
    });

    test("says who did not answer", async () => {
        const { refused } = await relayed(request("https://router.huggingface.co/x"), async () => {
            throw new TypeError("Failed to fetch");
        });
        expect(refused).toEqual([{ name: runFailures.notReached, message: "router.huggingface.co" }]);
    });

    test.each(["https://evil.example/", "http://router.huggingface.co/", "https://router.huggingface.co:8443/"])(
        "does not ask %s",
        async (url) => {
            let requestCount = 0;
            const { refused } = await relayed(request(url), async () => {
                requestCount += 1;
                return new Response();
            });
            expect(refused[0]?.name).toBe(runFailures.notAllowed);
            expect(requestCount).toBe(0);
        },
    );
});

test("every variable that would hold a token holds a placeholder, in the form of that token", () => {
    expect(placeholders("process.env.HF_TOKEN, os.environ['TOGETHER_API_KEY'], API_TOKEN, KEY")).toEqual({
        HF_TOKEN: hubPlaceholder,
        OPENAI_API_KEY: keyPlaceholder,
        FAL_KEY: keyPlaceholder,
        TOGETHER_API_KEY: keyPlaceholder,
        API_TOKEN: keyPlaceholder,
    });
});
