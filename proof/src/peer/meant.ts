/** What a program of the peer means to ask for, and the files that it finds. */
import { type FileLeaf, file, isFile } from "@callsheet/inference";
import { type MediaKind, media } from "@callsheet/sandbox";
import { type PeerExample, peerExamples, peerMessages } from "./examples.ts";
import type { Row } from "./rows.ts";

/** The inputs and parameters of a program: those that it says, and no defaults of ours. */
export function meantBy(row: Row, client: string): PeerExample {
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
 * What a library says of any bytes that it is given, whatever they are. We do not know which providers mind: so there
 * the file is what the library says, under the name that the peer gives it. fal reads no FLAC.
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

/** The files that inputs name. */
export function filesMeant(inputs: unknown): ReadonlyMap<string, Uint8Array> {
    const files = new Map<string, Uint8Array>();
    withFiles(inputs, (one) => {
        const kind = kinds[one.type];
        if (!kind) throw new TypeError(`No file can be made of the type ${one.type}.`);
        files.set(one.name, media(kind, one.name).bytes);
        return one;
    });
    return files;
}

/** Inputs with other files in the place of theirs. */
function withFiles(value: unknown, change: (leaf: FileLeaf) => FileLeaf): unknown {
    if (isFile(value)) return change(value);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withFiles(item, change)]));
}
