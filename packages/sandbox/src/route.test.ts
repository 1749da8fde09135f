import { expect, test } from "vitest";
import { createHandler } from "./handler.ts";

const sandbox = createHandler();
const key = { authorization: "Bearer key" };

/** The status, the whole body and the hint of a response without a body in the request. */
async function ask(url: string, method = "GET", headers: Record<string, string> = key) {
    const response = await sandbox.fetch(new Request(url, { method, headers }));
    return [response.status, await response.text(), response.headers.get("x-sandbox-hint") ?? ""] as const;
}

test.each([
    ["https://api.groq.com/openai/v1/batches", "GET", 404],
    ["https://api.groq.com/openai/v1/chat/completions", "GET", 405],
    ["https://api.cohere.com/v1/datasets", "POST", 404],
    ["https://api.together.ai/v1/fine-tunes", "GET", 404],
    ["https://router.huggingface.co/groq/openai/v1/batches", "GET", 404],
])("what a service may have, and the sandbox lacks, is said of the sandbox: %s", async (url, method, status) => {
    const token = url.includes("router") ? { authorization: "Bearer hf_test" } : key;
    const [actual, body, hint] = await ask(url, method, token);
    expect(actual).toBe(status);
    for (const text of [body, hint]) expect(text).toContain("The sandbox does not have this route yet");
    expect(`${body} ${hint}`).not.toMatch(/\bhas no\b|Not Found/);
});

test("a provider that the router may have is not denied", async () => {
    const [status, , hint] = await ask("https://router.huggingface.co/newcomer/v1/x", "GET", {
        authorization: "Bearer hf_test",
    });
    expect([status, hint]).toEqual([404, expect.stringContaining("the sandbox has no provider newcomer")]);
});

test("a service is called at each of its hosts, and a Hub token leaks at none of them unseen", async () => {
    const chat = { model: "some/model", messages: [{ role: "user", content: "Hello" }] };
    for (const host of ["api.together.xyz", "api.together.ai", "api-inference.together.ai"]) {
        const call = (authorization: string) =>
            sandbox.fetch(
                new Request(`https://${host}/v1/chat/completions`, {
                    method: "POST",
                    headers: { authorization, "content-type": "application/json" },
                    body: JSON.stringify(chat),
                }),
            );
        expect([(await call("Bearer key")).status, sandbox.requests.at(-1)?.leak]).toEqual([200, undefined]);
        expect((await call("Bearer hf_test")).status).toBe(401);
        expect(sandbox.requests.at(-1)?.leak).toContain("a Hub token was sent");
    }
});
