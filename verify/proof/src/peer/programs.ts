/** The unmodified programs of the peer's generator as programs for the proof. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildRequest, type FileLeaf, file, isFile, type WireRequestJson, wireToJson } from "@callsheet/inference";
import { type MediaKind, media } from "@callsheet/sandbox";
import {
    callOf,
    clients,
    isDirect,
    type MatrixEntry,
    type MatrixFilter,
    type Model,
    matrix,
} from "@callsheet/snippets";
import { snippets } from "@huggingface/inference";
import { programOf } from "../matrix-programs.ts";
import type { Program } from "../program.ts";
import { libraries, maskToken, type PeerExample, peerExamples, peerMessages } from "./examples.ts";

export type PeerPrograms = {
    readonly programs: readonly Program[];
    /** Error messages of the generator, by provider, task and options. */
    readonly refused: Readonly<Record<string, string>>;
};

/** The peer's programs for the rows of our matrix, in matrix order. */
export function peerPrograms({ client, ...filter }: MatrixFilter = {}): PeerPrograms {
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
    const { stream: streaming = false, endpoint: endpointUrl } = options;
    const directRequest = isDirect(provider, options);
    try {
        return snippets.getInferenceSnippets(
            // Its types require names and fields that it does not read.
            peerModel as Arguments[0],
            // It throws for a provider of ours that it lacks.
            provider as Arguments[1],
            entry as Arguments[2],
            { ...options, streaming, endpointUrl, directRequest },
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

/** A row of our matrix whose options the peer's generator supports. */
type Row = {
    /** A representative entry of the row, of any client. */
    readonly entry: MatrixEntry;
    /** The task as written in an entry's id: `conversational-image` is chat with a vision model. */
    readonly tag: string;
    /** The name of its options as written in an entry's id. */
    readonly options: string;
};

/** The supported rows, in matrix order. */
function rowsOf({ provider, task }: Pick<MatrixFilter, "provider" | "task"> = {}): readonly Row[] {
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
const modelOf = ({ tag, entry: { model } }: Row): Model => ({
    id: model,
    pipeline_tag: pipelineTags[tag] ?? tag,
    tags: tag in pipelineTags ? ["conversational"] : [],
    library_name: tag in pipelineTags ? "transformers" : libraries[model],
});

const pipelineTags: Readonly<Record<string, string>> = {
    conversational: "text-generation",
    "conversational-image": "image-text-to-text",
};

/** The inputs and parameters that a program states itself, without our defaults. */
function programInputs(row: Row, client: string): PeerExample {
    const { task, options } = row.entry;
    if (task === "conversational") {
        const messages = row.tag === "conversational" ? peerMessages.reads : peerMessages.sees;
        return { inputs: messages, parameters: { max_tokens: options.max_tokens } };
    }
    const example = peerExamples[task];
    if (!example) throw new TypeError(`The peer has no example of ${task}.`);
    const steps = client === "huggingface.js" && task === "text-to-image" && { num_inference_steps: 5 };
    return {
        inputs: withFiles(example.inputs, (one) => file(one.name, typeFor(one.type, row, client))),
        parameters: { ...example.parameters, ...steps },
    };
}

/**
 * Some libraries declare a fixed type for any bytes. We do not know which providers care, so the file has the type that
 * the library declares, under the name that the peer uses. fal does not read FLAC.
 */
function typeFor(type: string, { entry: { provider, task } }: Row, client: string): string {
    const saysPng = provider === "together" && task === "image-to-video";
    if (type === "image/png" && client === "huggingface_hub" && !saysPng) return "image/jpeg";
    return type === "audio/flac" && provider === "fal-ai" ? "audio/mpeg" : type;
}

const kinds: Readonly<Record<string, MediaKind>> = {
    "image/jpeg": "jpg",
    "image/png": "png",
    "audio/flac": "flac",
    "audio/mpeg": "mp3",
};

/** Creates the files that inputs name. */
function inputFiles(inputs: unknown): ReadonlyMap<string, Uint8Array> {
    const files = new Map<string, Uint8Array>();
    withFiles(inputs, (one) => {
        const kind = kinds[one.type];
        if (!kind) throw new TypeError(`No file can be made of the type ${one.type}.`);
        files.set(one.name, media(kind, one.name).bytes);
        return one;
    });
    return files;
}

/** Replaces the files in inputs. */
function withFiles(value: unknown, change: (leaf: FileLeaf) => FileLeaf): unknown {
    if (isFile(value)) return change(value);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withFiles(item, change)]));
}
