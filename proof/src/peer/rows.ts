/** The rows of our matrix whose options the peer's generator supports. */
import { type MatrixEntry, type MatrixFilter, type Model, matrix } from "@callsheet/snippets";
import { libraries } from "./examples.ts";

export type Row = {
    /** A representative entry of the row, of any client. */
    readonly entry: MatrixEntry;
    /** The task as written in an entry's id: `conversational-image` is chat with a vision model. */
    readonly tag: string;
    /** The name of its options as written in an entry's id. */
    readonly options: string;
};

/** The supported rows, in matrix order. */
export function rowsOf({ provider, task }: Pick<MatrixFilter, "provider" | "task"> = {}): readonly Row[] {
    const rows = new Map<string, Row>();
    for (const entry of matrix({ provider, task })) {
        const [, tag = "", , , options = ""] = entry.id.split("/");
        if (canBeAsked(entry)) rows.set(`${entry.provider}/${tag}/${options}`, { entry, tag, options });
    }
    return [...rows.values()];
}

/**
 * It has no options for the router's policies, for parameters, for files in messages or for the Responses API. For text
 * generation it writes the same programs as for chat, which are not counted twice.
 */
const canBeAsked = ({ task, options: { policy, parameters, messages, api } }: MatrixEntry) =>
    task !== "text-generation" && [policy, parameters, messages, api].every((option) => option === undefined);

/** The model of a row, as the Hub describes it. */
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
