/**
 * The programs of the providers' own SDKs and of frameworks that nobody here wrote, in the manner of their first pages; each runs
 * unchanged under `callsheet sandbox -- …`. To add one: its file (`python/with_groq.py`, `javascript/with-groq-sdk.mjs`), its
 * library in `versions.json`, and a line here.
 */
import { join } from "node:path";
import { listedVersion } from "../libraries.ts";
import { root } from "../root.ts";

export type SdkProgram = {
    /** The SDK or framework, by its name in its registry. */
    readonly library: string;
    readonly language: "js" | "python";
    /** The path of its file. */
    readonly file: string;
    /** What is installed for it, from `versions.json`. */
    readonly libraries: readonly string[];
    /** What it does: it prints a line when it has done each. */
    readonly does: readonly string[];
    /** URLs that the library looks for besides, and does without. Default: none. */
    readonly doesWithout?: RegExp;
    /** What the hints hold of requests that it sends wrong on purpose, in their order. Default: none. */
    readonly wrongOnPurpose?: readonly string[];
};

type More = Partial<Pick<SdkProgram, "doesWithout" | "wrongOnPurpose">> & {
    /** Libraries that it imports besides its own. */
    readonly beside?: readonly string[];
};

const python = (library: string, does: readonly string[], { beside = [], ...more }: More = {}): SdkProgram => {
    const name = library.replace(/\[.*/, "");
    const file = join(import.meta.dirname, `python/with_${name.replaceAll("-", "_")}.py`);
    return { library: name, language: "python", file, libraries: [library, ...beside], does, ...more };
};

const js = (library: string, does: readonly string[], beside: readonly string[] = []): SdkProgram => {
    const name = library.replace("@", "").replaceAll(/[/_]/g, "-");
    const file = join(import.meta.dirname, `javascript/with-${name}.mjs`);
    return { library, language: "js", file, libraries: [library, ...beside], does };
};

const aiSdkProviders = ["cerebras", "cohere", "deepinfra", "fireworks", "groq", "togetherai"].map(
    (name) => `@ai-sdk/${name}`,
);

const agents = ["agent", "agent with a structured result"];
const openAi = ["responses", "models", "completions", "embeddings", "images", "audio", "moderation", "files"];

/** A model's configuration, at the Hub. */
const modelConfiguration = /^https:\/\/huggingface\.co\/.+\/raw\/main\/config\.json$/;

export const sdkPrograms: readonly SdkProgram[] = [
    python("cerebras_cloud_sdk", ["chat", "stream", "completion", "async", "tool", "structured output", "models"]),
    python("cohere", [
        ...["chat", "stream", "async", "tool", "structured output", "documents with citations", "embeddings", "rerank"],
        ...["models", "the first version"],
    ]),
    python("fal-client", ["run", "uploads", "queue", "subscribe", "stream", "async"]),
    python("groq", [
        ...["chat", "stream", "tool", "structured output", "models", "speech", "transcription and translation"],
        "async",
    ]),
    python("huggingface_hub", ["login", "models", "calls", "no files"], {
        wrongOnPurpose: ["a program that downloads a model needs the Hub"],
    }),
    python("openai", openAi),
    python("replicate", [
        ...["run", "run a version", "stream", "background", "files", "async", "deployment", "scheme Token"],
    ]),
    python("together", [
        ...["chat", "stream", "async", "structured output", "tool", "completion", "embeddings", "rerank", "images"],
        ...["speech and transcription", "video"],
    ]),
    js("@cerebras/cerebras_cloud_sdk", ["chat", "stream", "completion", "models"]),
    js("cohere-ai", ["chat", "stream", "tool", "embeddings", "rerank", "the first version"]),
    js("groq-sdk", ["chat", "stream", "tool", "models", "speech and transcription"]),
    js("@fal-ai/client", ["run", "uploads", "subscribe", "queue", "stream"]),
    js("@huggingface/hub", ["login", "models"]),
    js("openai", openAi),
    js("replicate", ["run", "run a version", "stream", "background", "files", "models and deployments"]),
    js("together-ai", ["chat", "stream", "embeddings", "images", "speech and transcription"]),
    js("ai", aiSdkProviders, [...aiSdkProviders, "groq-sdk", "zod"]),
    python("gradio", ["text", "image", "chat"]),
    python("instructor", ["structured output", "modes", "stream", "list"]),
    python("langchain", ["chat", "stream", "structured output", ...agents, "embeddings"], {
        beside: ["langchain-openai"],
    }),
    python("langchain-huggingface", ["chat", "stream", "tool", "embeddings"], {
        beside: ["numpy"],
        doesWithout: modelConfiguration,
    }),
    python("litellm", ["chat", "stream", "structured output", "tool", "embeddings", "errors"], {
        doesWithout: modelConfiguration,
        wrongOnPurpose: ["messages.0.role"],
    }),
    python("llama-index-core", ["chat", "stream", "structured output", ...agents, "embeddings"], {
        beside: ["llama-index-embeddings-openai", "llama-index-llms-openai"],
    }),
    python("openai-agents", ["chat", "stream", ...agents]),
    python("pydantic-ai-slim[openai]", ["chat", "stream", "structured output", ...agents, "responses"]),
    python("smolagents[openai]", ["chat", "stream", "agent", "agent that writes code"]),
];

export const readmeFile = join(root, "packages/sandbox/README.md");
const begins = "<!-- unchanged: npx vitest run --project unit verify/proof/src/sdks --update writes what follows -->";
const ends = "<!-- /unchanged -->";

/** The sandbox's README with the table of the programs updated between its markers. */
export function withTable(readme: string): string {
    const [from, to] = [readme.indexOf(begins), readme.indexOf(ends)];
    if (from < 0 || to < from) throw new Error(`${readmeFile} has no place for the table: ${begins} … ${ends}`);
    return `${readme.slice(0, from)}${begins}\n\n${table()}\n\n${readme.slice(to)}`;
}

function table(): string {
    const rows = sdkPrograms.map(({ library, language, libraries: [listed = library], does }) => {
        const name = language === "js" ? "JavaScript" : "Python";
        return `| \`${library}\` ${listedVersion(language, listed)} | ${name} | ${does.join(", ")} |`;
    });
    return ["| library | language | what its program does |", "| --- | --- | --- |", ...rows].join("\n");
}
