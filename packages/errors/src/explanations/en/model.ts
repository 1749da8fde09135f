import type { Explanations } from "../explanation.ts";

/** Explanations: models, and who serves them. */
export const model = {
    "no-such-model": {
        title: "There is no such model",
        cause: "The id is mistyped, the model was removed or renamed, or it is private and your key may not see it.",
        steps: [
            "Copy the id from the model's page: capitals count.",
            "For a private model use a token of its owner.",
            "At the provider's own address the model has the provider's own id: the model's page lists them.",
        ],
    },
    "model-retired": {
        title: "The model has been retired",
        cause: "The service no longer runs this model. Your key and your request are fine.",
        steps: [
            "Choose another model: the message, or the service's page of deprecations, names the one that takes its place.",
            "Change the model's id in the program; the generator shows models of today.",
        ],
    },
    "model-needs-endpoint": {
        title: "The model runs there only on a server of your own",
        cause: "The service has the model, but does not run it for everybody: you would have to start a dedicated endpoint, which costs money by the hour.",
        steps: [
            "Choose a model that the service runs for everybody (serverless).",
            "Or ask another provider for the same model: the model's page lists them.",
        ],
    },
    "endpoint-paused": {
        title: "The endpoint is paused",
        cause: "The endpoint, or the Space, that the program asks has been paused or has stopped. Only its owner can start it again.",
        steps: [
            "If it is yours, open it on the Hub and press Resume (or Restart); from then on it costs again.",
            "If it is not, ask its owner, or ask the model at a provider.",
        ],
    },
    "model-without-tools": {
        title: "This model takes no tools there",
        cause: "The request holds `tools`, and the model, or every provider of it, cannot call functions.",
        steps: [
            "Choose a model that can: its page says tools or function calling.",
            "Or leave `tools` and `tool_choice` out.",
            "With a vLLM server of your own, start it with `--enable-auto-tool-choice` and `--tool-call-parser`.",
        ],
    },
    "model-without-images": {
        title: "This model reads no images there",
        cause: "The request holds an image (`image_url`), and the model, or this provider of it, takes text only.",
        steps: [
            "Choose a model that reads images: on the Hub its task is image-text-to-text.",
            "Or send text only, with `content` as a plain text.",
        ],
    },
    "model-not-pulled": {
        title: "Ollama does not have this model yet",
        cause: "Your Ollama runs, but the model has not been fetched to this computer, or its name is another one.",
        steps: [
            "Fetch it: `ollama pull llama3.2`, with the name that you need.",
            "`ollama list` shows the names that you have; the part after `:` counts too.",
        ],
    },
    "no-provider-known": {
        title: "No provider was found for this model",
        cause: "The library asked the Hub who serves the model for this task, and got nobody: no provider does, or not the one that you named, or the Hub's answer could not be had.",
        steps: [
            "Open the model's page on the Hub: does it list Inference Providers, and for which task?",
            "Take a model that has one, or leave out `provider`.",
            "Check the model's id, and your network if the model does have providers.",
        ],
    },
    "hf-inference-lacks-model": {
        title: "hf-inference does not serve this model",
        cause: "The model is there, but the Hub's own provider, `hf-inference`, serves few models, mostly small ones. Larger ones are at other providers.",
        steps: [
            'Python: Let the Hub choose: `InferenceClient(provider="auto")`, and chat by `client.chat.completions.create(…)`.',
            'JavaScript: Let the Hub choose: `provider: "auto"`.',
            "curl: Ask the address `https://router.huggingface.co/v1/chat/completions`.",
            "The model's page on the Hub lists the providers that serve it.",
        ],
    },
    "served-for-another-task": {
        title: "The provider serves the model for another task",
        cause: "The model is there, but for another task than the one that the program calls. The message names the right one.",
        steps: [
            "Python: If it says conversational, call `client.chat_completion(messages=[…])` in place of `text_generation`.",
            "JavaScript: If it says conversational, call `chatCompletion({ messages })` in place of `textGeneration`.",
            "langchain: Wrap it in `ChatHuggingFace(llm=…)`.",
        ],
    },
    "model-not-served": {
        title: "This provider does not serve the model",
        cause: "The model exists, but not at this provider, or there for another task only, or at none that you have enabled.",
        steps: [
            "Choose one of the providers that the message names, or look on the model's page.",
            "On the Hub, see which providers you have enabled in the settings of Inference Providers.",
        ],
    },
    "task-not-served": {
        title: "This provider does not do the task",
        cause: "No provider does every task: many only chat.",
        steps: ["The message names those that do; the index of providers can be filtered by task."],
    },
    "no-such-provider": {
        title: "There is no such provider",
        cause: "The provider's name is mistyped, or your library is older, or newer, than the provider.",
        steps: [
            "Write the id in small letters, as in the index of providers.",
            "If the id is right, update the library.",
        ],
    },
    "old-address": {
        title: "An address of former times",
        cause: "The program asks an address that is no longer there. The Hub's is `router.huggingface.co` today.",
        steps: [
            "Update the library.",
            "Where the address is written in your program, make a new one with the generator.",
        ],
    },
    "model-is-loading": {
        title: "The model is being loaded",
        cause: "Nobody has asked for the model lately, and it is being fetched. That takes from seconds to some minutes; `estimated_time` guesses how long.",
        steps: ["Wait that long, then try again.", "Callsheet: It tries again by itself, three times in all."],
    },
} as const satisfies Partial<Explanations>;
