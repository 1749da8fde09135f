/** The journal, the proxy and the key of `callsheet sandbox`, over real connections. */
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { JournalEntry } from "./journal/journal.ts";
import { type ServedSandbox, serveSandbox } from "./serve.ts";

const token = "hf_ATokenThatNobodyMaySee";
const chat = { model: "meta-llama/Llama-3.1-8B-Instruct", messages: [{ role: "user", content: "Hello" }] };

const post = (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(url, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
    });

/** Like fetch, but can send headers that fetch forbids. */
function raw(
    url: string,
    { method = "GET", headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number | undefined; text: string }> {
    return new Promise((resolve, reject) => {
        const sent = httpRequest(url, { method, headers }, (response) => {
            let text = "";
            response.setEncoding("utf8").on("data", (part: string) => (text += part));
            response.on("end", () => resolve({ status: response.statusCode, text }));
        });
        sent.on("error", reject);
        sent.end(body);
    });
}

const entriesOf = async (sandbox: ServedSandbox): Promise<readonly JournalEntry[]> => {
    const { requests }: { readonly requests: readonly JournalEntry[] } = JSON.parse(
        (await raw(`${sandbox.url}/__sandbox/requests`)).text,
    );
    return requests;
};

describe("the journal", () => {
    let sandbox: ServedSandbox;
    beforeEach(async () => {
        sandbox = await serveSandbox();
    });
    afterEach(() => sandbox.close());

    test("has each request with what became of it, and neither the token nor what repeats it", async () => {
        const url = `${sandbox.url}/router.huggingface.co/v1/chat/completions`;
        await (await post(`${url}?access_token=of-mine`, { ...chat, user: token })).text();
        await (await post(url, { ...chat, max_tokens: 5, stream: true })).text();
        await (await post(url, chat, { "x-sandbox-fault": "echo" })).text();
        await (await post(url, { ...chat, temperature: "hot" })).text();
        const entries = await entriesOf(sandbox);
        expect(entries.map(({ status, outcome }) => [status, outcome])).toEqual([
            [200, "sent"],
            [200, "sent"],
            [401, "sent"],
            [422, "sent"],
        ]);
        expect(entries[1]?.response.text).toContain("data: [DONE]");
        expect(entries[2]?.response.text).toContain("[redacted]");
        expect(entries[3]?.hint).toContain("temperature");
        expect(JSON.stringify(entries)).not.toMatch(/MaySee|of-mine/);
        expect(Object.fromEntries(entries[0]?.request.headers ?? [])["authorization"]).toBe("Bearer [redacted]");
    });

    test("keeps the last 200, and the beginning of what is long", async () => {
        const long = { ...chat, messages: [{ role: "user", content: "a".repeat(100_000) }] };
        await (await post(`${sandbox.url}/v1/chat/completions`, long)).text();
        const [first] = await entriesOf(sandbox);
        expect(first?.request).toMatchObject({ isCut: true, size: JSON.stringify(long).length });
        expect(first?.request.text).toHaveLength(16_384);
        const ask = async () => await (await fetch(`${sandbox.url}/v1/models`)).text();
        await Promise.all(Array.from({ length: 200 }, ask));
        const entries = await entriesOf(sandbox);
        expect(entries).toHaveLength(200);
        expect(entries.at(-1)?.id).toBe(201);
    });

    test("tells whoever watches of a request as it comes, and when it is over", async () => {
        const events = await fetch(`${sandbox.journal}/events`);
        const pieces = events.body?.pipeThrough(new TextDecoderStream()).getReader();
        await (await post(`${sandbox.url}/v1/chat/completions`, { ...chat, stream: true })).text();
        let seen = "";
        while (!seen.includes('"outcome":"sent"')) seen += (await pieces?.read())?.value;
        await pieces?.cancel();
        const outcomes = [...seen.matchAll(/"outcome":"(\w+)"/g)].map(([, outcome]) => outcome);
        expect([outcomes[0], outcomes.at(-1)]).toEqual(["open", "sent"]);
    });

    test("disconnects who watches and does not read, before what waits fills the memory", async () => {
        const { port } = new URL(sandbox.url);
        const socket = connect(Number(port), "127.0.0.1").pause();
        socket.write("GET /__sandbox/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
        const echoed = { model: "any", prompt: "a ".repeat(10_000), echo: true };
        const sent = 500;
        for (let count = 0; count < sent; count++) await (await post(`${sandbox.url}/v1/completions`, echoed)).text();
        let bytes = 0;
        socket.on("data", (piece) => (bytes += piece.length)).on("error", () => {});
        socket.resume();
        await once(socket, "close");
        // Each entry repeats the beginnings of the request and of the response.
        expect(bytes).toBeLessThan(sent * 2 * 16_384);
    });

    test("switches faults on and off, and forgets", async () => {
        const set = (failures: readonly string[]) => post(`${sandbox.journal}/faults`, { failures });
        const ask = async () => (await post(`${sandbox.url}/v1/chat/completions`, chat)).status;
        expect(await (await set(["503"])).json()).toMatchObject({
            failures: [{ fault: { kind: "status", status: 503 }, chance: 1 }],
        });
        expect(await ask()).toBe(503);
        const wrong = await set(["resett"]);
        expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining("resett")]);
        expect(await ask()).toBe(503);
        await set([]);
        expect(await ask()).toBe(200);
        await post(`${sandbox.journal}/reset`, {});
        expect(await entriesOf(sandbox)).toEqual([]);
    });

    const own = () => new URL(sandbox.url).host;
    test.each<[string, () => Record<string, string>, number]>([
        ["a program of this machine", () => ({}), 200],
        ["its own page", () => ({ host: own(), origin: `http://${own()}`, "sec-fetch-site": "same-origin" }), 200],
        ["somebody who types its address", () => ({ "sec-fetch-site": "none" }), 200],
        ["a page of another origin", () => ({ origin: "https://evil.example" }), 403],
        ["a page of another port", () => ({ origin: "http://127.0.0.1:1" }), 403],
        ["an image of another page", () => ({ "sec-fetch-site": "cross-site" }), 403],
        ["a page whose name was given to this machine", () => ({ host: "evil.example" }), 403],
    ])("for %s: %#", async (_who, headers, status) => {
        const answer = await raw(`${sandbox.url}/__sandbox/requests`, { headers: headers() });
        expect(answer.status).toBe(status);
    });

    test("changes nothing for a form of another page, which cannot say that it posts JSON", async () => {
        const answer = await raw(`${sandbox.journal}/faults`, {
            method: "POST",
            headers: { "content-type": "text/plain" },
            body: '{"failures":["503"]}',
        });
        expect(answer.status).toBe(403);
    });

    test("is a page that runs its own script alone", async () => {
        const page = await fetch(sandbox.journal ?? "");
        expect(page.headers.get("content-security-policy")).toContain("default-src 'none'; script-src 'self'");
        expect(page.headers.has("access-control-allow-origin")).toBe(false);
        const html = await page.text();
        expect(html).not.toMatch(/<script(?! type="module" src=)|<style|\son\w+=/);
        for (const [, path] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
            expect((await fetch(sandbox.url + path)).status).toBe(200);
        }
    });
});

