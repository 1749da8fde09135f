/** The libraries and programs that snippets use: what is known of them before any program is written. */
import { type ProviderId, providerHelper } from "@callsheet/inference/providers";
import { type TaskId, tasks } from "@callsheet/inference/tasks";
import type { LanguageId } from "./languages/index.ts";

/** A library (or a program) that a snippet can use. */
export type Client = {
    readonly language: LanguageId;
    readonly id: string;
    /** What must be installed before its programs run, by the name in its language's registry of packages. */
    readonly packages: (task: TaskId) => readonly string[];
    /** What its programs are made of: the call, for a library that makes the request; or the wire request itself. */
    readonly prints: "call" | "wire";
    /** Whether the client has a method for the task. */
    readonly serves: (task: TaskId) => boolean;
    /** It speaks to one provider itself, whatever the call says, with the provider's key from a variable of its own. */
    readonly own?: { readonly provider: ProviderId; readonly keyVariable: string };
};

const always = (): boolean => true;
/** OpenAI's clients speak to every server of its form, and know chat only. */
const chatOnly = (task: TaskId): boolean => task === "conversational";
const givesImage = (task: TaskId): boolean => tasks[task].gives === "image" || task === "image-segmentation";

const list = [
    { language: "js", id: "callsheet", packages: () => ["@callsheet/inference"], prints: "call", serves: always },
    {
        language: "js",
        id: "huggingface.js",
        packages: () => ["@huggingface/inference"],
        prints: "call",
        serves: always,
    },
    { language: "js", id: "openai", packages: () => ["openai"], prints: "wire", serves: chatOnly },
    { language: "js", id: "fetch", packages: () => [], prints: "wire", serves: always },
    {
        language: "python",
        id: "huggingface_hub",
        // It gives images as Pillow's, and vectors as NumPy's, but installs neither.
        packages: (task) => [
            "huggingface_hub",
            ...(givesImage(task) ? ["pillow"] : []),
            ...(task === "feature-extraction" ? ["numpy"] : []),
        ],
        prints: "call",
        serves: (task) => "python" in tasks[task].method,
    },
    {
        language: "python",
        id: "fal_client",
        packages: () => ["fal-client"],
        prints: "wire",
        serves: (task) => providerHelper("fal-ai", task) !== undefined,
        own: { provider: "fal-ai", keyVariable: "FAL_KEY" },
    },
    { language: "python", id: "openai", packages: () => ["openai"], prints: "wire", serves: chatOnly },
    { language: "python", id: "requests", packages: () => ["requests"], prints: "wire", serves: always },
    { language: "sh", id: "curl", packages: () => [], prints: "wire", serves: always },
] as const satisfies readonly Client[];

type KeyOf<One> = One extends { language: infer Language extends string; id: infer Id extends string }
    ? `${Language}/${Id}`
    : never;

/** A client by its language, in which its id is its own: `js/openai`. */
export type ClientKey = KeyOf<(typeof list)[number]>;

/** Every client that snippets are written for, in the order in which they are listed. */
export const clients: readonly Client[] = list;
