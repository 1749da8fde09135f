/** Shows results in a readable form, and saves those that are files. */
import { writeFile } from "node:fs/promises";
import { extensionOf } from "@callsheet/inference";
import type { Terminal } from "./terminal.ts";

/** Shows a result: saves a file, prints scores as a table, a text as it is, and everything else as JSON. */
export async function show(result: unknown, { stdout }: Terminal, output: string | undefined): Promise<void> {
    if (result instanceof Blob) stdout.write(`Saved ${await save(result, output)}\n`);
    else stdout.write(`${scoreTable(result) ?? textOf(result) ?? JSON.stringify(result, null, 4)}\n`);
}

/** The paths of the text in the outputs of the tasks, and in the events of their streams. */
const textPlaces: readonly (readonly (string | number)[])[] = [
    ["choices", 0, "message", "content"],
    ["choices", 0, "delta", "content"],
    ["token", "text"],
    ["generated_text"],
    ["summary_text"],
    ["translation_text"],
    ["answer"],
    ["text"],
];

/** The text of an output or of a streamed event; undefined if it has none. */
export function textOf(result: unknown): string | undefined {
    return textPlaces.map((path) => at(result, path)).find((text) => typeof text === "string");
}

/** The fields that name a scored item, most informative first. */
const nameKeys = ["label", "token_str", "word", "answer"];

function scoreTable(result: unknown): string | undefined {
    if (!Array.isArray(result) || result.length === 0) return undefined;
    const rows = result.map((row) => {
        const name = nameKeys.map((key) => at(row, [key])).find((value) => typeof value === "string");
        const score = at(row, ["score"]);
        return typeof name === "string" && typeof score === "number" ? { name, score } : undefined;
    });
    const complete = rows.filter((row) => row !== undefined);
    if (complete.length < rows.length) return undefined;
    const width = Math.max(...complete.map(({ name }) => name.length));
    return complete.map(({ name, score }) => `${name.padEnd(width)}  ${score.toFixed(4)}`).join("\n");
}

function at(value: unknown, path: readonly (string | number)[]): unknown {
    return path.reduce<unknown>(
        (here, key) => (typeof here === "object" && here !== null ? Reflect.get(here, key) : undefined),
        value,
    );
}

/** Saves a returned file. Overwrites an existing file only if its name was requested. @returns the file's name */
async function save(blob: Blob, path: string | undefined): Promise<string> {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    if (path !== undefined) {
        await writeFile(path, bytes);
        return path;
    }
    const ending = extensionOf(blob.type) ?? "bin";
    for (let number = 1; ; number++) {
        const name = `output${number === 1 ? "" : `-${number}`}.${ending}`;
        const failure = await writeFile(name, bytes, { flag: "wx" }).catch((error: NodeJS.ErrnoException) => error);
        if (failure === undefined) return name;
        if (failure.code !== "EEXIST") throw failure;
    }
}
