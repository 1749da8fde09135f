/** The programs of the peer's generator, unmodified, as programs that can be proved. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDirect, type MatrixFilter } from "@callsheet/snippets";
import { snippets } from "@huggingface/inference";
import { programOf } from "../cells.ts";
import type { Program } from "../program.ts";
import { maskToken } from "./examples.ts";
import { filesMeant, meantBy } from "./meant.ts";
import { wireOf } from "./request.ts";
import { modelOf, type Row, rowsOf } from "./rows.ts";

export type Written = {
    readonly programs: readonly Program[];
    /** What the generator threw in the place of programs, by provider, task and options. */
    readonly refused: Readonly<Record<string, string>>;
};

/** All that the peer writes for the rows of our matrix, in their order. */
export function peerPrograms({ client, ...filter }: MatrixFilter = {}): Written {
    const refused: Record<string, string> = {};
    const programs = rowsOf(filter).flatMap((row) => {
        const written = snippetsFor(row);
        if (written instanceof Error) {
            refused[`${row.entry.provider}/${row.tag}/${row.options}`] = written.message;
            return [];
        }
        return written
            .filter((snippet) => client === undefined || client === snippet.client)
            .map((snippet) => programOfPeer(row, snippet));
    });
    return { programs, refused };
}

type Arguments = Parameters<typeof snippets.getInferenceSnippets>;
type Snippet = ReturnType<typeof snippets.getInferenceSnippets>[number];

/** What the generator writes for a row, or the error that it throws. */
function snippetsFor(row: Row): readonly Snippet[] | Error {
    const { provider, task, model, providerModelId, mapping, options } = row.entry;
    const described = { ...modelOf(row), mask_token: maskToken };
    // OpenAI's own ids are those of the Hub without the owner; a mapping would say so.
    const providerId = provider === "openai" ? model.replace(/^openai\//, "") : providerModelId;
    const entry = { provider, task, hfModelId: model, providerId, status: "live", ...mapping };
    const directRequest = isDirect(provider, options);
    try {
        return snippets.getInferenceSnippets(
            // Its types want names and fields that it does not read.
            described as Arguments[0],
            provider,
            entry as Arguments[2],
            { ...options, directRequest },
        );
    } catch (error) {
        return error instanceof Error ? error : new Error(String(error));
    }
}

/** A program runs as ours of the same row do: it differs by what it is, what it is to send, and what it reads. */
function programOfPeer(row: Row, { language, client, content }: Snippet): Program {
    const meant = meantBy(row, client);
    return {
        ...programOf(row.entry),
        id: [row.entry.provider, row.tag, language, client, row.options].join("/"),
        language,
        client,
        content,
        wire: wireOf(row, client, meant),
        files: new Map([...filesMeant(meant.inputs), ...(content.includes("IPython") ? [notebook] : [])]),
        source: "node_modules/@huggingface/inference/src/snippets/templates.exported.ts",
    };
}

const notebook = ["IPython.py", readFileSync(join(import.meta.dirname, "IPython.py"))] as const;
