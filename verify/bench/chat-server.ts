/** A server in its own process that answers everything with one small completion, as OpenAI's does. */
import { createServer } from "node:http";

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
const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(completion) };

const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => response.writeHead(200, headers).end(completion));
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
process.once("disconnect", () => process.exit());
