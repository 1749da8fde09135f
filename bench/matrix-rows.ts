/** What the matrix is written from: a model at a provider with some options, for us and for the peer. */
import type { ProviderMapping } from "@callsheet/snippets";
import { load } from "./chat-clients.ts";

export type MatrixRow = {
    readonly model: { id: string; pipeline_tag: string; tags: string[]; library_name: string };
    readonly provider: string;
    /** With what the peer asks of the Hub's entry. */
    readonly mapping: ProviderMapping;
    readonly options: object;
};

/** How many snippets a row gives. */
export type Writer = (row: MatrixRow) => number;

type PeerModule = {
    readonly snippets: {
        getInferenceSnippets(model: object, provider: string, mapping: object, options: object): readonly unknown[];
    };
    setLogger(logger: object): void;
};

export async function ourWriter(): Promise<Writer> {
    const { getInferenceSnippets } = await import("@callsheet/snippets");
    return ({ model, provider, mapping, options }) => getInferenceSnippets(model, provider, mapping, options).length;
}

/** The peer throws where it cannot write a row: then it gives none. */
export async function peerWriter(): Promise<Writer> {
    const { snippets, setLogger } = await load<PeerModule>("@huggingface/inference");
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

/** The rows of the matrix of which both write snippets. */
export async function rowsOfBoth(): Promise<MatrixRow[]> {
    const [ours, theirs] = [await ourWriter(), await peerWriter()];
    return (await allRows()).filter((row) => ours(row) > 0 && theirs(row) > 0);
}

async function allRows(): Promise<MatrixRow[]> {
    const { matrix } = await import("@callsheet/snippets");
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
