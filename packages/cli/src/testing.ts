/** Shared by the tests of the commands. */
import { existsSync, readFileSync } from "node:fs";
import { run } from "./run.ts";

/** The environment of a run; without `fetch` there is no network. */
type World = {
    readonly stdin?: string;
    readonly isTTY?: boolean;
    readonly columns?: number;
    readonly env?: Record<string, string>;
    readonly fetch?: typeof fetch;
    readonly interrupted?: AbortSignal;
    /** Called with each piece of the output. */
    readonly onOutput?: (text: string) => void;
};

/** Fails like `fetch` without a network. */
const unreachable: typeof fetch = async () => {
    throw Object.assign(new TypeError("fetch failed"), { cause: Object.assign(new Error(""), { code: "ENOTFOUND" }) });
};

/** Runs `callsheet` with the arguments of a command line. */
export async function callsheet(
    words: string,
    { stdin = "", isTTY = false, columns, env = {}, fetch = unreachable, interrupted, onOutput }: World = {},
) {
    let output = "";
    let errors = "";
    const code = await run(words.match(/'[^']*'|\S+/g)?.map((word) => word.replaceAll("'", "")) ?? [], {
        stdin: (async function* () {
            yield stdin;
        })(),
        stdout: {
            isTTY,
            ...(columns !== undefined && { columns }),
            write: (text) => {
                output += Buffer.from(text);
                onOutput?.(String(Buffer.from(text)));
            },
        },
        stderr: { isTTY, write: (text) => (errors += Buffer.from(text)) },
        env,
        fetch,
        ...(interrupted && { interrupted }),
    });
    return { code, output, errors };
}

/** Whether a process is there, and has not ended without being fetched by its parent. */
export function isAlive(pid: number): boolean {
    try {
        process.kill(pid, 0);
    } catch {
        return false;
    }
    const status = `/proc/${pid}/status`;
    return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, "utf8"));
}