describe("the proxy", () => {
    const refused: string[] = [];
    let sandbox: ServedSandbox;
    beforeAll(async () => {
        sandbox = await serveSandbox({ onRefused: (authority) => refused.push(authority) });
    });
    afterAll(() => sandbox.close());

    async function tunnel(
        authority: string,
    ): Promise<{ readonly head: string; readonly socket: ReturnType<typeof connect> }> {
        const { port } = new URL(sandbox.url);
        const socket = connect(Number(port), "127.0.0.1");
        socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`);
        const [head] = await once(socket, "data");
        return { head: String(head), socket };
    }

    async function inside(host: string, ca = sandbox.authority): Promise<TLSSocket> {
        const { socket } = await tunnel(`${host}:443`);
        const secure = connectTls({ socket, servername: host, ca });
        await once(secure, "secureConnect");
        return secure;
    }

    test("ends TLS for a host that the sandbox stands in for, and answers as that host", async () => {
        const secure = await inside("router.huggingface.co");
        const body = JSON.stringify(chat);
        secure.write(
            `POST /v1/chat/completions HTTP/1.1\r\nHost: router.huggingface.co\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
        );
        let text = "";
        for await (const part of secure) text += part;
        expect(text).toMatch(/^HTTP\/1\.1 200 /);
        expect((await entriesOf(sandbox)).at(-1)?.url).toBe("https://router.huggingface.co/v1/chat/completions");
    });

    test("does not show the journal in a tunnel", async () => {
        const secure = await inside("huggingface.co");
        secure.write("GET /__sandbox/requests HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n");
        let text = "";
        for await (const part of secure) text += part;
        expect(text).toMatch(/^HTTP\/1\.1 404 /);
    });

    test("resets the connection below, where a connection is to be reset", async () => {
        const secure = await inside("router.huggingface.co");
        secure.write(
            `GET /v1/chat/completions HTTP/1.1\r\nHost: router.huggingface.co\r\nAuthorization: Bearer ${token}\r\nx-sandbox-fault: reset\r\n\r\n`,
        );
        await expect(once(secure, "data")).rejects.toMatchObject({ code: "ECONNRESET" });
    });

    test.each(["example.com:443", "router.huggingface.co:80", "127.0.0.1:22", "not a host"])(
        "refuses %s, and says so",
        async (authority) => {
            const { head, socket } = await tunnel(authority);
            socket.destroy();
            expect(head).toMatch(
                authority.includes(" ") ? /^HTTP\/1\.1 400 / : /^HTTP\/1\.1 403 The sandbox does not stand in for /,
            );
        },
    );

    test("refuses other hosts without a tunnel, too", async () => {
        const answer = await raw(sandbox.url, { headers: { host: "example.org" } });
        const asked = await new Promise<string>((resolve) => {
            const { hostname, port } = new URL(sandbox.url);
            httpRequest({ hostname, port, path: "http://example.org/" }, (response) => {
                let text = "";
                response.on("data", (part) => (text += part)).on("end", () => resolve(text));
            }).end();
        });
        expect(asked).toContain("The sandbox does not stand in for example.org");
        expect(answer.status).toBe(404);
        expect(refused).toEqual(expect.arrayContaining(["example.com:443", "example.org"]));
    });

    test("takes TLS without a tunnel, from whoever was led to its port", async () => {
        const { hostname, port } = new URL(sandbox.url);
        const secure = connectTls({ host: hostname, port: Number(port), servername: "fal.run", ca: sandbox.authority });
        secure.write("GET /fal-ai/x HTTP/1.1\r\nhost: fal.run\r\nconnection: close\r\n\r\n");
        expect(await text(secure)).toMatch(/^HTTP\/1\.1 401 /);
        const foreign = connectTls({
            host: hostname,
            port: Number(port),
            servername: "a.example",
            ca: sandbox.authority,
        });
        expect(await once(foreign, "error")).toMatchObject([{ code: "ERR_TLS_CERT_ALTNAME_INVALID" }]);
    });

    test("is believed by whoever trusts the authority, and for the sandbox's hosts alone", async () => {
        const secure = await inside("api.openai.com");
        expect(secure.authorized).toBe(true);
        secure.destroy();
        const { socket } = await tunnel("fal.run:443");
        const wrong = connectTls({ socket, servername: "example.com", ca: sandbox.authority });
        const [error] = await once(wrong, "error");
        expect(error).toMatchObject({ code: "ERR_TLS_CERT_ALTNAME_INVALID" });
    });

    test("has another authority each time", async () => {
        const other = await serveSandbox();
        await other.close();
        expect(other.authority).not.toBe(sandbox.authority);
        const { socket } = await tunnel("fal.run:443");
        const secure = connectTls({ socket, servername: "fal.run", ca: other.authority });
        expect(await once(secure, "error")).toHaveLength(1);
    });
});

