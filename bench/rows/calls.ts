import { type Address, chatClients, messages, model } from "../chat-clients.ts";
import { alternate } from "../rounds.ts";
import { type Group, type NotRun, row, type Samples } from "../row.ts";
import { runProgram } from "../run-program.ts";
import { startServer } from "../server.ts";
import { quantile } from "../summary.ts";

const limit = "bare `fetch`";
const megabytes = 10;

const experiment = "`fetch` with a signal, a timer and a reader";
const rest =
    "the experiment is what a careful call asks of fetch: a signal with its timer, no redirect, a body that is read piece by piece. The rest is our own code: the row “from a fetch that responds at once” says what it takes when nothing is waited for; between two waits for the network the same steps take several times as long.";

const spread =
    "ours and the best peer's are within each other's spread, whose quartiles are in brackets: both spend their time and memory on the same base64 text.";

export const calls: Group = {
    id: "calls",
    title: "Calls to loopback",
    about:
        "A server on the same machine, in a process of its own, responds at once. A chat: a thousand calls a round, call by call " +
        "in turn; the same from a fetch that makes its response in the process; its first event: from the call to the first text of a stream. An image, sent as base64 in JSON: each time in a new process that has sent " +
        "a small one before; memory is how far its peak lies above what was held before the call.",
    rows: [
        row("calls.p50", "a chat, p50", "µs", {
            short: "a small call, p50",
            limit,
            experiment,
            rest,
            goals: [
                { against: "limit", bound: 1.1 },
                { against: "best peer", bound: 1 },
            ],
        }),
        row("calls.at-once", "a chat from a fetch that responds at once, p50", "µs", { limit: "a Response alone" }),
        row("calls.p99", "a chat, p99", "µs", { limit, experiment, rest, goals: [{ against: "limit", bound: 1.05 }] }),
        row("calls.first-event", "the first event of a stream, p50", "µs", {
            limit,
            rest,
            goals: [{ against: "best peer", bound: 1 }],
        }),
        row("calls.image", `an image of ${megabytes} MB`, "ms", {
            limit,
            rest: spread,
            goals: [{ against: "best peer", bound: 1 }],
        }),
        row("calls.image-memory", `memory for an image of ${megabytes} MB`, "MB", {
            limit,
            rest: spread,
            goals: [{ against: "best peer", bound: 1 }],
        }),
    ],
    async measure() {
        const server = await startServer("chat");
        try {
            return {
                ...(await chats(server.url)),
                "calls.at-once": await chatsAtOnce(server.url),
                "calls.first-event": await firstEvents(server.url),
                ...(await images(server.url)),
            };
        } finally {
            server.close();
        }
    },
};

type Ways = Readonly<Record<string, () => Promise<unknown>>>;

/** A chat of each client, by the client's name. */
const chatsOf = async (address: Address): Promise<Ways> =>
    Object.fromEntries(Object.entries(await chatClients(address)).map(([name, { chat }]) => [name, chat]));

async function chats(server: string): Promise<Record<string, Samples | NotRun>> {
    const url = `${server}/v1`;
    const bare = async () => (await post(url)).json();
    const careful = () => readCarefully(url);
    const rounds = await inTurn({ ...(await chatsOf({ url })), bare, careful }, { rounds: 7, calls: 1000 });
    return { "calls.p50": samplesOf(rounds, 0.5), "calls.p99": samplesOf(rounds, 0.99) };
}

/** Measures the clients' own code only, without network or waiting. */
async function chatsAtOnce(server: string): Promise<Samples> {
    const url = `${server}/v1`;
    const text = await (await post(url)).text();
    const fetch = async () => new Response(text, { headers: { "content-type": "application/json" } });
    const bare = async () => (await fetch()).json();
    return samplesOf(await inTurn({ ...(await chatsOf({ url, fetch })), bare }, { rounds: 7, calls: 3000 }), 0.5);
}

async function firstEvents(server: string): Promise<Samples> {
    const url = `${server}/events/3/v1`;
    const clients = Object.entries(await chatClients({ url })).map(([name, { stream }]) => {
        // Read the rest after the measurement, so that the connection can be reused.
        const first = () => {
            let rest = Promise.resolve();
            const firstEvent = new Promise<void>((resolve, reject) => {
                rest = stream(() => resolve());
                rest.catch(reject);
            });
            return firstEvent.then(() => ({ rest }));
        };
        return [name, first] as const;
    });
    const bare = async () => {
        const { body } = await post(url);
        const reader = body?.getReader();
        const piece = await reader?.read();
        const [line = ""] = new TextDecoder().decode(piece?.value).split("\n");
        JSON.parse(line.slice("data: ".length));
        const rest = (async () => {
            while (!(await reader?.read())?.done);
        })();
        return { rest };
    };
    return samplesOf(await inTurn({ ...Object.fromEntries(clients), bare }, { rounds: 7, calls: 300 }), 0.5);
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
        headers: { Authorization: "Bearer hf_0123456789", "Content-Type": "application/json" },
        body: JSON.stringify({ model, messages }),
        ...more,
    });
    if (!response.ok) throw new Error(`The server responded with ${response.status}.`);
    return response;
}

/**
 * The microseconds of each call, per round. Contenders alternate call by call, so that noise affects all of them
 * equally.
 */
async function inTurn(
    ways: Ways,
    { rounds, calls: count }: { readonly rounds: number; readonly calls: number },
): Promise<Record<string, number[][]>> {
    const all = Object.entries(ways);
    const results = Object.fromEntries(all.map(([name]) => [name, [] as number[][]]));
    for (let round = -1; round < rounds; round += 1) {
        const times = all.map(() => [] as number[]);
        for (let call = 0; call < count; call += 1) {
            for (let turn = 0; turn < all.length; turn += 1) {
                const index = (turn + call) % all.length;
                const began = performance.now();
                const result = await all[index]?.[1]();
                times[index]?.push((performance.now() - began) * 1000);
                if (typeof result === "object" && result !== null && "rest" in result) await result.rest;
            }
        }
        if (round < 0) continue;
        for (const [index, [name]] of all.entries()) results[name]?.push(times[index] ?? []);
    }
    return results;
}

function samplesOf(rounds: Readonly<Record<string, readonly (readonly number[])[]>>, part: number): Samples {
    const parts = Object.entries(rounds).map(([name, all]) => [name, all.map((one) => quantile(one, part))] as const);
    const { ours = [], bare = [], careful, ...peers } = Object.fromEntries(parts);
    return { ours, peers, limit: bare, ...(careful && { experiment: careful }) };
}

type Cost = { readonly milliseconds: number; readonly megabytes: number };

async function images(server: string): Promise<Record<string, Samples>> {
    const send = (who: string) => () =>
        runProgram<Cost>("send-image", { who, url: `${server}/image`, bytes: megabytes * 1e6 });
    const peer = "@huggingface/inference";
    const {
        ours = [],
        theirs = [],
        bare = [],
    } = await alternate({ ours: send("ours"), theirs: send(peer), bare: send("bare") }, { rounds: 7, warmUp: 0 });
    const samples = (of: keyof Cost): Samples => {
        const numbers = (costs: readonly Cost[]) => costs.map((cost) => cost[of]);
        return { ours: numbers(ours), peers: { [peer]: numbers(theirs) }, limit: numbers(bare) };
    };
    return { "calls.image": samples("milliseconds"), "calls.image-memory": samples("megabytes") };
}
