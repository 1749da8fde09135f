/** A quick sample of the programs: one of each client for each shape of request. */
import { type Json, type ProviderHelper, providerHelper, type TaskId } from "@callsheet/inference";
import { clientOf, type Program } from "./program.ts";

/** The first program of each client and shape. */
export function quickOf(programs: readonly Program[]): readonly Program[] {
    const programsByKey = new Map<string, Program>();
    for (const program of programs) {
        for (const shape of shapesOf(program)) {
            const key = `${clientOf(program)} ${shape}`;
            if (!programsByKey.has(key)) programsByKey.set(key, program);
        }
    }
    return [...new Set(programsByKey.values())];
}

/** The features that distinguish a program's request, and how its response is handled. */
function shapesOf({ wire, ending, answersCalls, provider, task }: Program): readonly string[] {
    const helper: ProviderHelper<TaskId> | undefined = providerHelper(provider, task);
    const leaves = wire.body?.format === "json" ? leavesIn(wire.body.value ?? null) : [];
    return [
        `${wire.body?.format} ${leaves.join()}`,
        ending,
        // The Responses API is a separate shape.
        ...(wire.url.includes("/responses") ? [`${ending} of responses`] : []),
        ...(answersCalls ? [`calls at ${new URL(wire.url).pathname}`] : []),
        ...(helper?.queue ? ["queue"] : []),
        ...(wire.headers["X-HF-Bill-To"] === undefined ? [] : ["billed"]),
    ];
}

/** The encodings of files in a body: `$base64`, `$dataUrl`. */
function leavesIn(value: Json): readonly string[] {
    if (typeof value !== "object" || value === null) return [];
    const own = Object.keys(value).filter((key) => key === "$base64" || key === "$dataUrl");
    return [...new Set([...own, ...Object.values(value).flatMap(leavesIn)])];
}
