/** The snippets of the matrix as programs for the proof. */
import { type Json, type ProviderHelper, providerHelper, type TaskId } from "@callsheet/inference";
import { type Ending, endingOf, type MatrixEntry, type MatrixFilter, matrix } from "@callsheet/snippets";
import { coveringEntries } from "./covering-entries.ts";
import { filesOf } from "./files.ts";
import { clientOf, type Program } from "./program.ts";

/** The programs of the matrix, in matrix order. */
export const matrixPrograms = (filter?: MatrixFilter): readonly Program[] => [...matrix(filter)].map(programOf);

/** The covering subset of the matrix as programs, and the size of the whole matrix. */
export function coveringPrograms(): { readonly programs: readonly Program[]; readonly of: number } {
    const entries = [...matrix()];
    return { programs: coveringEntries(entries).map(programOf), of: entries.length };
}

/** Turns a matrix entry into a program. */
export function programOf(entry: MatrixEntry): Program {
    const { id, provider, task, language, client, content, wire, streaming } = entry;
    return {
        id,
        provider,
        task,
        language,
        client,
        content,
        wire,
        ending: streaming ? "stream" : endings[endingOf[entry.variant]],
        answersCalls: endingOf[entry.variant].includes("Tools"),
        files: filesOf(wire),
        environment: {},
        models: modelsOf(entry),
        ...(entry.options.endpoint && { ownHosts: [new URL(entry.options.endpoint).host] }),
        source: `packages/snippets/src/languages/${language}/${client}.ts`,
    };
}

const endings = {
    print: "print",
    save: "save",
    basicStream: "stream",
    conversational: "print",
    conversationalStream: "stream",
    conversationalTools: "text",
    conversationalToolsStream: "stream",
    responses: "text",
    responsesStream: "stream",
    responsesTools: "text",
} as const satisfies Record<Ending, Program["ending"]>;

/** The model as the sandbox must serve it. OpenAI uses the Hub's ids without the owner, so no mapping is needed. */
function modelsOf({ model, task, provider, providerModelId, mapping }: MatrixEntry): Program["models"] {
    if (provider === "auto") return { [model]: task };
    const serving = {
        ...(provider !== "openai" && { providerId: providerModelId }),
        ...(mapping?.adapter === "lora" && {
            adapter: mapping.adapter,
            adapterWeightsPath: mapping.adapterWeightsPath,
        }),
    };
    return { [model]: { task, providers: { [provider]: serving } } };
}

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
