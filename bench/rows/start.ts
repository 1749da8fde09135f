import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { alternate } from "../rounds.ts";
import { type Group, row } from "../row.ts";

const folder = join(import.meta.dirname, "..");
const imports = "Node finds, reads and compiles a few files; then the schemas of every task are made.";
const bareNode = "bare Node";
const fewFiles = "the same code in few files";
const rounds = 21;

export const start: Group = {
    id: "start",
    title: "Starting",
    about:
        "Each time in a new process. An import is timed inside it, from before to after; the command line from outside, from its " +
        "start to its first byte, beside a Node that does nothing but write one.",
    rows: [
        row("start.client", "import of the client", "ms", {
            short: "import of the client",
            goals: [{ against: "itself", bound: 25 }],
            rest: imports,
        }),
        row("start.snippets", "import of the snippets", "ms", {
            goals: [{ against: "itself", bound: 40 }],
            rest: imports,
        }),
        row("start.command", "`callsheet snippet …` to its first byte", "ms", {
            short: "`callsheet snippet …` to its first byte",
            limit: bareNode,
            goals: [{ against: "itself", bound: 100 }],
            rest: "after Node itself, running the tasks' schemas and the clients' templates, whose compiled code Node keeps from one run to the next.",
        }),
        row("start.clone", "the same from a clone, to its first byte", "ms", {
            limit: bareNode,
            experiment: fewFiles,
            goals: [{ against: "itself", bound: 200 }],
            rest: "the sources are some two hundred files, each of which Node finds, reads and links by itself; the published package holds the same code in ten.",
        }),
    ],
    async measure() {
        const {
            ours: client = [],
            snippets = [],
            ...peers
        } = await alternate(
            {
                ours: () => importTime("@callsheet/inference"),
                snippets: () => importTime("@callsheet/snippets"),
                "@huggingface/inference": () => importTime("@huggingface/inference"),
                openai: () => importTime("openai"),
                ai: () => importTime("ai"),
            },
            { rounds },
        );
        const snippetCommand = ["snippet", "google/gemma-2-2b-it", "--task", "conversational"];
        const {
            command = [],
            clone = [],
            bare = [],
        } = await alternate(
            {
                command: () => firstByte([join(folder, "node_modules/callsheet/bin/callsheet.mjs"), ...snippetCommand]),
                clone: () => firstByte([join(folder, "../packages/cli/bin/callsheet.mjs"), ...snippetCommand]),
                bare: () => firstByte(["--eval", "process.stdout.write('a')"]),
            },
            { rounds },
        );
        const { "@huggingface/inference": theirs = [] } = peers;
        return {
            "start.client": { ours: client, peers },
            "start.snippets": { ours: snippets, peers: { "@huggingface/inference": theirs } },
            "start.command": { ours: command, limit: bare },
            "start.clone": { ours: clone, limit: bare, experiment: command },
        };
    },
};

/** The milliseconds of an import in a new process. */
async function importTime(name: string): Promise<number> {
    const code = `const began = performance.now(); await import("${name}"); console.log(performance.now() - began);`;
    const { text } = await run(["--input-type=module", "--eval", code]);
    return Number(text);
}

/** The milliseconds from the start of a process to its first byte of output. */
const firstByte = async (nodeOptions: readonly string[]): Promise<number> => (await run(nodeOptions)).milliseconds;

async function run(nodeOptions: readonly string[]): Promise<{ milliseconds: number; text: string }> {
    const began = performance.now();
    const child = spawn(process.execPath, nodeOptions, { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
    let milliseconds = Number.NaN;
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (piece: string) => {
        if (text === "") milliseconds = performance.now() - began;
        text += piece;
    });
    const [code] = await once(child, "close");
    if (code !== 0 || text === "")
        throw new Error(`node ${nodeOptions.join(" ")} ended with ${code}, having written ${text.length} letters.`);
    return { milliseconds, text };
}
