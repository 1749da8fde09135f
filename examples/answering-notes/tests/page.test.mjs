// What the page sends, what it says when it cannot, and the sound that it makes.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { afterEach, test } from "node:test";
import { ask } from "../page/ask.js";
import { wavOf } from "../page/record.js";
import { words } from "../page/words.js";

const realFetch = globalThis.fetch;
let server;
afterEach(() => {
    globalThis.fetch = realFetch;
    server?.close();
});

/** A server that answers so; a page asks it by paths alone. */
async function serve(answer) {
    server = createServer(answer);
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address();
    globalThis.fetch = (path, init) => realFetch(`http://127.0.0.1:${port}${path}`, init);
}

const question = new Blob(["RIFF"], { type: "audio/wav" });

test("ask: sends the recording as it is, its kind and the language, and no token", async () => {
    let received;
    await serve(async (request, response) => {
        const { authorization, "content-type": type, "accept-language": language } = request.headers;
        received = [request.method, request.url, type, language, authorization, (await request.toArray()).join("")];
        response.end('{"answer":"!"}');
    });
    assert.deepEqual(await ask(question, "gu"), { answer: "!" });
    assert.deepEqual(received, ["POST", "/ask", "audio/wav", "gu", undefined, "RIFF"]);
});

test("ask: fails with the sentence of the server, or with its own where something else answers, or nothing", async () => {
    await serve((_, response) => response.writeHead(413).end('{"detail":"It is too long."}'));
    await assert.rejects(ask(question, "en"), { message: "It is too long." });
    server.close();
    await serve((_, response) => response.writeHead(504).end("<html>Gateway</html>"));
    await assert.rejects(ask(question, "en"), { message: words.en.noServer });
    server.close();
    await serve((request) => request.socket.destroy());
    await assert.rejects(ask(question, "gu"), { message: words.gu.noServer });
});

test("wavOf: a head with its length and its form, then sixteen bits a sample, cut where it is too loud", () => {
    const bytes = wavOf(new Float32Array([0, 1, -1, 0.5, 7]), 16_000);
    const view = new DataView(bytes.buffer);
    const letters = (at, end) => new TextDecoder().decode(bytes.slice(at, end));
    assert.deepEqual([letters(0, 4), letters(8, 16), letters(36, 40)], ["RIFF", "WAVEfmt ", "data"]);
    const [size, rate, bits, length] = [
        view.getUint32(4, true),
        view.getUint32(24, true),
        view.getUint16(34, true),
        view.getUint32(40, true),
    ];
    assert.deepEqual([size, rate, bits, length], [bytes.length - 8, 16_000, 16, 10]);
    const samples = [0, 1, 2, 3, 4].map((index) => view.getInt16(44 + index * 2, true));
    assert.deepEqual(samples, [0, 32_767, -32_767, 16_384, 32_767]);
});

test("words: both languages have the same", () => {
    assert.deepEqual(Object.keys(words.gu), Object.keys(words.en));
});
