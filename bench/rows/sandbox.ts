import { Agent, request } from "node:http";
import { messages, model } from "../chat-clients.ts";
import { alternate, time } from "../rounds.ts";
import type { Group } from "../row.ts";
import { startServer } from "../server.ts";

const limit = "a server that does nothing";
const requests = 2000;
const atOnce = 50;
const streams = 1000;

export const sandbox: Group = {
    id: "sandbox",
    title: "The sandbox",
    about:
        `Chats from another process: ${requests} a round, ${atOnce} at a time, beside a server of node:http that looks at nothing; then ${streams} ` +
        "streams at once, each read to its end. Memory is what its process holds; in the last row, what is used of it.",
    rows: [
        { id: "sandbox.requests", title: "requests", unit: "requests/s", better: "higher", limit, goals: [] },
        {
            id: "sandbox.streams",
            title: `${streams} streams at once, all read`,
            unit: "ms",
            better: "lower",
            goals: [],
        },
        { id: "sandbox.memory", title: "memory after the first round", unit: "MB", better: "lower", goals: [] },
        {
            id: "sandbox.growth",
            title: "memory after all rounds and streams, of that when it was full",
            unit: "",
            better: "lower",
            goals: [{ against: "itself", bound: 1.1 }],
        },
    ],
    async measure() {
        const [server, bare] = [await startServer("sandbox"), await startServer("chat")];
        // The router's own address, as the first segment of the path.
        const chat = `${server.url}/router.huggingface.co/v1/chat/completions`;
        try {
            const perSecond = (url: string) => async () =>
                (requests / (await time(() => many(requests, atOnce, url, false)))) * 1000;
            await perSecond(chat)();
            const { resident } = await server.memory();
            // It keeps the last 10,000 requests: these fill it.
            const { ours = [], limit: theirs = [] } = await alternate(
                { ours: perSecond(chat), limit: perSecond(`${bare.url}/v1/chat/completions`) },
                { rounds: 7 },
            );
            const { used: full } = await server.memory();
            const { all = [] } = await alternate(
                { all: () => time(() => many(streams, streams, chat, true)) },
                { rounds: 5 },
            );
            return {
                "sandbox.requests": { ours, limit: theirs },
                "sandbox.streams": { ours: all },
                "sandbox.memory": { ours: [resident / 1e6] },
                "sandbox.growth": { ours: [(await server.memory()).used / full] },
            };
        } finally {
            server.close();
            bare.close();
        }
    },
};

/** Sends so many requests, so many at a time. */
async function many(count: number, most: number, url: string, stream: boolean): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: most });
    const body = JSON.stringify({ model, messages, stream });
    await Promise.all(Array.from({ length: count }, () => ask(url, body, agent)));
    agent.destroy();
}

function ask(url: string, body: string, agent: Agent): Promise<void> {
    return new Promise((resolve, reject) => {
        const headers = { Authorization: "Bearer hf_0123456789", "Content-Type": "application/json" };
        request(url, { method: "POST", agent, headers }, (response) => {
            if (response.statusCode !== 200) reject(new Error(`The server responded with ${response.statusCode}.`));
            response.resume().on("end", resolve).on("error", reject);
        })
            .on("error", reject)
            .end(body);
    });
}
