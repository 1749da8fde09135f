/** How much of a request is read, over real connections: what is not read cannot fill the memory. */
import { once } from "node:events";
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { createHandler } from "./handler.ts";
import { type Sandbox, type SandboxOptions, startSandbox } from "./sandbox.ts";
import { type ServeOptions, serveSandbox } from "./serve.ts";
import { chat, hubToken, post, router } from "./testing.ts";

const path = "/router.huggingface.co/v1/chat/completions";

async function withSandbox(options: SandboxOptions, use: (sandbox: Sandbox) => Promise<void>): Promise<void> {
    const sandbox = await startSandbox(options);
    await use(sandbox).finally(() => sandbox.close());
}

async function withServed(options: ServeOptions, use: (url: string, journal: string | undefined) => Promise<void>) {
    const served = await serveSandbox(options);
    await use(served.url, served.journal).finally(() => served.close());
}

type Answer = { readonly status: number | undefined; readonly body: string };

async function answerOf(response: IncomingMessage): Promise<Answer> {
    let body = "";
    for await (const piece of response.setEncoding("utf8")) body += piece;
    return { status: response.statusCode, body };
}

/** Sends the head of a request and the beginning of its body: the response is to come without the rest. */
async function begun(url: string, method: string, headers: OutgoingHttpHeaders, beginning = ""): Promise<Answer> {
    const sent = httpRequest(url, { method, headers });
    sent.on("error", () => {});
    if (beginning === "") sent.flushHeaders();
    else sent.write(beginning);
    const [response] = await once(sent, "response");
    const answer = await answerOf(response);
    sent.destroy();
    return answer;
}

const json = { authorization: hubToken, "content-type": "application/json" };
const endless = { ...json, "content-length": 300_000_000 };

