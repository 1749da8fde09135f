/** The rows of the matrix as input for both generators: a model at a provider with some options. */
import { threadTime } from "./rounds.ts";

export type MatrixRow = {
    readonly model: { id: string; pipeline_tag: string; tags: string[]; library_name: string };
    readonly provider: string;
    /** With the additional fields of the Hub's entry that the peer needs. */
    readonly mapping: object;
    readonly options: object;
};

/** Writes the snippets of a row, and returns their number. */
export type Writer = (row: MatrixRow) => number;

type GetSnippets = {
    getInferenceSnippets(model: object, provider: string, mapping?: object, options?: object): readonly unknown[];
};

export type OurModule = GetSnippets & { matrix(): Iterable<Entry> };

/** The fields of a matrix entry that are used here. */
type Entry = {
    readonly id: string;
    readonly task: string;
    readonly model: string;
    readonly provider: string;
    readonly providerModelId: string;
    readonly options: object;
    readonly mapping?: object;
};

export type PeerModule = { readonly snippets: GetSnippets; setLogger(logger: object): void };

export const peer = "@huggingface/inference";

export const ourWriter =
    ({ getInferenceSnippets }: GetSnippets): Writer =>
    ({ model, provider, mapping, options }) =>
        getInferenceSnippets(model, provider, mapping, options).length;

/** Returns 0 if the peer throws because it cannot write a row. */
export function peerWriter({ snippets, setLogger }: PeerModule): Writer {
    const silent = () => undefined;
    setLogger({ debug: silent, info: silent, log: silent, warn: silent, error: silent });
    return ({ model, provider, mapping, options }) => {
        try {
            return snippets.getInferenceSnippets(model, provider, mapping, options).length;
        } catch {
            return 0;
        }
    };
}

/** The rows that every writer supports. */
export const rowsOfAll = (ours: OurModule, writers: readonly Writer[]): MatrixRow[] =>
    allRows(ours).filter((row) => writers.every((write) => write(row) > 0));

function allRows({ matrix }: OurModule): MatrixRow[] {
    const rows = new Map<string, MatrixRow>();
    for (const { id, task, model, provider, providerModelId, options, mapping } of matrix()) {
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
export function timesInTurn(rows: readonly MatrixRow[], writers: readonly Writer[]): number[] {
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
