import { getLogger } from "@callsheet/inference/logger";
import type { FileLeaf, FormFile, WireRequest } from "@callsheet/inference/wire";
import { onDisk, type Value } from "../code/value.ts";

/** A wire request's body as a snippet prints it: JSON, a file that the snippet reads, or a form. */
export type Body = { readonly json: Value } | { readonly file: FileLeaf } | { readonly form: Form };

/** A multipart form: text fields and one file. */
export type Form = {
    readonly texts: Readonly<Record<string, string>>;
    readonly field: string;
    readonly file: FileLeaf;
    /** The file name in the request. */
    readonly fileName: string;
};

/**
 * The body of a wire request. If a text body is not JSON, an error is logged and the body is undefined.
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
            return { file: onDisk(body.value) };
        case "multipart":
            return { form: formOf(body.fields) };
        default:
            throw new Error(`Unsupported format: ${(body as { format: string }).format}`);
    }
}

function formOf(fields: Readonly<Record<string, string | FormFile>>): Form {
    const texts: Record<string, string> = Object.create(null);
    const files: Omit<Form, "texts">[] = [];
    for (const [field, value] of Object.entries(fields)) {
        if (typeof value === "string") texts[field] = value;
        else files.push({ field, file: onDisk(value.bytes), fileName: value.fileName });
    }
    const [file, ...more] = files;
    if (file === undefined || more.length > 0) throw new TypeError("A form holds one file.");
    return { texts, ...file };
}

function parsed(text: string): Body | undefined {
    try {
        return { json: JSON.parse(text) };
    } catch (error) {
        getLogger().error("Failed to parse body as JSON", error);
        return undefined;
    }
}
