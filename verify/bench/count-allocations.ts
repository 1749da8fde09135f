/**
 * Counts the bytes that our work allocates, for `allocations.test.ts`. Unlike a time, it does not depend on the machine or on
 * what else runs there: Node is started with a young generation that holds all of it, and without its optimising compilers.
 */
import { chatClients, eventTexts, fetchOfPieces } from "./chat-clients.ts";
import { matrixRows, writeOurs } from "./rows/snippets.ts";

/** The bytes for each of the things that `act` makes, of which it returns the number, when it is done again. */
async function bytesForEach(act: () => number | Promise<number>): Promise<number> {
    await act();
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    const count = await act();
    return Math.round((process.memoryUsage().heapUsed - before) / count);
}

const rows = matrixRows().filter((_, index) => index % 20 === 0);
const texts = eventTexts(1000);
const { ours } = chatClients("http://127.0.0.1/v1", fetchOfPieces(texts, 1500));
const answer = JSON.stringify({ choices: [{ index: 0, message: { role: "assistant", content: "Yes." } }] });
const headers = { "content-type": "application/json" };
const { ours: caller } = chatClients("http://127.0.0.1/v1", async () => new Response(answer, { headers }));

const counted = {
    snippet: await bytesForEach(() => rows.reduce((count, row) => count + writeOurs(row), 0)),
    event: await bytesForEach(async () => {
        await ours?.stream(() => undefined);
        return texts.length;
    }),
    call: await bytesForEach(async () => {
        for (let call = 0; call < 100; call += 1) await caller?.chat();
        return 100;
    }),
};
console.log(JSON.stringify(counted));
