/**
 * A minimal OpenAI-compatible server. `/v1/chat/completions` responds with one small completion,
 * `/events/N/v1/chat/completions` with a stream of N events. Anything else reads the body and responds with a PNG.
 */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { asEvent, eventTexts, lastEvent } from "../event-stream.ts";
import { serveAt } from "../server.ts";

const completion = JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_750_000_000,
    model: "meta-llama/Llama-3.1-8B-Instruct",
    choices: [
        {
            index: 0,
            message: { role: "assistant", content: "The rain stopped just before the match." },
            finish_reason: "stop",
        },
    ],
    usage: { prompt_tokens: 12, completion_tokens: 9, total_tokens: 21 },
});

// A single pixel.
const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
);

const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => respond(request.url ?? "", response));
});

function respond(url: string, response: ServerResponse): void {
    const [, count] = /^\/events\/(\d+)\//.exec(url) ?? [];
    if (count !== undefined) {
        response.writeHead(200, { "content-type": "text/event-stream" });
        sendEvents(Number(count), response);
    } else if (url.endsWith("/chat/completions")) send(response, "application/json", completion);
    else send(response, "image/png", png);
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
    response.writeHead(200, { "content-type": type, "content-length": Buffer.byteLength(body) }).end(body);
}

async function sendEvents(count: number, response: ServerResponse): Promise<void> {
    for (const text of eventTexts(count)) {
        if (!response.write(asEvent(text))) await once(response, "drain");
    }
    response.end(lastEvent);
}

server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => serveAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
