/** What the peer's generator is asked for: the rows of our matrix, as far as it has their options. */
import { type MatrixEntry, type MatrixFilter, type Model, matrix } from "@callsheet/snippets";
import { libraries } from "./examples.ts";

export type Row = {
    /** An entry of the matrix that stands for all of its row, whatever its client is. */
    readonly entry: MatrixEntry;
    /** The task, as it stands in an entry's id: `conversational-image` is chat with a model that sees. */
    readonly tag: string;
    /** The name of its options, as it stands in an entry's id. */
    readonly options: string;
};

/** The rows that the peer can be asked for, in the order of the matrix. */
export function rowsOf({ provider, task }: Pick<MatrixFilter, "provider" | "task"> = {}): readonly Row[] {
    const rows = new Map<string, Row>();
    for (const entry of matrix({ provider, task })) {
        const [, tag = "", , , options = ""] = entry.id.split("/");
        if (canBeAsked(entry)) rows.set(`${entry.provider}/${tag}/${options}`, { entry, tag, options });
    }
    return [...rows.values()];
}

/**
 * It has no option for the router's policies, nor for parameters, files in messages and the Responses API. For a model that generates text it writes a chat,
 * whatever the model's tags say: the same programs as those of the rows of chat, which are not counted twice.
 */
const canBeAsked = ({ task, options: { policy, parameters, messages, api } }: MatrixEntry) =>
    task !== "text-generation" && [policy, parameters, messages, api].every((option) => option === undefined);

/** The model of a row, as the Hub would describe it. */
export const modelOf = ({ tag, entry: { model } }: Row): Model => ({
    id: model,
    pipeline_tag: pipelineTags[tag] ?? tag,
    tags: tag in pipelineTags ? ["conversational"] : [],
    library_name: tag in pipelineTags ? "transformers" : libraries[model],
});

const pipelineTags: Readonly<Record<string, string>> = {
    conversational: "text-generation",
    "conversational-image": "image-text-to-text",
};
