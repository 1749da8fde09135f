/** Running a program in the page, apart from it. */
import type { RunEvent, RunnableProgram, RunOptions } from "./protocol.ts";

/**
 * Runs a program in a worker that reaches nothing: not the page, not what the browser keeps, not the network.
 *
 * @param program what is run
 * @param options the signal that ends it, the token for a provider, the seed of the sandbox
 * @returns what happens, as it happens. It never rejects: what goes wrong is told as `failed`. Once the signal is aborted
 * it ends without a word
 * @example
 * const stop = new AbortController();
 * for await (const event of run(program, { signal: stop.signal })) show(event);
 */
export async function* run(_program: RunnableProgram, _options: RunOptions): AsyncGenerator<RunEvent, void, undefined> {
    yield { kind: "failed", name: "NotYet", message: "", trace: "" };
}

/**
 * How much has to be fetched before a program can run.
 *
 * @returns bytes, 0 where all is there
 */
export async function sizeToLoad(_program: Pick<RunnableProgram, "language">): Promise<number> {
    return 0;
}
