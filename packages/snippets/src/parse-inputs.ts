import { InputError } from "@callsheet/inference/tasks";

/**
 * Parses inputs as people write them on a command line or in an attribute.
 *
 * @param text JSON if it begins like an object, a list or a quoted string; otherwise plain text, or a file's name
 * @returns the inputs, not yet validated
 * @throws InputError for a text that begins like JSON and is none
 * @example
 * import { parseInputs } from "@callsheet/snippets";
 *
 * const text = parseInputs("It's late.");
 * const question = parseInputs('{"question": "Who?", "context": "Asha wrote it."}');
 */
export function parseInputs(text: string): unknown {
    if (!/^\s*[{["]/.test(text)) return text;
    try {
        return JSON.parse(text);
    } catch (cause) {
        const reason = cause instanceof Error ? cause.message : cause;
        throw new InputError(`The inputs begin like JSON, but are none: ${reason}`, { cause });
    }
}
