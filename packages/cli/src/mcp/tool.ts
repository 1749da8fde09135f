/** What all tools share: their answers are short texts, their errors are answers, and neither holds a token. */
import { InferenceError } from "@callsheet/inference";
import { redact } from "@callsheet/inference/redaction";
import type { CallToolResult } from "@modelcontextprotocol/server";
import { NothingFoundError, UsageError } from "../errors.ts";
import type { Terminal } from "../terminal.ts";

/** About 4,000 tokens of an assistant's context. */
const maxCharacters = 16_000;

/** What a tool says: a text to read, and the same as data, in the form of its output schema. */
type Said<Data> = { readonly text: string; readonly data: Data };

/**
 * The result of a tool. An error of the caller is a result too, so that the assistant can correct itself; it has no data.
 */
export async function answer<Data extends Readonly<Record<string, unknown>>>(
    say: () => Promise<Said<Data>> | Said<Data>,
): Promise<CallToolResult> {
    try {
        const { text, data } = await say();
        return {
            content: [{ type: "text", text: shortened(redact(text)) }],
            structuredContent: Object.fromEntries(
                Object.entries(data)
                    .filter(([, value]) => value !== undefined)
                    .map(([name, value]) => [name, withoutTokens(value)]),
            ),
        };
    } catch (error) {
        if (!isExpected(error)) throw error;
        return { content: [{ type: "text", text: shortened(redact(error.message)) }], isError: true };
    }
}

/** The data without what looks like a token. It is JSON: nothing in it is more than a list, an object or a value. */
function withoutTokens(value: unknown): unknown {
    if (typeof value === "string") return redact(value);
    if (Array.isArray(value)) return value.map(withoutTokens);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutTokens(one)]));
}

const isExpected = (error: unknown): error is Error =>
    [UsageError, NothingFoundError, InferenceError].some((kind) => error instanceof kind);

export const shortened = (text: string): string =>
    text.length <= maxCharacters
        ? text
        : `${text.slice(0, maxCharacters)}\n… (${text.length - maxCharacters} more characters)`;

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
