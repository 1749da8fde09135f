/**
 * The programs of frameworks that nobody here wrote, in the manner of their first pages, unchanged but for what they
 * download besides. To add one: its file, its library in the lock, and a line here.
 */
import { join } from "node:path";
import type { Installation } from "../unchanged/installation.ts";
import type { UnchangedProgram } from "../unchanged/unchanged-program.ts";

const folder = import.meta.dirname;

const together: Installation = {
    language: "python",
    name: ".venv-frameworks",
    requirements: join(folder, "requirements.in"),
};
// It wants older versions of what the others want.
const llamaIndex: Installation = {
    language: "python",
    name: ".venv-llama-index",
    requirements: join(folder, "llama-index.in"),
};

/** Keeps frameworks from reporting their use, and from fetching lists. */
const quiet = {
    ANONYMIZED_TELEMETRY: "False",
    GRADIO_ANALYTICS_ENABLED: "False",
    LANGSMITH_TRACING: "false",
    LITELLM_LOCAL_MODEL_COST_MAP: "True",
};

/** What they look for at the Hub besides: a model's configuration. */
const doesWithout = /^https:\/\/huggingface\.co\/.+\/raw\/main\/config\.json$/;

type More = Pick<UnchangedProgram, "installation" | "wrongOnPurpose">;

const program = (
    library: string,
    name: string,
    does: readonly string[],
    more: Partial<More> = {},
): UnchangedProgram => ({
    library,
    installation: together,
    file: join(folder, `with_${name}.py`),
    does,
    environment: quiet,
    doesWithout,
    ...more,
});

const agents = ["agent", "agent with a structured result"];

export const frameworks: readonly UnchangedProgram[] = [
    program("gradio", "gradio", ["text", "image", "chat"]),
    program("instructor", "instructor", ["structured output", "modes", "stream", "list"]),
    program("langchain", "langchain", ["chat", "stream", "structured output", ...agents, "embeddings"]),
    program("langchain-huggingface", "langchain_huggingface", ["chat", "stream", "tool", "embeddings"]),
    program("litellm", "litellm", ["chat", "stream", "structured output", "tool", "embeddings", "errors"], {
        wrongOnPurpose: ["messages.0.role"],
    }),
    program("llama-index-core", "llama_index", ["chat", "stream", "structured output", ...agents, "embeddings"], {
        installation: llamaIndex,
    }),
    program("openai-agents", "openai_agents", ["chat", "stream", ...agents]),
    program("pydantic-ai-slim", "pydantic_ai", ["chat", "stream", "structured output", ...agents, "responses"]),
    program("smolagents", "smolagents", ["chat", "stream", "agent", "agent that writes code"]),
];
