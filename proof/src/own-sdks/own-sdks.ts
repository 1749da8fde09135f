/** The programs of the providers' own SDKs. To add one: its file, its library in the lock, and a line here. */
import { join } from "node:path";
import type { Installation } from "../unchanged/installation.ts";
import type { UnchangedProgram } from "../unchanged/unchanged-program.ts";

const folder = import.meta.dirname;

const python: Installation = {
    language: "python",
    name: ".venv-own-sdks",
    requirements: join(folder, "python/requirements.in"),
};
const js: Installation = { language: "js", name: ".packages-own-sdks", packages: join(folder, "javascript") };

const inPython = (
    library: string,
    name: string,
    does: readonly string[],
    more: Pick<UnchangedProgram, "wrongOnPurpose"> = {},
): UnchangedProgram => ({
    library,
    installation: python,
    file: join(folder, `python/with_${name}.py`),
    does,
    ...more,
});

const inJavaScript = (library: string, name: string, does: readonly string[]): UnchangedProgram => ({
    library,
    installation: js,
    file: join(folder, `javascript/with-${name}.mjs`),
    does,
});

const usual = ["chat", "stream", "tool", "structured output"];

const openAi = ["responses", "models", "completions", "embeddings", "images", "audio", "moderation", "files"];

export const ownSdks: readonly UnchangedProgram[] = [
    inPython("cerebras_cloud_sdk", "cerebras_cloud_sdk", [
        ...["chat", "stream", "completion", "async", "tool", "structured output", "models"],
    ]),
    inPython("cohere", "cohere", [
        ...["chat", "stream", "async", "tool", "structured output", "documents with citations", "embeddings", "rerank"],
        ...["models", "the first version"],
    ]),
    inPython("fal-client", "fal_client", ["run", "uploads", "queue", "subscribe", "stream", "async"]),
    inPython("groq", "groq", [...usual, "models", "speech", "transcription and translation", "async"]),
    inPython("huggingface_hub", "huggingface_hub", ["login", "models", "calls", "no files"], {
        wrongOnPurpose: ["a program that downloads a model needs the Hub"],
    }),
    inPython("openai", "openai", openAi),
    inPython("replicate", "replicate", [
        ...["run", "run a version", "stream", "background", "files", "async", "deployment", "scheme Token"],
    ]),
    inPython("together", "together", [
        ...["chat", "stream", "async", "structured output", "tool", "completion", "embeddings", "rerank", "images"],
        ...["speech and transcription", "video"],
    ]),
    inJavaScript("@cerebras/cerebras_cloud_sdk", "cerebras-cloud-sdk", ["chat", "stream", "completion", "models"]),
    inJavaScript("cohere-ai", "cohere-ai", ["chat", "stream", "tool", "embeddings", "rerank", "the first version"]),
    inJavaScript("groq-sdk", "groq-sdk", ["chat", "stream", "tool", "models", "speech and transcription"]),
    inJavaScript("@fal-ai/client", "fal-client", ["run", "uploads", "subscribe", "queue", "stream"]),
    inJavaScript("@huggingface/hub", "huggingface-hub", ["login", "models"]),
    inJavaScript("openai", "openai", openAi),
    inJavaScript("replicate", "replicate", [
        ...["run", "run a version", "stream", "background", "files", "models and deployments"],
    ]),
    inJavaScript("together-ai", "together-ai", ["chat", "stream", "embeddings", "images", "speech and transcription"]),
    inJavaScript("@ai-sdk/cerebras", "ai-sdk-cerebras", usual),
    inJavaScript("@ai-sdk/cohere", "ai-sdk-cohere", [...usual, "embeddings", "rerank"]),
    inJavaScript("@ai-sdk/deepinfra", "ai-sdk-deepinfra", [...usual, "embeddings", "image"]),
    inJavaScript("@ai-sdk/fireworks", "ai-sdk-fireworks", [...usual, "embeddings", "image"]),
    inJavaScript("@ai-sdk/groq", "ai-sdk-groq", [...usual, "transcription"]),
    inJavaScript("@ai-sdk/togetherai", "ai-sdk-togetherai", [
        "chat",
        "stream",
        "tool",
        "embeddings",
        "rerank",
        "image",
    ]),
];
