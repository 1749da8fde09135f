import { createServer } from "node:http";
import { chatCompletion, InferenceClient } from "@callsheet/inference";
import { describe, expect, test, vi } from "vitest";
import { listen } from "./request-listener.ts";
import { sandboxForTests, startTestSandbox } from "./test-sandbox.ts";
import { chat, post, router } from "./testing.ts";

const chatUrl = `${router}/v1/chat/completions`;
const groqUrl = "https://api.groq.com/openai/v1/chat/completions";

/** Sends the same chat several times. @returns the status of each response */
async function statuses(count: number): Promise<readonly number[]> {
    const found: number[] = [];
    for (let sent = 0; sent < count; sent++) {
        const response = await fetch(chatUrl, post(chat));
        await response.text();
        found.push(response.status);
    }
    return found;
}

describe("a scripted reply", () => {
    const said = async () => Object(await (await fetch(chatUrl, post(chat))).json()).choices?.[0].message.content;

    test("is a text or a list, for as many requests as it says, until the sandbox is cleared", async () => {
        await using sandbox = await startTestSandbox();
        sandbox.reply(["One.", { text: "Two." }]);
        sandbox.reply("More.", { times: "always" });
        expect([await said(), await said(), await said(), await said()]).toEqual(["One.", "Two.", "More.", "More."]);
        sandbox.clear();
        expect(await said()).toContain("(sandbox)");
        expect(() => sandbox.reply({ text: "One.", status: 500 })).toThrow(/has a status, which belongs to json/);
    });

    test("is chosen by a function, which gets the request as the test does", async () => {
        await using sandbox = await startTestSandbox();
        sandbox.replyWhen(({ url, body }) => url === chatUrl && Object(body).model);
        expect(await said()).toBe("any/conversational");
    });
});

describe("a program", () => {
    test("reaches the sandbox under the real URLs, with the client or without it", async () => {
        await using sandbox = await startTestSandbox();
        expect((await fetch(chatUrl, post(chat))).status).toBe(200);
        await new InferenceClient(process.env["HF_TOKEN"]).summarization({
            model: "facebook/bart-large-cnn",
            inputs: "A",
        });
        const messages = [{ role: "user", content: "Hello" }];
        await chatCompletion({
            accessToken: process.env["GROQ_API_KEY"] ?? "",
            provider: "groq",
            model: "a/b",
            messages,
        });
        const hosts = sandbox.requests.map(({ url }) => new URL(url).host);
        expect(new Set(hosts)).toEqual(new Set(["router.huggingface.co", "huggingface.co", "api.groq.com"]));
        expect(sandbox.requests.flatMap(({ hint, leak }) => hint ?? leak ?? [])).toEqual([]);
    });

    test("never sees a real token", async () => {
        vi.stubEnv("HF_TOKEN", "hf_real");
        vi.stubEnv("OPENAI_API_KEY", undefined);
        const sandbox = await startTestSandbox();
        expect(process.env["HF_TOKEN"]).toBe("hf_sandbox_any");
        expect(process.env["OPENAI_API_KEY"]).toBe("sk-sandbox");
        await sandbox.close();
        expect(process.env["HF_TOKEN"]).toBe("hf_real");
        expect(process.env["OPENAI_API_KEY"]).toBeUndefined();
        vi.unstubAllEnvs();
    });

    test("still reaches servers of this machine", async () => {
        const server = createServer((_request, response) => response.end("own"));
        const port = await listen(server, 0, "127.0.0.1");
        await using _sandbox = await startTestSandbox();
        expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("own");
        expect(await (await fetch(new URL(`http://localhost:${port}/`))).text()).toBe("own");
        server.closeAllConnections();
        server.close();
    });

    test("still reads what is no request: data URLs", async () => {
        await using _sandbox = await startTestSandbox();
        expect(await (await fetch("data:,own")).text()).toBe("own");
    });

    test("is refused every other host, by name", async () => {
        await using sandbox = await startTestSandbox();
        await expect(fetch("https://example.com/private?key=1")).rejects.toThrow(
            "The sandbox does not stand in for example.com, and lets nothing through to the network.",
        );
        expect(sandbox.requests).toEqual([]);
    });

    test("reaches a self-hosted server by its name", async () => {
        await using sandbox = await startTestSandbox({ ownHosts: ["models.example"] });
        expect((await fetch("https://models.example/v1/chat/completions", post(chat))).status).toBe(200);
        expect(sandbox.requests[0]?.url).toBe("https://models.example/v1/chat/completions");
    });

    test("reaches hosts that are let through as it did before", async () => {
        const previous = globalThis.fetch;
        let seen = "";
        globalThis.fetch = async (input, init) => {
            const url = String(input instanceof Request ? input.url : input);
            if (!url.startsWith("https://db.example")) return await previous(input, init);
            seen = url;
            return new Response("the network");
        };
        try {
            await using _sandbox = await startTestSandbox({ passThrough: ["db.example"] });
            expect(await (await fetch("https://db.example:8443/rows")).text()).toBe("the network");
            expect(seen).toBe("https://db.example:8443/rows");
        } finally {
            globalThis.fetch = previous;
        }
    });
});

