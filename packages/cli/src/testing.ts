/** Shared by the tests of the commands. */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { run } from "./run.ts";

/** The environment of a run; without `fetch` there is no network. */
type CommandEnvironment = {
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
    {
        stdin = "",
        isTTY = false,
        columns,
        env = {},
        fetch = unreachable,
        interrupted,
        onOutput,
    }: CommandEnvironment = {},
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

/** Runs a command that serves, as long as `use` takes. @param address finds the address in what the command prints */
export async function whileServing(words: string, address: RegExp, use: (url: string) => Promise<void>) {
    const stop = new AbortController();
    const { promise: url, resolve } = Promise.withResolvers<string>();
    const onOutput = (text: string) => resolve(address.exec(text)?.[0] ?? "");
    const running = callsheet(`${words} --port 0`, { interrupted: stop.signal, onOutput });
    // It may end before it serves.
    void running.then(() => resolve(""));
    try {
        await use(await url);
    } finally {
        stop.abort();
    }
    return await running;
}

/** Runs a command at a port that another server has. */
export async function atTakenPort(words: string, env: Record<string, string> = {}) {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = Object(server.address());
    const result = await callsheet(`${words} --port ${port}`, { env });
    server.close();
    return { ...result, port };
}

/** The command lines of all processes that hold a text. A process without one has ended. */
export function commandLinesWith(text: string): readonly string[] {
    const lines = existsSync("/proc/self/cmdline")
        ? globSync("/proc/[0-9]*/cmdline").map((file) => {
              try {
                  return readFileSync(file, "utf8");
              } catch {
                  return ""; // It has just ended.
              }
          })
        : execFileSync("ps", ["-axo", "args"], { encoding: "utf8" }).split("\n");
    return lines.filter((line) => line.includes(text));
}
