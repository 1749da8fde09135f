import { type FileLeaf, isFile, type WireRequest } from "@callsheet/inference";
import type { Value } from "../languages/index.ts";

/** A wire request's body as a snippet prints it: JSON, or a file that is read when the snippet runs. */
export type Body = { readonly json: Value } | { readonly file: FileLeaf };

/**
 * The body of a wire request. Text that does not parse as JSON is logged and left out.
 * @throws Error `Unsupported format: {format}` for a body of another format
 */
export function bodyOf({ body }: WireRequest): Body | undefined {
    if (body === undefined) return undefined;
    switch (body.format) {
        case "json":
            return { json: body.value as Value };
        case "text":
            return parsed(body.text);
        case "binary":
            if (isFile(body.value)) return { file: body.value };
            throw new TypeError("A snippet can read a file by its name, but cannot hold bytes that are in memory.");
        default:
            throw new Error(`Unsupported format: ${(body as { format: string }).format}`);
    }
}

function parsed(text: string): Body | undefined {
    try {
        return { json: JSON.parse(text) };
    } catch (error) {
        console.error("Failed to parse body as JSON", error);
        return undefined;
    }
}
