/** The inputs that a program of the peer means to send, and the files that it needs. */
import { type FileLeaf, file, isFile } from "@callsheet/inference";
import { type MediaKind, media } from "@callsheet/sandbox";
import { type PeerExample, peerExamples, peerMessages } from "./examples.ts";
import type { Row } from "./rows.ts";

/** The inputs and parameters that a program states itself, without our defaults. */
export function programInputs(row: Row, client: string): PeerExample {
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
export function inputFiles(inputs: unknown): ReadonlyMap<string, Uint8Array> {
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
