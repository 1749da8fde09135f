import { createServer, type RequestListener } from "node:http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ask } from "./ask.ts";
import { words } from "./words.ts";

const ends: (() => void)[] = [];
afterEach(() => {
    vi.unstubAllGlobals();
    for (const end of ends.splice(0)) end();
});

/** A server that answers so; a page would ask it by paths alone. */
async function serve(answer: RequestListener): Promise<void> {
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    ends.push(() => server.close());
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The server has no port.");
    const real = globalThis.fetch;
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => real(`http://127.0.0.1:${address.port}${path}`, init));
}

const question = new Blob(["RIFF"], { type: "audio/wav" });
const answer = { question: "?", note: "!", answer: "!", sound: null, trouble: null };

describe("ask", () => {
    test("sends the recording as it is, says what it is and in which language, and no token", async () => {
        let seen: unknown;
        await serve(async (request, response) => {
            const { authorization, "content-type": type, "accept-language": language } = request.headers;
            const body = (await request.toArray()).join("");
            seen = { url: request.url, method: request.method, type, language, authorization, body };
            response.end(JSON.stringify(answer));
        });
        expect(await ask(question, "gu")).toEqual(answer);
        expect(seen).toEqual({
            url: "/ask",
            method: "POST",
            type: "audio/wav",
            language: "gu",
            authorization: undefined,
            body: "RIFF",
        });
    });

    test("fails with the sentence that the server says", async () => {
        await serve((_, response) => response.writeHead(413).end(JSON.stringify({ detail: "It is too long." })));
        await expect(ask(question, "en")).rejects.toThrow("It is too long.");
    });

    test("fails with a sentence of its own where something else answers, or nothing", async () => {
        await serve((_, response) => response.writeHead(504).end("<html>Gateway</html>"));
        await expect(ask(question, "en")).rejects.toThrow(words.en.noServer);
        await serve((request) => request.socket.destroy());
        await expect(ask(question, "gu")).rejects.toThrow(words.gu.noServer);
    });
});
