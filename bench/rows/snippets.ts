import * as ours from "@callsheet/snippets";
import * as theirs from "@huggingface/inference";
import { type Group, peer } from "../group.ts";
import { threadTime } from "../rounds.ts";

const rounds = 15;

export const snippets: Group = {
    id: "snippets",
    title: "Writing snippets",
    about:
        "Every model, provider and set of options of the matrix that both can write, each with all its clients. Both take turns " +
        "row by row in one process; the time is of one snippet, the thread's own.",
    rows: [
        {
            id: "snippets.write",
            title: "writing a snippet",
            unit: "µs",
            better: "lower",
            goal: { against: peer, bound: 5.5 },
        },
    ],
    async measure() {
        const writers = [writeOurs, writerOfPeer()];
        const rows = matrixRows().filter((row) => writers.every((write) => write(row) > 0));
        // Skip the first round, which includes compilation.
        const all = Array.from({ length: rounds + 1 }, () => timesInTurn(rows, writers)).slice(1);
        const microseconds = (writer: number) => all.map((times) => (times[writer] ?? Number.NaN) * 1000);
        return { "snippets.write": { ours: microseconds(0), others: { [peer]: microseconds(1) } } };
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

/** The thread time per snippet of each writer in milliseconds. The writers take turns after every row. */
function timesInTurn(rows: readonly MatrixRow[], writers: readonly Writer[]): number[] {
    const costs = writers.map((write) => ({ write, milliseconds: 0, count: 0 }));
    for (const row of rows) {
        for (const cost of costs) {
            const began = threadTime();
            cost.count += cost.write(row);
            cost.milliseconds += threadTime() - began;
        }
    }
    return costs.map(({ milliseconds, count }) => milliseconds / count);
}
