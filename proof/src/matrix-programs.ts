/** The snippets of the matrix as programs for the proof. */
import { type Ending, endingOf, type MatrixEntry, type MatrixFilter, matrix } from "@callsheet/snippets";
import { coveringEntries } from "./covering-entries.ts";
import { filesOf } from "./files.ts";
import type { Program } from "./program.ts";

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
        ...(entry.options.endpointUrl && { ownHosts: [new URL(entry.options.endpointUrl).host] }),
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