describe("a sandbox that others can reach", () => {
    let sandbox: ServedSandbox;
    let url: string;
    let key: string;
    beforeAll(async () => {
        sandbox = await serveSandbox({ host: "0.0.0.0" });
        url = sandbox.url;
        key = sandbox.key ?? "";
    });
    afterAll(() => sandbox.close());

    test("has a key that looks like a Hub token, another each time", async () => {
        const other = await serveSandbox({ host: "0.0.0.0" });
        await other.close();
        expect(key).toMatch(/^hf_sandbox_[0-9a-f]{40}$/);
        expect(other.key).not.toBe(key);
    });

    test.each<[string, () => Record<string, string>, number]>([
        ["the key as its token", () => ({ authorization: `Bearer ${key}` }), 200],
        ["the key in a header of its own", () => ({ "x-sandbox-key": key }), 200],
        ["another token", () => ({}), 401],
        ["the beginning of the key", () => ({ authorization: `Bearer ${key.slice(0, -1)}` }), 401],
        ["nothing", () => ({ authorization: "" }), 401],
    ])("takes a request that shows %s as it should", async (_what, headers, status) => {
        const answer = await post(`${url}/v1/chat/completions`, chat, headers());
        expect(answer.status).toBe(status);
    });

    test("takes the key for the token of every provider", async () => {
        const headers = { authorization: `Key ${key}` };
        const answer = await post(`${url}/fal.run/fal-ai/flux/dev`, { prompt: "A kite" }, headers);
        expect(answer.status).toBe(200);
    });

    test("lets a browser ask without the key whether it may ask", async () => {
        const answer = await raw(`${url}/v1/chat/completions`, { method: "OPTIONS" });
        expect(answer.status).toBe(204);
    });

    test("is reached at each address of the machine, this one first", () => {
        expect(sandbox.addresses[0]).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
        expect(sandbox.addresses.every((address) => !address.includes("0.0.0.0"))).toBe(true);
    });

    test("shows the key in no part of its journal", async () => {
        await post(`${url}/v1/chat/completions`, { ...chat, user: key }, { "x-sandbox-key": key });
        const { text } = await raw(`${sandbox.url}/__sandbox/requests`);
        expect(text).toContain("chat/completions");
        expect(text).not.toContain(key);
        expect(text).not.toContain("x-sandbox-key");
    });
});

test("nothing but loopback is listened on unless that is asked for, and there no key is wanted", async () => {
    const sandbox = await serveSandbox();
    expect([new URL(sandbox.url).hostname, sandbox.key]).toEqual(["127.0.0.1", undefined]);
    await sandbox.close();
});
