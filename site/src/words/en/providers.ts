import type { ProviderId } from "@callsheet/inference/providers";

/** The prose about a provider, with `code` between backticks. */
export type ProviderPage = {
    /** What it is. */
    readonly about: string;
    /** Surprising behaviour, one paragraph each. */
    readonly quirks: readonly string[];
    /** What it does not accept, or accepts only within limits, one paragraph each. */
    readonly limits?: readonly string[];
};

export type ProviderPages = Readonly<Record<ProviderId, ProviderPage>>;

/** The prose about each provider. */
export const providers: ProviderPages = {
    auto: {
        about: "Not a company but a rule: the Hub's router chooses a provider for each call. It takes a Hub token, and no provider's own key.",
        quirks: [
            "In a chat the model's id may say how to choose: `:fastest` (which also holds without an ending), `:cheapest`, `:preferred` for the order that you have set yourself, or the name of a provider, such as `:groq`.",
            "Outside chat the router does not choose. Callsheet's library asks the Hub who serves the model for this task, and takes the first.",
            "Two calls can go to two providers, which differ in speed, in price and in the parameters that they know. Where answers must be comparable, name a provider.",
        ],
    },
    "hf-inference": {
        about: "The Hub's own provider. A call that names none goes here. It serves most of the tasks that one small model does: labels, names, embeddings, answers from a text.",
        quirks: [
            "Its models have the ids that they have on the Hub, so nothing needs to be looked up before a call.",
            "An image or a recording is the body itself, with its own `Content-Type`. As soon as there are parameters, it goes inside JSON instead, as base64 text at `inputs`. Image segmentation, zero-shot image classification and questions about an image always want JSON.",
            "Feature extraction and sentence similarity have addresses of their own, with `/pipeline/` in them, and take the same models. Feature extraction wants its parameters beside `inputs`, and not below `parameters` as the other tasks do.",
            "A model that is still being loaded answers with 503, and says at `estimated_time` how long that takes. Callsheet's library waits and tries again.",
            "An error is mostly a text at `error`, but can be a list of texts there, or a body that is no JSON at all.",
        ],
        limits: [
            "Images come as bytes and have no address: Callsheet's library refuses a call with `outputType` set to `url` before it is sent.",
        ],
    },
    baseten: {
        about: "Serves chat models, in OpenAI's form.",
        quirks: [
            "Its models keep the ids that they have on the Hub.",
            "An error is a text at `error`, where others have an object with a `message`.",
        ],
    },
    cerebras: {
        about: "Serves chat models, in OpenAI's form.",
        quirks: [
            "A body with OpenAI's `store` is refused. Callsheet leaves that field out.",
            "A stream ends without `[DONE]`, and without the empty line behind its last event: a program that waits for either misses the end. Take the end of the connection for it.",
            "Its ids are short, small and without an owner: `Qwen/Qwen3-32B` is `qwen-3-32b` here.",
        ],
    },
    cohere: {
        about: "Serves Cohere's own models, among them the Aya models of many languages, in a form that is compatible with OpenAI's.",
        quirks: [
            "OpenAI's form lies below `/compatibility/v1`. Elsewhere at the same host is Cohere's own, which looks different.",
            "Its ids are its own: `CohereLabs/aya-expanse-32b` is `c4ai-aya-expanse-32b` here.",
            "An error is a text at `message`, without an `error` around it.",
        ],
    },
    deepinfra: {
        about: "Serves chat and text models, embeddings, images and speech, all in OpenAI's form.",
        quirks: [
            "OpenAI's form lies below `/v1/openai`. The ids are mostly those of the Hub.",
            "Where this site says `max_new_tokens`, it is sent as `max_tokens`; width and height of an image are sent as one `size`, such as `1024x768`.",
            "A recording is sent as a form with a file. The service goes by the file's name, which must end in what it is: `audio.mp3`, `audio.wav`. An address in place of the file is refused.",
            "Embeddings come with an `index` each, and need not be in the order of your texts. Callsheet puts them in order.",
            "An error stands at `detail`: a text, or a list that says which field is wrong.",
        ],
    },
    "fal-ai": {
        about: "Serves models that make images, videos and sound, and some that hear. Most calls are jobs in a queue.",
        quirks: [
            "Its own key is sent as `Authorization: Key …`, and not as `Bearer`. A Hub token goes through the router as `Bearer`, as everywhere.",
            "Speech recognition and text to speech answer at once, at `fal.run`. All else is a job at `queue.fal.run`; through the router the queue is reached by `?_subdomain=queue`, which must stand on every address, also when you ask how far the job is.",
            "The first answer holds `response_url`. Ask there, with `/status` behind it, until it says `COMPLETED`, and then fetch the address itself. Its path may name another model than you asked. A job can be `COMPLETED` and still have failed: look for `error`.",
            "Ids are paths, and a model that takes an image may lie one step below the one that takes words alone: `fal-ai/flux-2/edit` below `fal-ai/flux-2`. In a direct call without an image Callsheet takes the upper one.",
            "Files go as data URLs: images at `image_url` and, for models that change or make an image, in a list at `image_urls` too; recordings at `audio_url`. A WAV must be labelled `audio/x-wav`, a WebM `video/webm`.",
            "A size is one object, `image_size`. A LoRA adapter is given at `loras`, by the address of its weights on the Hub.",
            "Image segmentation gives a single mask. fal says neither what it shows nor how sure it is, so its `label` is always “mask”, and its `score` 1.",
        ],
        limits: ["Recordings are read as MP3, WAV or WebM. FLAC is refused: convert it first."],
    },
    "featherless-ai": {
        about: "Serves chat and text models, in OpenAI's form.",
        quirks: [
            "The ids are mostly those of the Hub.",
            "Text generation is OpenAI's completion: the text goes at `prompt`, and `max_new_tokens` is called `max_tokens`.",
        ],
    },
    "fireworks-ai": {
        about: "Serves chat models, in OpenAI's form.",
        quirks: [
            "Its ids are long and small, with a `p` for the point: `MiniMaxAI/MiniMax-M2.5` is `accounts/fireworks/models/minimax-m2p5` here.",
            "OpenAI's form lies below `/inference/v1`.",
        ],
    },
    groq: {
        about: "Serves chat models, in OpenAI's form.",
        quirks: [
            "It has no address for completions. Text generation goes there as a message in a chat, so that the model rather answers your text than goes on with it.",
            "A body in another form than OpenAI's, with `inputs` or `parameters`, is refused and not ignored.",
            "OpenAI's form lies below `/openai/v1`. Some ids are those of the Hub in small letters, others its own: `meta-llama/Llama-3.3-70B-Instruct` is `llama-3.3-70b-versatile`.",
        ],
    },
    novita: {
        about: "Serves chat and text models in OpenAI's form, and models that make videos.",
        quirks: [
            "OpenAI's form lies below `/v3/openai`. Callsheet sends text generation as a message in a chat, so that the model rather answers your text than goes on with it.",
            "Videos are jobs in two queues of different kinds. A video from words gives a `task_id`; ask for it at `/v3/async/task-result` until the status is `TASK_STATUS_SUCCEED`. `num_inference_steps` is called `steps` there.",
            "A video from an image and words is made by one model, MiniMax-H3, in a form of its own: contents in a list, `resolution` as `768P` or `2K`, `duration` in seconds and the shape as `ratio`. Callsheet works these out of `target_size` and `num_frames`, at 24 frames a second; with an image the ratio is `adaptive`.",
            "The ids are mostly the Hub's in small letters, at times with another owner: `MiniMaxAI/MiniMax-M2` is `minimax/minimax-m2`.",
            "An error has a number at `code`, a word at `reason` and the text at `message`.",
        ],
        limits: [
            "MiniMax-H3 makes 4 to 15 seconds, must have a prompt, and refuses `guidance_scale`, `negative_prompt`, `num_inference_steps` and `seed`: Callsheet leaves these four out.",
        ],
    },
    nscale: {
        about: "Serves chat models and models that make images, in OpenAI's form.",
        quirks: [
            "Its models keep the ids that they have on the Hub.",
            "Width and height of an image are sent as one `size`, such as `1024x768`.",
        ],
        limits: [
            "Images come as base64 text and have no address: Callsheet's library refuses a call with `outputType` set to `url` before it is sent.",
        ],
    },
    openai: {
        about: "OpenAI's own models at OpenAI's own address: the form that most of the others speak comes from here.",
        quirks: [
            "It is not behind the Hub's router: a Hub token is refused, and only OpenAI's own key will do.",
            "Models are named with their owner, such as `openai/gpt-5-mini`, and sent without it. Any other owner is refused before anything is sent.",
            "A body in another form, with `inputs` or `parameters`, is refused and not ignored.",
        ],
    },
    ovhcloud: {
        about: "Serves chat and text models, in OpenAI's form.",
        quirks: [
            "Its ids are those of the Hub without the owner: `Qwen/Qwen3.5-9B` is `Qwen3.5-9B` here.",
            "Text generation is OpenAI's completion: the text goes at `prompt`, and `max_new_tokens` is called `max_tokens`.",
            "An error is a text at `message`, without an `error` around it.",
        ],
    },
    publicai: {
        about: "Serves chat models, in OpenAI's form; among them the Swiss Apertus models.",
        quirks: [
            "The ids are mostly those of the Hub, some shorter and in small letters: `swiss-ai/Apertus-8B-Instruct-2509` is `swiss-ai/apertus-8b-instruct`.",
            "An error is a text at `message`, without an `error` around it.",
        ],
    },
    replicate: {
        about: "Serves models of images, video and speech. Every call is what it calls a prediction, and what goes in depends on the model.",
        quirks: [
            "The input goes at `input`. With the header `Prefer: wait` the answer is held back until the result is there, but not for long: then you get a prediction that is still `starting` or `processing`, and ask again at `urls.get`.",
            "The status can lag behind: `processing`, while `output` is there already. Look at `output` first.",
            "An id with `:` in it, such as `owner/name:version`, goes to `/v1/predictions` with its `version`; one without goes to the address of the model.",
            "`output` is an address, or a list of them. Of a recording it is the text itself, or the text at `transcription` or `translation`, or an address of a text file at `txt_file`: models differ.",
            "Models call their image differently. Callsheet sends it under all four names: `image`, `images`, `input_image` and `input_images`. A LoRA adapter is given at `lora_weights`, by its address on the Hub.",
            "An error says `title` and `detail`, and at times at `invalid_fields` which field is wrong.",
        ],
    },
    scaleway: {
        about: "Serves chat and text models and embeddings, in OpenAI's form.",
        quirks: [
            "Its ids are those of the Hub in small letters and without the owner: `Qwen/Qwen3-Embedding-8B` is `qwen3-embedding-8b` here.",
            "Text generation is OpenAI's completion: the text goes at `prompt`, and `max_new_tokens` is called `max_tokens`.",
            "Embeddings come with an `index` each, and need not be in the order of your texts. Callsheet puts them in order.",
        ],
    },
    together: {
        about: "Serves chat and text models, embeddings, speech, images and videos, mostly in OpenAI's form.",
        quirks: [
            "In a chat that must answer in JSON, the schema stands at `response_format.schema`, and not below `json_schema` as with OpenAI. Callsheet moves it.",
            "`num_inference_steps` is called `steps`. An image comes as text or as an address by `response_format` set to `base64` or `url`; OpenAI's word `b64_json` is not known here.",
            "To change an image, FLUX.1 Kontext models take it at `image_url`, all others in a list at `reference_images`.",
            "Videos are jobs: the first answer holds an `id`; ask for `/v2/videos/` and the id until its `status` is `completed`. The video's address is at `outputs.video_url`. `target_size` becomes `width` and `height`.",
            "Speech needs a voice. For Kokoro models Callsheet sends `af_alloy` unless you choose another; for other models give a `voice` of theirs.",
            "A recording is sent as a form with a file, whose name must end in what it is. The address of a recording is taken too.",
        ],
        limits: ["An image that is set in motion may have about 60 KB. Make it smaller before you send it."],
    },
    wavespeed: {
        about: "Serves models that make images and videos. Every call is a job in a queue.",
        quirks: [
            "Each answer is an envelope with `code`, `message` and `data`. Ask at `data.urls.get` until `data.status` is `completed`; the addresses of what was made are then at `data.outputs`.",
            "An image goes as plain base64 text, not as a data URL, at `image` and once more in a list at `images`.",
            "A model that takes an image must have one. Where you give none, Callsheet sends one transparent pixel.",
            "Ids are paths of its own: `black-forest-labs/FLUX.1-dev` is `wavespeed-ai/flux-dev`. A LoRA adapter is given at `loras` by its id on the Hub, and not by an address.",
        ],
    },
    "zai-org": {
        about: "Serves Z.ai's own GLM models for chat, models that make images, and one that reads documents.",
        quirks: [
            "Every request carries two further headers, `x-source-channel` and `accept-language`. Callsheet and its snippets send them.",
            "Images are jobs: the first answer holds an `id`; ask for it at `/api/paas/v4/async-result/` until `task_status` is `SUCCESS` or `FAIL`. Callsheet asks every five to ten seconds.",
            "Image to text reads a whole page here: what comes is Markdown, with headings and tables. The service has it at `md_results`, Callsheet gives it as `generated_text`.",
            "Its ids are those of the Hub in small letters and without the owner: `zai-org/GLM-4.6` is `glm-4.6`. Width and height are sent as one `size`.",
        ],
    },
};
