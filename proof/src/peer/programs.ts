/** The unmodified programs of the peer's generator as programs for the proof. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildRequest, type WireRequestJson, wireToJson } from "@callsheet/inference";
import { callOf, clients, isDirect, type MatrixFilter } from "@callsheet/snippets";
import { snippets } from "@huggingface/inference";
import { programOf } from "../matrix-programs.ts";
import type { Program } from "../program.ts";
import { maskToken, type PeerExample } from "./examples.ts";
import { inputFiles, programInputs } from "./program-inputs.ts";
import { modelOf, type Row, rowsOf } from "./rows.ts";

export type Written = {
    readonly programs: readonly Program[];
    /** Error messages of the generator, by provider, task and options. */
    readonly refused: Readonly<Record<string, string>>;
};

/** The peer's programs for the rows of our matrix, in matrix order. */
export function peerPrograms({ client, ...filter }: MatrixFilter = {}): Written {
    const refused: Record<string, string> = {};
    const programs = rowsOf(filter).flatMap((row) => {
        const snippets = snippetsFor(row);
        if (snippets instanceof Error) {
            refused[`${row.entry.provider}/${row.tag}/${row.options}`] = snippets.message;
            return [];
        }
        return snippets
            .filter((snippet) => client === undefined || client === snippet.client)
            .map((snippet) => programOfPeer(row, snippet));
    });
    return { programs, refused };
}

type Arguments = Parameters<typeof snippets.getInferenceSnippets>;
type Snippet = ReturnType<typeof snippets.getInferenceSnippets>[number];

/** The generator's snippets for a row, or the error that it throws. */
function snippetsFor(row: Row): readonly Snippet[] | Error {
    const { provider, task, model, providerModelId, mapping, options } = row.entry;
    const peerModel = { ...modelOf(row), mask_token: maskToken };
    // OpenAI uses the Hub's ids without the owner, as a mapping would say.
    const providerId = provider === "openai" ? model.replace(/^openai\//, "") : providerModelId;
    const entry = { provider, task, hfModelId: model, providerId, status: "live", ...mapping };
    const directRequest = isDirect(provider, options);
    try {
        return snippets.getInferenceSnippets(
            // Its types require names and fields that it does not read.
            peerModel as Arguments[0],
            provider,
            entry as Arguments[2],
            { ...options, directRequest },
        );
    } catch (error) {
        return error instanceof Error ? error : new Error(String(error));
    }
}

/** Like our program of the same row, with the peer's content, expected request and files. */
function programOfPeer(row: Row, { language, client, content }: Snippet): Program {
    const example = programInputs(row, client);
    return {
        ...programOf(row.entry),
        id: [row.entry.provider, row.tag, language, client, row.options].join("/"),
        language,
        client,
        content,
        wire: wireOf(row, client, example),
        files: new Map([...inputFiles(example.inputs), ...(content.includes("IPython") ? [notebook] : [])]),
        oddEvents: false,
        source: "node_modules/@huggingface/inference/src/snippets/templates.exported.ts",
    };
}

/** The request that a program must send: the one that our client makes of the same inputs. */
function wireOf(row: Row, client: string, example: PeerExample): WireRequestJson {
    const { provider, task, options, providerModelId, mapping = { providerId: providerModelId } } = row.entry;
    const call = callOf(task, modelOf(row), provider, mapping, { ...options, ...example });
    const own = clients.find(({ id }) => id === client)?.own;
    if (!own) return wireToJson(buildRequest(call));
    // A provider's own client uses the provider's key, and cannot bill an organisation.
    const { headers, ...wire } = wireToJson(buildRequest({ ...call, direct: true, billTo: undefined }));
    return { ...wire, headers: { ...headers, Authorization: ["Key ", { $secret: own.keyVariable }] } };
}

const notebook = ["IPython.py", readFileSync(join(import.meta.dirname, "IPython.py"))] as const;
