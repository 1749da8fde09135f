import type { ErrorContext } from "../errors/inference-error.ts";
import { ProviderOutputError } from "../errors/provider-output-error.ts";
import { excerpt } from "./check.ts";

/**
 * The body of an answer: JSON where it says that it is JSON or is text that parses as JSON, else a Blob.
 * @throws ProviderOutputError when it says JSON and is not
 */
export async function readAnswer(response: Response, context: ErrorContext): Promise<unknown> {
    const type = response.headers.get("content-type") ?? "";
    if (/\bjson\b/.test(type)) return parse(await response.text(), context);
    if (type.startsWith("text/plain")) {
        const text = await response.text();
        try {
            return JSON.parse(text);
        } catch {
            return text;
        }
    }
    return await response.blob();
}

function parse(text: string, context: ErrorContext): unknown {
    try {
        return JSON.parse(text);
    } catch (cause) {
        throw new ProviderOutputError(
            `${context.provider} says that its answer is JSON, but it does not parse: ${excerpt(text) || "(empty)"}`,
            { ...context, cause },
        );
    }
}