describe("close", () => {
    test("restores fetch", async () => {
        const before = globalThis.fetch;
        const sandbox = await startTestSandbox();
        expect(globalThis.fetch).not.toBe(before);
        await sandbox.close();
        expect(globalThis.fetch).toBe(before);
        await sandbox.close();
    });

    test("leaves a fetch that was put over it, and gives that the previous one", async () => {
        const before = globalThis.fetch;
        const sandbox = await startTestSandbox();
        const over = globalThis.fetch;
        const later: typeof fetch = async (...args) => await over(...args);
        globalThis.fetch = later;
        try {
            await sandbox.close();
            expect(globalThis.fetch).toBe(later);
            expect(await (await fetch("data:,own")).text()).toBe("own");
        } finally {
            globalThis.fetch = before;
        }
    });
});

describe("requests", () => {
    test("are values to compare", async () => {
        await using sandbox = await startTestSandbox();
        await fetch(groqUrl, post({ ...chat, model: "any" }, "Bearer key"));
        expect(sandbox.requests).toMatchObject([
            { method: "POST", url: groqUrl, body: { model: "any", messages: chat.messages }, status: 200 },
        ]);
        expect(sandbox.requests[0]?.headers["authorization"]).toBe("Bearer key");
    });

    test("say what was wrong with them", async () => {
        await using sandbox = await startTestSandbox();
        await fetch(groqUrl, post({ model: "any", prompt: "Hello" }, "Bearer key"));
        await fetch(groqUrl, post(chat, "Bearer hf_real"));
        expect(sandbox.requests[0]).toMatchObject({ status: 400, hint: expect.stringContaining("prompt") });
        expect(sandbox.requests[1]).toMatchObject({ status: 401, leak: expect.stringContaining("api.groq.com") });
    });

    test.each([
        ["application/json", '{"a":', '{"a":'],
        ["text/plain", "words", "words"],
        ["application/octet-stream", "\u0001", Uint8Array.of(1)],
    ])("have a body of %s as it is read best", async (type, body, expected) => {
        await using sandbox = await startTestSandbox();
        const headers = { authorization: "Bearer hf_a", "content-type": type };
        await fetch(chatUrl, { method: "POST", headers, body });
        await fetch(chatUrl, { headers });
        expect(sandbox.requests.map((request) => request.body)).toEqual([expected, undefined]);
    });
});

describe("fail", () => {
    test("applies to every request until clear", async () => {
        await using sandbox = await startTestSandbox();
        sandbox.fail("503");
        expect(await statuses(3)).toEqual([503, 503, 503]);
        sandbox.clear();
        expect(await statuses(1)).toEqual([200]);
        expect(sandbox.requests).toHaveLength(1);
    });

    test("applies to as many requests as it is told, and shows in them", async () => {
        await using sandbox = await startTestSandbox();
        sandbox.fail("429; retryAfter=0", { times: 2 });
        expect(await statuses(3)).toEqual([429, 429, 200]);
        expect(sandbox.requests.map(({ fault }) => fault)).toEqual(["status", "status", undefined]);
    });

    test("applies to a part of the requests, the same ones after clear", async () => {
        await using sandbox = await startTestSandbox();
        sandbox.fail("503:0.5");
        const first = await statuses(20);
        expect(new Set(first)).toEqual(new Set([200, 503]));
        sandbox.clear();
        sandbox.fail("503:0.5");
        expect(await statuses(20)).toEqual(first);
    });

    test("applies to a host alone, and takes a fault as an object", async () => {
        await using sandbox = await startTestSandbox();
        sandbox.fail({ kind: "status", status: 500 }, { at: "api.groq.com" });
        expect(await statuses(1)).toEqual([200]);
        expect((await fetch(groqUrl, post({ ...chat, model: "any" }, "Bearer key"))).status).toBe(500);
    });

    test("breaks a connection as the network would", async () => {
        await using sandbox = await startTestSandbox();
        sandbox.fail("reset", { times: 1 });
        await expect(fetch(chatUrl, post(chat))).rejects.toThrow(TypeError);
    });

    test.each([
        ["teapot", undefined, /There is no fault "teapot"/],
        ["503:2", undefined, /A chance is from 0 to 1/],
        ["503", { times: 0 }, /at least 1; received 0/],
        ["503:0.2", { times: 1 }, /both/],
        [{ kind: "status", status: 9 } as const, undefined, /from 200 to 599/],
    ])("refuses %s with %s", async (failure, options, message) => {
        await using sandbox = await startTestSandbox();
        expect(() => sandbox.fail(failure, options)).toThrow(message);
    });
});

describe("sandboxForTests", () => {
    test("runs from beforeAll to afterAll, and is cleared before each test", async () => {
        const hooks: Record<"all" | "each" | "after", () => unknown> = {
            all: () => {},
            each: () => {},
            after: () => {},
        };
        const before = globalThis.fetch;
        const sandbox = sandboxForTests({
            beforeAll: (run) => (hooks.all = run),
            beforeEach: (run) => (hooks.each = run),
            afterAll: (run) => (hooks.after = run),
        });
        expect(() => sandbox.requests).toThrow(/inside a test or a hook/);
        await hooks.all();
        sandbox.fail("503");
        expect(await statuses(1)).toEqual([503]);
        expect(sandbox.requests).toMatchObject([{ status: 503 }]);
        hooks.each();
        expect(sandbox.requests).toEqual([]);
        expect(await statuses(1)).toEqual([200]);
        expect(sandbox.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
        sandbox.clear();
        expect(sandbox.requests).toEqual([]);
        await hooks.after();
        expect(globalThis.fetch).toBe(before);
        expect(() => sandbox.url).toThrow(/beforeAll/);
    });
});
