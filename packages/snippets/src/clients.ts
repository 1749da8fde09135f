/** The libraries and programs that snippets use, as data. */
import { type ProviderId, providerHelper } from "@callsheet/inference/providers";
import { type TaskId, tasks } from "@callsheet/inference/tasks";
import type { LanguageId } from "./languages/index.ts";

/** A library or a program that a snippet can use. */
export type Client = {
    readonly language: LanguageId;
    readonly id: string;
    /** The packages that its programs need, by their names in the language's package registry. */
    readonly packages: (task: TaskId) => readonly string[];
    /** What its programs print: the call, if the library builds the request; or the wire request itself. */
    readonly prints: "call" | "wire";
    /** Whether the client has a method for the task. */
    readonly serves: (task: TaskId) => boolean;
    /** Set if it always calls this one provider directly, with the provider's key from this environment variable. */
    readonly own?: { readonly provider: ProviderId; readonly keyVariable: string };
};

const always = (): boolean => true;
/** OpenAI's clients work with every OpenAI-compatible server, but only for chat. */
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
        // It returns Pillow images and NumPy arrays, but installs neither library.
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

/** A client's language and id, such as `js/openai`. Ids are unique within a language. */
export type ClientKey = KeyOf<(typeof list)[number]>;

/** Every client that snippets are written for, in display order. */
export const clients: readonly Client[] = list;