describe("the body of a request", () => {
    test.each<[string, OutgoingHttpHeaders, string]>([
        ["that states its size", { ...json, "content-length": 1001 }, ""],
        ["that states none", { ...json, "transfer-encoding": "chunked" }, "a".repeat(1001)],
    ])(
        "%s is refused when it is larger than it may be, in the service's form, and not read to its end",
        async (_which, headers, beginning) => {
            await withSandbox({ maxBodyBytes: 1000 }, async ({ url, requests }) => {
                const { status, body } = await begun(url + path, "POST", headers, beginning);
                expect(status).toBe(413);
                expect(JSON.parse(body)).toMatchObject({
                    error: {
                        message: "The request body is too large: 1001 bytes, and at most 1000 are taken.",
                        code: "request_too_large",
                    },
                });
                expect(requests[0]).toMatchObject({
                    status: 413,
                    bodyBytes: 1001,
                    isBodyKept: false,
                    hint: expect.stringContaining("allow more with the option maxBodyBytes, or --max-body"),
                });
                expect(() => requests[0]?.body).toThrow(
                    "larger than the 1000 bytes of the option maxBodyBytes, and was not read",
                );
            });
        },
    );

    test("of the size that it may have is taken", async () => {
        const { body = "", headers } = post(chat);
        await withSandbox({ maxBodyBytes: Buffer.byteLength(String(body)) }, async ({ url }) => {
            expect((await fetch(url + path, { method: "POST", body, headers: headers ?? {} })).status).toBe(200);
        });
    });

    test("may be 64 MiB without the option", async () => {
        await withSandbox({}, async ({ url }) => {
            const size = 64 * 2 ** 20 + 1;
            expect((await begun(url + path, "POST", { ...json, "content-length": size })).status).toBe(413);
            const small = await fetch(url + path, { method: "POST", headers: json, body: new Uint8Array(5 * 2 ** 20) });
            expect(small.status).toBe(400);
        });
    });

    test("that is refused is sent to its end by a client that must, which then sees why and asks again", async () => {
        await withSandbox({ maxBodyBytes: 1000 }, async ({ url }) => {
            const { hostname, port } = new URL(url);
            const socket = connect(Number(port), hostname);
            const head = `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: ${hubToken}\r\nContent-Length: 20000000\r\n\r\n`;
            socket.write(head);
            for (let sent = 0; sent < 20; sent++) {
                if (!socket.write(new Uint8Array(1_000_000))) await once(socket, "drain");
            }
            socket.write(`GET /v1/models HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
            let text = "";
            for await (const piece of socket) text += piece;
            expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
        });
    });

    test("is not read of a preflight request, nor of one without the key", async () => {
        await withServed({ host: "0.0.0.0" }, async (url) => {
            expect((await begun(url + path, "OPTIONS", endless, "a")).status).toBe(204);
            expect((await begun(url + path, "POST", endless, "a")).status).toBe(401);
            expect((await begun(`${url}/__sandbox/faults`, "POST", endless, "a")).status).toBe(413);
        });
        await withServed({}, async (url) => {
            expect((await begun(url + path, "OPTIONS", endless, "a")).status).toBe(204);
        });
    });

    test("waits when too many others are being read, and is taken when they are over", async () => {
        await withSandbox({ maxBodyBytes: 100_000 }, async ({ url }) => {
            const open = Array.from({ length: 4 }, () =>
                httpRequest(url + path, { method: "POST", headers: { ...json, "content-length": 100_000 } }),
            );
            for (const sent of open) {
                sent.on("error", () => {});
                await new Promise((resolve) => sent.write("a".repeat(99_999), resolve));
            }
            const status = async () => (await fetch(url + path, { ...post(chat) })).status;
            await expect.poll(status).toBe(503);
            for (const sent of open) sent.destroy();
            await expect.poll(status).toBe(200);
        });
    });

    test("is shown by its size alone in the journal where it was too large", async () => {
        await withServed({ maxBodyBytes: 1000 }, async (url, journal) => {
            await begun(url + path, "POST", { ...json, "content-length": 5000 });
            const { requests } = JSON.parse(await (await fetch(`${journal}/requests`)).text());
            expect(requests).toMatchObject([{ status: 413, request: { size: 5000 } }]);
            expect(requests[0].request).not.toHaveProperty("text");
        });
    });
});

describe("without a server, the body of a request", () => {
    /** A request whose body is made as it is read, and the number of bytes that were read. */
    function streamed(method = "POST") {
        let bytes = 0;
        const body = new ReadableStream(
            {
                pull: (controller) => {
                    bytes += 1000;
                    controller.enqueue(new Uint8Array(1000));
                },
            },
            { highWaterMark: 0 },
        );
        const init = { method, headers: json, body, duplex: "half" };
        return { request: new Request(`${router}/v1/chat/completions`, init), bytes: () => bytes };
    }

    test("is read up to its limit", async () => {
        const { request, bytes } = streamed();
        const response = await createHandler({ maxBodyBytes: 10_000 }).fetch(request);
        expect([response.status, bytes()]).toEqual([413, 11_000]);
    });

    test.each([
        [200, "Hello"],
        [413, "a".repeat(1000)],
    ])("gets %d in an engine whose requests have no `body`, as Firefox's", async (status, content) => {
        const body = JSON.stringify({ model: "any", messages: [{ role: "user", content }] });
        const request = new Request(`${router}/v1/chat/completions`, { method: "POST", headers: json, body });
        Object.defineProperty(request, "body", { value: undefined });
        const response = await createHandler({ maxBodyBytes: 1000 }).fetch(request);
        expect(response.status).toBe(status);
    });

    test("is not read of a preflight request", async () => {
        const { request, bytes } = streamed("OPTIONS");
        const response = await createHandler().fetch(request);
        expect([response.status, bytes()]).toEqual([204, 0]);
    });

    test("has the same limit where it is there already", () => {
        const body = new Uint8Array(1001);
        const request = { method: "POST", url: `${router}/v1/chat/completions`, headers: new Headers(json), body };
        expect(createHandler({ maxBodyBytes: 1000 }).respond(request).status).toBe(413);
    });
});
