/** What all tools share: their answers are short texts, their errors are answers, and neither holds a token. */
import { InferenceError } from "@callsheet/inference";
import { redact } from "@callsheet/inference/redaction";
import type { CallToolResult } from "@modelcontextprotocol/server";
import { NothingFoundError, UsageError } from "../errors.ts";
import type { Terminal } from "../terminal.ts";

/** About 4,000 tokens of an assistant's context. */
const mostCharacters = 16_000;

/** The text as the result of a tool. An error of the caller is a result too, so that the assistant can correct itself. */
export async function answer(write: () => Promise<string> | string): Promise<CallToolResult> {
    try {
        return { content: [{ type: "text", text: shortened(redact(await write())) }] };
    } catch (error) {
        if (!isExpected(error)) throw error;
        return { content: [{ type: "text", text: shortened(redact(error.message)) }], isError: true };
    }
}

const isExpected = (error: unknown): error is Error =>
    [UsageError, NothingFoundError, InferenceError].some((kind) => error instanceof kind);

const shortened = (text: string): string =>
    text.length <= mostCharacters
        ? text
        : `${text.slice(0, mostCharacters)}\n… (${text.length - mostCharacters} more characters)`;

/**
 * The environment of a command that a tool runs: without input, without the variables of this process, which hold tokens,
 * and with a place for what the command says besides its output.
 */
export function quietTerminal(fetch?: typeof globalThis.fetch): { terminal: Terminal; notes: string[] } {
    const notes: string[] = [];
    const terminal: Terminal = {
        stdin: (async function* () {})(),
        stdout: { write: () => true },
        stderr: { write: (text) => notes.push(String(text).trimEnd()) },
        env: {},
        ...(fetch && { fetch }),
    };
    return { terminal, notes };
}
