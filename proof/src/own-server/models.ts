/** The models of the proxy, and what they say. LiteLLM mocks text and embeddings itself; for the rest it asks upstream. */
import { exampleOf, type TaskId } from "@callsheet/inference";

/** What its mocked models say, to whatever they are asked. */
export const said = "The mock says નમસ્તે, and nothing else.";

/** What its mocked model of embeddings gives: numbers that every language prints alike. */
export const embedding = [0.25, -0.5, 0.125];

/** The tasks that servers of one's own have in OpenAI's form. */
export type OwnTask = Extract<
    TaskId,
    | "conversational"
    | "text-generation"
    | "feature-extraction"
    | "text-to-image"
    | "automatic-speech-recognition"
    | "text-to-speech"
>;

/** The model that a task is proved with. */
export const modelOf = (task: OwnTask): string => exampleOf("hf-inference", task).model;

/** Models of which the proxy asks upstream although it could mock them: their requests are looked at there. */
export const upstreamModels = { chat: "upstream/chat", embeddings: "upstream/embeddings" } as const;

/** A mocked model that says something else: whoever takes it for the others is wrong. */
export const otherModel = "mock/says-something-else";

/** LiteLLM's own name of a model: who serves it, and what it is called there. */
type Served = { readonly model: string; readonly mock_response?: unknown };

const served: Readonly<Record<string, Served>> = {
    [modelOf("conversational")]: { model: "openai/chat", mock_response: said },
    [modelOf("text-generation")]: { model: "openai/completion", mock_response: said },
    [modelOf("feature-extraction")]: { model: "openai/embeddings", mock_response: embedding },
    // As one of OpenAI's it would refuse response_format, which it takes for those that it knows only.
    [modelOf("text-to-image")]: { model: "hosted_vllm/images" },
    [modelOf("automatic-speech-recognition")]: { model: "openai/transcription" },
    [modelOf("text-to-speech")]: { model: "openai/speech" },
    [upstreamModels.chat]: { model: "openai/chat" },
    [upstreamModels.embeddings]: { model: "openai/embeddings" },
    [otherModel]: { model: "openai/chat", mock_response: "Something else." },
};

/** LiteLLM's list of models. @param upstream a server of OpenAI's form, on this machine */
export const modelList = (upstream: string) =>
    Object.entries(served).map(([model_name, params]) => ({
        model_name,
        litellm_params: { api_base: `${upstream}/v1`, api_key: "none", ...params },
    }));
