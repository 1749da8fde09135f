import { type Group, row, type Samples } from "../row.ts";
import { runProgram } from "../run-program.ts";
import { startServer } from "../server.ts";

const goals = [{ against: "itself", bound: 1.05 }] as const;
const names = ["ours", "@huggingface/inference", "openai", "ai"] as const;

export const memory: Group = {
    id: "memory",
    title: "Memory over time",
    about:
        "The heap after a forced collection, each client in a process of its own: after the last tenth, divided by what it was after " +
        "the first tenth. 1 is flat.",
    rows: [
        row("memory.calls", "10,000 calls", "", { short: "heap after 10,000 calls, of that after 1,000", goals }),
        row("memory.events", "100,000 events of one stream", "", { goals }),
    ],
    async measure() {
        const server = await startServer("chat");
        try {
            return {
                "memory.calls": await growth({ url: `${server.url}/v1`, calls: 10_000 }),
                "memory.events": await growth({ url: `${server.url}/events/100000/v1`, events: 100_000 }),
            };
        } finally {
            server.close();
        }
    },
};

async function growth(work: object): Promise<Samples> {
    const heaps: Record<string, number[]> = {};
    for (const who of names) {
        const { first, last } = await runProgram<{ first: number; last: number }>("hold-memory", { ...work, who });
        heaps[who] = [last / first];
    }
    const { ours = [], ...peers } = heaps;
    return { ours, peers };
}
