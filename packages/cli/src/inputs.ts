import { readAll, type Terminal } from "./terminal.ts";
import { UsageError } from "./usage-error.ts";

/** Reads `--inputs`: JSON if it begins like an object, a list or a quoted string; otherwise plain text. */
export async function inputsOf(terminal: Terminal, given: string): Promise<unknown> {
    const written = given === "-" ? await readAll(terminal) : given;
    if (!/^\s*[{["]/.test(written)) return written.replace(/\r?\n$/, "");
    try {
        return JSON.parse(written);
    } catch (cause) {
        const reason = cause instanceof Error ? cause.message : cause;
        throw new UsageError(`--inputs begins like JSON, but is none: ${reason}`);
    }
}
