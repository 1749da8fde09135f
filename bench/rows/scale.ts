import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import type { RowFacts } from "../../reports/bench.ts";
import { modelLines } from "../models.ts";
import { canBeSeen, costOf } from "../process-tree.ts";
import { type Group, type NotRun, row, type Samples } from "../row.ts";

const count = Number(process.env["BENCH_MODELS"] ?? 1_000_000);
const experiment = "with a small heap";
/** For the whole heap, and for what is new in it, in MB. */
const smallHeap = ["--max-old-space-size=64", "--max-semi-space-size=4"];
const rest =
    "the experiment gives Node a heap of 64 MB. What is held does not grow; what grows is the room that Node takes while nobody is short of it, and then does not give back.";
const program = join(import.meta.dirname, "..", "node_modules/callsheet/bin/callsheet.mjs");

export const scale: Group = {
    id: "scale",
    title: "A whole hub",
    about:
        "`callsheet matrix --models -` reads generated models, a million unless the first row says less, and writes their snippets into a pipe; once with one " +
        "thread, once with one for each core. Memory and processor time are of all of it together.",
    rows: [
        row("scale.models", "models", "", { better: "higher" }),
        ...rowsOf("one", "`--jobs 1`"),
        ...rowsOf("all", "`--jobs` for all cores"),
    ],
    async measure() {
        const why = await obstacle();
        if (why !== undefined) return Object.fromEntries(scale.rows.map(({ id }) => [id, { notRun: why }]));
        const folder = await mkdtemp(join(tmpdir(), "callsheet-bench-"));
        try {
            const file = join(folder, "models.jsonl");
            await pipeline(Readable.from(modelLines(count)), createWriteStream(file));
            return {
                "scale.models": { ours: [count] },
                ...(await samplesOf("one", file, 1)),
                ...(await samplesOf("all", file, availableParallelism())),
            };
        } finally {
            await rm(folder, { recursive: true });
        }
    },
};

function rowsOf(id: string, title: string): RowFacts[] {
    return [
        row(`scale.${id}.models`, `${title}: models`, "models/s", { better: "higher" }),
        row(`scale.${id}.snippets`, `${title}: snippets`, "snippets/s", { better: "higher" }),
        row(`scale.${id}.cost`, `${title}: a million models`, "s of CPU"),
        row(`scale.${id}.memory`, `${title}: most memory`, "MB"),
        row(`scale.${id}.growth`, `${title}: most memory, of that in the first tenth`, "", {
            experiment,
            goals: [{ against: "itself", bound: 1.1 }],
            rest,
        }),
    ];
}

type Written = {
    readonly seconds: number;
    readonly snippets: number;
    readonly cpu: number;
    /** Samples in bytes, ten per second. */
    readonly resident: readonly number[];
};

async function samplesOf(id: string, file: string, jobs: number): Promise<Record<string, Samples | NotRun>> {
    const { seconds, snippets, cpu, resident } = await writeAll(file, jobs);
    const small = await writeAll(file, jobs, smallHeap);
    return {
        [`scale.${id}.models`]: { ours: [count / seconds] },
        [`scale.${id}.snippets`]: { ours: [snippets / seconds] },
        [`scale.${id}.cost`]: { ours: [(cpu / count) * 1e6] },
        [`scale.${id}.memory`]: { ours: [Math.max(...resident) / 1e6] },
        [`scale.${id}.growth`]: { ours: [growthOf(resident)], experiment: [growthOf(small.resident)] },
    };
}

/** The most memory of a run, divided by the most that it had in its first tenth. */
function growthOf(resident: readonly number[]): number {
    const tenth = resident.slice(0, Math.max(1, Math.floor(resident.length / 10)));
    return Math.max(...resident) / Math.max(...tenth);
}

async function obstacle(): Promise<string | undefined> {
    if (!canBeSeen) return "What a process and its children cost is read from /proc, which only Linux has.";
    const { stdout } = await promisify(execFile)(process.execPath, [program, "matrix", "--help"]);
    return stdout.includes("--models") ? undefined : "This callsheet has no matrix --models.";
}

async function writeAll(file: string, jobs: number, nodeOptions: readonly string[] = []): Promise<Written> {
    await using input = await open(file);
    const began = performance.now();
    const child = spawn(
        process.execPath,
        [...nodeOptions, program, "matrix", "--models", "-", "--jobs", String(jobs)],
        {
            stdio: [input.fd, "pipe", "ignore"],
        },
    );
    let snippets = 0;
    child.stdout?.on("data", (piece: Buffer) => {
        for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) snippets += 1;
    });
    const resident: number[] = [];
    let cpu = 0;
    const look = setInterval(() => {
        const cost = costOf(child.pid ?? 0);
        if (!cost) return;
        resident.push(cost.resident);
        cpu = Math.max(cpu, cost.cpu);
    }, 100);
    const [code] = await once(child, "close");
    clearInterval(look);
    if (code !== 0 || snippets === 0)
        throw new Error(`callsheet matrix ended with ${code} after ${snippets} snippets.`);
    return { seconds: (performance.now() - began) / 1000, snippets, cpu, resident };
}
