import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { apiKey, chatClients, messages, model } from "../chat-clients.ts";
import type { Group } from "../group.ts";
import { median } from "../rounds.ts";

const bare = "bare `fetch`";
const rounds = 7;
const callsPerRound = 1000;

export const calls: Group = {
    id: "calls",
    title: "Calls to loopback",
    about:
        "A server on the same machine, in a process of its own, responds at once to a chat; a thousand calls a round, call by call " +
        "in turn. A careful `fetch` has what a careful call asks of it: a signal with its timer, no redirect, a body read in pieces.",
    rows: [
        {
            id: "calls.p50",
            title: "a small call, p50",
            unit: "µs",
            better: "lower",
            // At most 1.2 times what bare fetch takes.
            goal: { against: bare, bound: 1 / 1.2 },
        },
    ],
    async measure() {
        const server = fork(join(import.meta.dirname, "../chat-server.ts"));
        try {
            const [{ port }] = await once(server, "message");
            const url = `http://127.0.0.1:${port}/v1`;
            const chats = Object.entries(chatClients(url)).map(([name, { chat }]) => [name, chat] as const);
            const { ours = [], ...others } = await inTurn({
                ...Object.fromEntries(chats),
                [bare]: async () => (await post(url)).json(),
                "a careful `fetch`": () => readCarefully(url),
            });
            return { "calls.p50": { ours, others } };
        } finally {
            server.kill();
        }
    },
};

/** The median of the microseconds of each call, per round. Contenders alternate call by call. */
async function inTurn(ways: Readonly<Record<string, () => Promise<unknown>>>): Promise<Record<string, number[]>> {
    const all = Object.entries(ways);
    const results = Object.fromEntries(all.map(([name]) => [name, [] as number[]]));
    for (let round = -1; round < rounds; round += 1) {
        const times = all.map(() => [] as number[]);
        for (let call = 0; call < callsPerRound; call += 1) {
            for (let turn = 0; turn < all.length; turn += 1) {
                const index = (turn + call) % all.length;
                const began = performance.now();
                await all[index]?.[1]();
                times[index]?.push((performance.now() - began) * 1000);
            }
        }
        if (round < 0) continue;
        for (const [index, [name]] of all.entries()) results[name]?.push(median(times[index] ?? []));
    }
    return results;
}

/** The minimum that a client does to limit waiting and reading. */
async function readCarefully(url: string): Promise<unknown> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), 120_000);
    const { body } = await post(url, { signal: controller.signal, redirect: "manual" });
    const reader = body?.getReader();
    const pieces: Uint8Array[] = [];
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) pieces.push(piece.value);
    clearTimeout(timer);
    return JSON.parse(new TextDecoder().decode(Buffer.concat(pieces)));
}

/** Sends the chat with plain `fetch`. */
async function post(url: string, more: RequestInit = {}): Promise<Response> {
    const response = await fetch(`${url}/chat/completions`, {
        method: "POST",
        headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
        body: JSON.stringify({ model, messages }),
        ...more,
    });
    if (!response.ok) throw new Error(`The server responded with ${response.status}.`);
    return response;
}
