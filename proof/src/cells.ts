/** The matrix of snippets as programs that can be proved. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Ending, endingOf, type MatrixEntry, type MatrixFilter, matrix } from "@callsheet/snippets";
import { coveringOf } from "./covering.ts";
import { filesOf } from "./files.ts";
import type { Program } from "./program.ts";
import { root } from "./root.ts";

/** The programs of the matrix, in its order. */
export const cells = (filter?: MatrixFilter): readonly Program[] => [...matrix(filter)].map(programOf);

/** Those that stand for all programs of the matrix, and how many these are. */
export function coveringCells(): { readonly programs: readonly Program[]; readonly of: number } {
    const entries = [...matrix()];
    return { programs: coveringOf(entries).map(programOf), of: entries.length };
}

/** The program of an entry. */
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
        answersCalls: endingOf[entry.variant].endsWith("Tools"),
        files: filesOf(wire),
        environment: {},
        models: modelsOf(entry),
        ...(entry.options.endpointUrl && { ownHosts: [new URL(entry.options.endpointUrl).host] }),
        source: templateOf(entry),
    };
}

const endings = {
    print: "print",
    save: "save",
    basicStream: "stream",
    conversational: "print",
    conversationalStream: "stream",
    conversationalTools: "text",
    responses: "text",
    responsesStream: "stream",
    responsesTools: "text",
} as const satisfies Record<Ending, Program["ending"]>;

/** The model as the matrix takes it to be served. OpenAI's ids are those of the Hub without the owner. */
function modelsOf({ model, task, provider, providerModelId, mapping }: MatrixEntry): Program["models"] {
    if (provider === "auto") return { [model]: task };
    const served = {
        ...(provider !== "openai" && { providerId: providerModelId }),
        ...(mapping?.adapter === "lora" && {
            adapter: mapping.adapter,
            adapterWeightsPath: mapping.adapterWeightsPath,
        }),
    };
    return { [model]: { task, providers: { [provider]: served } } };
}

/** The template that has written an entry. */
function templateOf({ language, client, variant }: MatrixEntry): string {
    const folder = `packages/snippets/src/templates/${language}/${client}`;
    // Clients that share their templates have an index only.
    return (
        [`${folder}/${kebab(endingOf[variant])}.ts`, `${folder}/index.ts`].find((path) =>
            existsSync(join(root, path)),
        ) ?? folder
    );
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
