/** The models of the proxy and their output. LiteLLM mocks text and embeddings; the sandbox upstream does the rest. */
import { exampleOf, type TaskId } from "@callsheet/inference";

/** The constant output of the mocked text models. */
export const mockText = "The mock says નમસ્તે, and nothing else.";

/** The constant output of the mocked embedding model: numbers that every language prints the same way. */
export const embedding = [0.25, -0.5, 0.125];

/** The tasks that OpenAI-compatible servers support. */
export type OwnTask = Extract<
    TaskId,
    | "conversational"
    | "text-generation"
    | "feature-extraction"
    | "text-to-image"
    | "automatic-speech-recognition"
    | "text-to-speech"
>;

/** The model for the tests of a task. */
export const modelOf = (task: OwnTask): string => exampleOf("hf-inference", task).model;

/** Models that the proxy forwards upstream although it could mock them, so that the sandbox checks their requests. */
export const upstreamModels = { chat: "upstream/chat", embeddings: "upstream/embeddings" } as const;

/** A mocked model with different output, to check that the judge detects it. */
export const otherModel = "mock/says-something-else";

/** LiteLLM's parameters of a model. */
type Served = { readonly model: string; readonly mock_response?: unknown };

const paramsByName: Readonly<Record<string, Served>> = {
    [modelOf("conversational")]: { model: "openai/chat", mock_response: mockText },
    [modelOf("text-generation")]: { model: "openai/completion", mock_response: mockText },
    [modelOf("feature-extraction")]: { model: "openai/embeddings", mock_response: embedding },
    // As `openai/…` LiteLLM would refuse response_format, which it allows only for models that it knows.
    [modelOf("text-to-image")]: { model: "hosted_vllm/images" },
    [modelOf("automatic-speech-recognition")]: { model: "openai/transcription" },
    [modelOf("text-to-speech")]: { model: "openai/speech" },
    [upstreamModels.chat]: { model: "openai/chat" },
    [upstreamModels.embeddings]: { model: "openai/embeddings" },
    [otherModel]: { model: "openai/chat", mock_response: "Something else." },
};

/** LiteLLM's model list. @param upstream an OpenAI-compatible server on this machine */
export const modelList = (upstream: string) =>
    Object.entries(paramsByName).map(([model_name, params]) => ({
        model_name,
        litellm_params: { api_base: `${upstream}/v1`, api_key: "none", ...params },
    }));
