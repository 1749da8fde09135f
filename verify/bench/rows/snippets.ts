import * as ours from "@callsheet/snippets";
import * as theirs from "@huggingface/inference";
import { type Group, peer } from "../group.ts";
import { alternate, threadTime } from "../rounds.ts";

export const snippets: Group = {
    id: "snippets",
    title: "Writing snippets",
    about:
        "Every model, provider and set of options of the matrix that both can write, each with all its clients. Both take turns, " +
        "each writing all of them; the time is of one snippet, the thread's own.",
    rows: [
        {
            id: "snippets.write",
            title: "writing a snippet",
            unit: "µs",
            better: "lower",
            goal: { against: peer, bound: 3 },
        },
    ],
    async measure() {
        const writePeer = writerOfPeer();
        const rows = matrixRows().filter((row) => writeOurs(row) > 0 && writePeer(row) > 0);
        const microseconds = (write: Writer) => () => {
            const began = threadTime();
            const count = rows.reduce((sum, row) => sum + write(row), 0);
            return ((threadTime() - began) / count) * 1000;
        };
        const { ours = [], theirs = [] } = await alternate(
            { ours: microseconds(writeOurs), theirs: microseconds(writePeer) },
            { rounds: 15, warmUp: 5, collects: false },
        );
        return { "snippets.write": { ours, others: { [peer]: theirs } } };
    },
};

/** The input of both generators. */
type MatrixRow = {
    readonly model: { id: string; pipeline_tag: string; tags: string[]; library_name: string };
    readonly provider: string;
    /** With the additional fields of the Hub's entry that the peer needs. */
    readonly mapping: object;
    readonly options: object;
};

/** Writes the snippets of a row, and returns their number. */
type Writer = (row: MatrixRow) => number;

type Generator = {
    getInferenceSnippets(model: object, provider: string, mapping?: object, options?: object): readonly unknown[];
};

const writerOf =
    (generator: Generator): Writer =>
    ({ model, provider, mapping, options }) =>
        generator.getInferenceSnippets(model, provider, mapping, options).length;

export const writeOurs: Writer = writerOf(ours);

/** Returns 0 if the peer throws because it cannot write a row. */
function writerOfPeer(): Writer {
    const silent = () => undefined;
    theirs.setLogger({ debug: silent, info: silent, log: silent, warn: silent, error: silent });
    const write = writerOf(theirs.snippets);
    return (row) => {
        try {
            return write(row);
        } catch {
            return 0;
        }
    };
}

/** The rows of the matrix, each once for all its clients. */
export function matrixRows(): MatrixRow[] {
    const rows = new Map<string, MatrixRow>();
    for (const { id, task, model, provider, providerModelId, options, mapping } of ours.matrix()) {
        const [, tag, , , name] = id.split("/");
        const chatTag = tag === "conversational-image" ? "image-text-to-text" : "text-generation";
        const chats = task === "conversational";
        rows.set([provider, tag, name].join("/"), {
            model: {
                id: model,
                pipeline_tag: chats ? chatTag : task,
                tags: chats ? ["conversational"] : [],
                library_name: "transformers",
            },
            provider,
            mapping: { providerId: providerModelId, ...mapping, hfModelId: model, status: "live", task },
            options,
        });
    }
    return [...rows.values()];
}
