import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { messages, model } from "../chat-clients.ts";
import { holdStreams } from "../held-streams.ts";
import { alternate, time } from "../rounds.ts";
import type { Group } from "../row.ts";
import { type Server, startServer } from "../server.ts";

const limit = "a server that does nothing";
const requests = 2000;
const atOnce = 50;
const streams = 1000;
/** In seconds. */
const held = 20;

export const sandbox: Group = {
    id: "sandbox",
    title: "The sandbox",
    about:
        `Chats from another process: ${requests} a round, ${atOnce} at a time, beside a server of node:http that looks at nothing; then ${streams} ` +
        `streams at once, each read to its end, and ${streams} that bring a few bytes twice a second, held for ${held} seconds. Memory is what its ` +
        "process holds; in the rows of a ratio, what is used of it.",
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
        {
            id: "sandbox.held",
            title: `${streams} streams held for ${held} s: memory at the end, of that after 1 s`,
            unit: "",
            better: "lower",
            goals: [{ against: "itself", bound: 1.1 }],
        },
        {
            id: "sandbox.alive",
            title: "of these, still alive and moving on at the end",
            unit: "streams",
            better: "higher",
            goals: [{ against: "itself", bound: streams }],
        },
    ],
    async measure() {
        const [server, bare] = [await startServer("sandbox"), await startServer("chat")];
        // The router's host is the first segment of the path.
        const chat = `${server.url}/router.huggingface.co/v1/chat/completions`;
        try {
            const perSecond = (url: string) => async () =>
                (requests / (await time(() => many(requests, atOnce, url, false)))) * 1000;
            await perSecond(chat)();
            const { resident } = await server.memory();
            // The sandbox keeps the last 10,000 requests, which these rounds fill up.
            const { ours = [], limit: theirs = [] } = await alternate(
                { ours: perSecond(chat), limit: perSecond(`${bare.url}/v1/chat/completions`) },
                { rounds: 7 },
            );
            const { used: full } = await server.memory();
            const { all = [] } = await alternate(
                { all: () => time(() => many(streams, streams, chat, true)) },
                { rounds: 5 },
            );
            const after = (await server.memory()).used;
            const { growth, alive } = await hold(server, chat);
            return {
                "sandbox.requests": { ours, limit: theirs },
                "sandbox.streams": { ours: all },
                "sandbox.memory": { ours: [resident / 1e6] },
                "sandbox.growth": { ours: [after / full] },
                "sandbox.held": { ours: [growth] },
                "sandbox.alive": { ours: [alive] },
            };
        } finally {
            server.close();
            bare.close();
        }
    },
};

const headers = { Authorization: "Bearer hf_0123456789", "Content-Type": "application/json" };

/** Holds streams open and compares the memory at the start and at the end. */
async function hold(server: Server, url: string): Promise<{ readonly growth: number; readonly alive: number }> {
    const slow = { ...headers, "X-Sandbox-Fault": "slow; bytes=32; milliseconds=500" };
    const open = await holdStreams(streams, url, slow, JSON.stringify({ model, messages, stream: true }));
    try {
        await pause(1000);
        const { used: first } = await server.memory();
        await pause(held * 1000);
        open.moved();
        await pause(2000);
        return { growth: (await server.memory()).used / first, alive: open.moved() };
    } finally {
        open.close();
    }
}

/** Sends `count` requests, at most `most` at a time. */
async function many(count: number, most: number, url: string, stream: boolean): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: most });
    const body = JSON.stringify({ model, messages, stream });
    await Promise.all(Array.from({ length: count }, () => ask(url, body, agent)));
    agent.destroy();
}

function ask(url: string, body: string, agent: Agent): Promise<void> {
    return new Promise((resolve, reject) => {
        request(url, { method: "POST", agent, headers }, (response) => {
            if (response.statusCode !== 200) reject(new Error(`The server responded with ${response.statusCode}.`));
            response.resume().on("end", resolve).on("error", reject);
        })
            .on("error", reject)
            .end(body);
    });
}
