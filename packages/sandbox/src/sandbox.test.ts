import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { describe, expect, test } from "vitest";
import { hosts } from "./destination.ts";
import { recordedJson } from "./recorded-request.ts";
import { startSandbox } from "./sandbox.ts";
import { chat, get, hubToken, key, post, router, useSandbox } from "./testing.ts";

const sandbox = useSandbox();
const chatUrl = `${router}/v1/chat/completions`;

describe("startSandbox", () => {
    test("listens on this machine only", async () => {
        const { port, hostname } = new URL(sandbox().url);
        expect(hostname).toBe("127.0.0.1");
        const others = Object.values(networkInterfaces())
            .flatMap((addresses) => addresses ?? [])
            .filter(({ internal, family }) => !internal && family === "IPv4");
        for (const { address } of others) await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow();
    });

    test("takes the port that it is told, and says so where the port is taken", async () => {
        const otherServer = createServer().listen(0, "127.0.0.1");
        await new Promise((resolve) => otherServer.once("listening", resolve));
        // The server listens on a port, not on a pipe.
        const { port } = otherServer.address() as AddressInfo;
        await expect(startSandbox({ port })).rejects.toThrow(/EADDRINUSE/);
        await new Promise((resolve) => otherServer.close(resolve));
        const atPort = await startSandbox({ port });
        expect(atPort.url).toBe(`http://127.0.0.1:${port}`);
        await atPort.close();
    });

    test("close ends connections that are open", async () => {
        const other = await startSandbox({ fault: { kind: "silence" } });
        const waiting = other.fetch(chatUrl, post(chat));
        const failed = expect(waiting).rejects.toThrow();
        while (other.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
        await other.close();
        await failed;
    });

    test("leaves the globals alone", async () => {
        const before = [globalThis.Request, globalThis.Response];
        await (await startSandbox()).close();
        expect([globalThis.Request, globalThis.Response]).toEqual(before);
    });
});

describe("what it has seen", () => {
    test("is the request as the real host would have seen it", async () => {
        await sandbox().fetch(`${chatUrl}?a=%2F`, post(chat, hubToken, { "x-hf-bill-to": "org" }));
        const [record] = sandbox().requests;
        expect(record).toMatchObject({ method: "POST", url: `${chatUrl}?a=%2F`, status: 200, leak: undefined });
        expect(record?.headers.get("host")).toBe("router.huggingface.co");
        expect(record?.headers.get("x-hf-bill-to")).toBe("org");
        expect(record?.headers.has("x-sandbox-host")).toBe(false);
        expect(record && recordedJson(record)).toEqual(chat);
    });

    test("is forgotten on demand, with the faults that wait", async () => {
        sandbox().fail({ kind: "empty", times: 5 });
        await sandbox().fetch(chatUrl, post(chat));
        sandbox().reset();
        expect(sandbox().requests).toEqual([]);
        expect(await (await sandbox().fetch(chatUrl, post(chat))).json()).toHaveProperty("choices");
    });

    test("tells a client that left from one that stayed", async () => {
        const stayed = await sandbox().fetch(chatUrl, post(chat));
        await stayed.text();
        sandbox().fail({ kind: "endless" });
        const left = await sandbox().fetch(chatUrl, post({ ...chat, stream: true }));
        await left.body?.cancel();
        const outcomes = () => sandbox().requests.map(({ outcome }) => outcome);
        await expect.poll(outcomes).toEqual(["sent", "left"]);
    });
});

describe("the real host", () => {
    test("travels in a header, as the Host, or in the path", async () => {
        const { url, requests } = sandbox();
        const target = "/v1/chat/completions";
        await fetch(url + target, post(chat, hubToken, { "x-sandbox-host": "router.huggingface.co" }));
        await fetch(`${url}/router.huggingface.co${target}`, post(chat));
        const { headers, method, body } = post(chat);
        await new Promise((resolve, reject) => {
            // fetch sets the Host header itself; a proxy passes on the one that it received.
            const named = { ...Object(headers), host: "router.huggingface.co:443" };
            request(url + target, { ...(method && { method }), headers: named }, (answer) =>
                answer.resume().on("end", resolve),
            )
                .on("error", reject)
                .end(body);
        });
        expect(requests.map((record) => [record.url, record.status])).toEqual([
            [chatUrl, 200],
            [chatUrl, 200],
            [chatUrl, 200],
        ]);
    });

    test("in the path, result files are reachable without a special fetch", async () => {
        const body = { model: "together/any--text-to-image", prompt: "P", response_format: "url" };
        const answer = await fetch(`${sandbox().url}/api.together.xyz/v1/images/generations`, post(body, key));
        const { data } = await answer.json();
        const file = await fetch(data[0].url);
        expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    });

    test("the sandbox's own address is a server of one's own, and wants no token", async () => {
        const answer = await fetch(`${sandbox().url}/v1/chat/completions`, post({ ...chat, model: "mine" }, ""));
        expect(await answer.json()).toMatchObject({ model: "mine" });
    });

    test("that is no host is a 400", async () => {
        const answer = await fetch(sandbox().url, { headers: { "x-sandbox-host": "a b" } });
        expect([answer.status, await answer.json()]).toEqual([400, { error: expect.stringContaining("URL") }]);
    });

    test("every host is stood in for", async () => {
        for (const host of hosts) {
            await sandbox().fetch(`https://${host}/nowhere`);
            expect(sandbox().requests.at(-1)?.hint).not.toMatch(/no host that the sandbox stands in for/);
        }
    });
});

describe("sandbox.fetch", () => {
    test("takes every host to the sandbox: nothing reaches the network", async () => {
        const answer = await sandbox().fetch("https://example.com/a");
        expect([answer.status, answer.url]).toEqual([404, "https://example.com/a"]);
    });

    test("follows a redirect inside the sandbox, without the token", async () => {
        sandbox().fail({ kind: "redirect" });
        const answer = await sandbox().fetch(chatUrl, post(chat));
        const [, second] = sandbox().requests;
        expect([answer.redirected, second?.url]).toEqual([true, "https://elsewhere.example/"]);
        expect([second?.method, second?.leak]).toEqual(["POST", undefined]);
    });

    test("leaves a redirect to whoever wants to see it, or none", async () => {
        sandbox().fail({ kind: "redirect", status: 302 }, { kind: "redirect" });
        const seen = await sandbox().fetch(chatUrl, { ...post(chat), redirect: "manual" });
        expect([seen.status, seen.headers.get("location")]).toEqual([302, "https://elsewhere.example/"]);
        await expect(sandbox().fetch(chatUrl, { ...post(chat), redirect: "error" })).rejects.toThrow(TypeError);
    });

    test("can take the place of the global one", async () => {
        const platform = globalThis.fetch;
        globalThis.fetch = sandbox().fetch;
        try {
            expect((await fetch(chatUrl, post(chat))).status).toBe(200);
        } finally {
            globalThis.fetch = platform;
        }
    });

    test("can be aborted", async () => {
        sandbox().fail({ kind: "silence" });
        const waiting = sandbox().fetch(chatUrl, { ...post(chat), signal: AbortSignal.timeout(100) });
        await expect(waiting).rejects.toThrow(/abort|timeout/i);
    });
});

describe("browsers", () => {
    test("are let in", async () => {
        const preflight = await fetch(`${sandbox().url}/v1/chat/completions`, {
            method: "OPTIONS",
            headers: {
                origin: "http://localhost:1",
                "access-control-request-method": "POST",
                "access-control-request-headers": "x-sandbox-host",
            },
        });
        expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
        expect(preflight.headers.get("access-control-allow-headers")).toContain("x-sandbox-host");
        expect(sandbox().requests).toEqual([]);
    });
});

describe("tokens", () => {
    test.each([
        ["a Hub token at a provider", "https://api.together.xyz/v1/chat/completions", hubToken, true],
        ["a provider's key at the router", chatUrl, key, true],
        ["a provider's key at the router, for that provider", `${router}/together/v1/chat/completions`, key, true],
        ["a provider's key at the Hub", "https://huggingface.co/api/models/any/conversational", key, true],
        ["another scheme", "https://fal.run/fal-ai/any--text-to-image", key, false],
        ["the provider's scheme at the router", chatUrl, "Key hf_test", false],
    ])("%s is a 401", async (_name, url, authorization, leaks) => {
        const answer = await sandbox().fetch(
            url,
            url.includes("/api/models") ? get(authorization) : post(chat, authorization),
        );
        const [record] = sandbox().requests;
        expect(answer.status).toBe(401);
        expect(answer.headers.get("x-sandbox-hint")).toBe(record?.hint);
        expect(record?.leak !== undefined).toBe(leaks);
    });

    test("a missing one is a 401, in the service's own form", async () => {
        const body = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(chat) };
        const answerAt = async (url: string) => await (await sandbox().fetch(url, body)).json();
        expect(await answerAt(chatUrl)).toEqual({ error: "Invalid username or password." });
        expect(await answerAt("https://api.replicate.com/v1/predictions")).toMatchObject({
            title: "Unauthenticated",
            status: 401,
        });
        expect(await answerAt("https://api.groq.com/openai/v1/chat/completions")).toHaveProperty("error.message");
        expect(await answerAt("https://api.wavespeed.ai/api/v3/x/y")).toMatchObject({ code: 401 });
    });

    test.each(["https://v3.fal.media/sandbox/0a.png", "https://elsewhere.example/"])(
        "one that comes to %s is refused and recorded as a leak",
        async (url) => {
            const answer = await sandbox().fetch(url, get(hubToken));
            expect([answer.status, sandbox().requests[0]?.leak]).toEqual([
                400,
                expect.stringContaining(new URL(url).host),
            ]);
        },
    );

    test("a result file needs none", async () => {
        expect((await sandbox().fetch("https://v3.fal.media/sandbox/0a.png")).status).toBe(200);
    });
});
