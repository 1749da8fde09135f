/** Descriptions that several tasks share. */
import type { Description, Range } from "./description.ts";

/** A whole number, one or more. */
export const count = { whole: true, min: 1 } as const satisfies Range;

/** An offset, or an amount that may be zero. */
export const wholeFromZero = { whole: true, min: 0 } as const satisfies Range;

/** A probability, or a part of a whole. */
export const fraction = { min: 0, max: 1 } as const satisfies Range;

/** A whole number of any sign. */
const wholeNumber = { whole: true } as const satisfies Range;

const imageTypes = ["image/jpeg", "image/png", "image/webp", "image/gif"];

export const image = { text: "The image.", mediaTypes: imageTypes } as const satisfies Description;

export const recording = {
    text: "The recording.",
    mediaTypes: ["audio/flac", "audio/mpeg", "audio/wav", "audio/ogg", "audio/webm", "audio/mp4"],
} as const satisfies Description;

/** The inputs of tasks that read a table row by row. */
export const tableRows = {
    text: "The rows, column by column.",
    fields: {
        data: {
            text: "The name of each column, and its cells from top to bottom. All columns are equally long, and named as the model was trained.",
        },
    },
} as const satisfies Description;

export const imageOutput = {
    text: "The image; its type says what kind it is, mostly a JPEG or a PNG.",
} as const satisfies Description;

export const videoOutput = {
    text: "The video; its type says what kind it is, mostly an MP4.",
} as const satisfies Description;

export const audioOutput = {
    text: "The recording; its type says what kind it is: FLAC, MP3 or WAV, as the provider makes it.",
} as const satisfies Description;

/** The parameters of tasks whose model knows its labels. */
export const classification = {
    top_k: {
        text: "The most labels to return, those with the highest scores.",
        range: count,
        default: 5,
        example: 2,
    },
    function_to_apply: {
        text: "How the model's raw numbers become scores. Unless given, as the model was trained.",
        options: {
            sigmoid: "Each label has a score from 0 to 1 of its own: several can be right.",
            softmax: "The scores of all labels sum to 1: one is right.",
            none: "The raw numbers as they are.",
        },
        example: "softmax",
    },
} as const satisfies Readonly<Record<string, Description>>;

/** Text models mostly have two or three labels, and then return all of them. */
export const topLabels = {
    text: "The most labels to return, those with the highest scores. Unless given, mostly all of them.",
    range: count,
    example: 2,
} as const satisfies Description;

export const candidateLabels = {
    text: "The labels to choose from, one or more, in your own words.",
} as const satisfies Description;

export const labelScores = {
    text: "The labels with their scores, the highest first.",
    each: "A label and how well it fits.",
    fields: {
        label: { text: "The label: a name that the model was trained with, or one of your candidates." },
        score: { text: "How sure the model is of the label.", range: fraction },
    },
} as const satisfies Description;

/** The confidence of a model in an answer or a detection. */
export const score = { text: "How sure the model is.", range: fraction } as const satisfies Description;

export const seed = {
    text: "The seed of the noise: the same seed with the same call mostly gives the same output again.",
    range: wholeNumber,
    example: 7,
} as const satisfies Description;

export const frames = {
    text: "How many frames the video has: more of them make it longer.",
    unit: "frames",
    range: count,
    example: 120,
} as const satisfies Description;

export const diffusion = {
    guidance_scale: {
        text: "How closely the prompt is followed: higher is closer and less varied, and too high looks overdone. Often between 1 and 15.",
        range: { min: 0 },
        example: 7.5,
    },
    negative_prompt: { text: "What should not be seen.", example: "blurry, low quality" },
    num_inference_steps: {
        text: "How many steps lead from noise to the output: more take longer and mostly look better. Fast models need 1 to 8, others 20 to 50.",
        range: count,
        example: 20,
    },
} as const satisfies Readonly<Record<string, Description>>;

/** The parameters of tasks that take an image and a prompt. */
export const promptedDiffusion = {
    ...diffusion,
    prompt: { text: "What to make, or what to change, in words.", example: "Make it a winter evening" },
    target_size: {
        text: "How large the output is. Unless given, the model decides, often by the image that it was given.",
        fields: {
            width: { text: "How wide the output is.", unit: "pixels", range: count },
            height: { text: "How high the output is.", unit: "pixels", range: count },
        },
        example: { width: 1024, height: 768 },
    },
} as const satisfies Readonly<Record<string, Description>>;

export const sampling = {
    frequency_penalty: {
        text: "Makes a token less likely the more often it has been written: above 0 the text repeats itself less, below 0 more.",
        range: { min: -2, max: 2 },
        example: 0.5,
    },
    seed: {
        text: "The seed of the random choices: the same seed with the same call mostly gives the same text again.",
        range: wholeNumber,
        example: 7,
    },
    temperature: {
        text: "How freely a token is chosen: near 0 the likeliest one nearly always, higher values are more varied and less reliable.",
        range: { min: 0, max: 2 },
        example: 0.7,
    },
    top_p: {
        text: "Chooses only among the likeliest tokens: as many as together reach this probability. Change this or the temperature, not both.",
        range: { above: 0, max: 1 },
        example: 0.9,
    },
} as const satisfies Readonly<Record<string, Description>>;

/** Settings that are passed to the model's own generator. */
export const generationParameters = {
    text: "Settings of the model's generator by their names in Transformers, such as `max_new_tokens`, `temperature` or `do_sample`.",
} as const satisfies Description;

export const tokenizer = {
    clean_up_tokenization_spaces: {
        text: "Whether stray spaces, such as those before a comma, are taken out of the output.",
        example: true,
    },
    generate_parameters: {
        text: "Settings of the model's generator by their names in Transformers, such as `max_length` or `num_beams`.",
        example: { max_length: 60 },
    },
    truncation: {
        text: "What is cut off where the text is longer than the model can read.",
        options: {
            do_not_truncate: "Nothing: too long a text is an error.",
            longest_first: "Tokens of the longer one of a pair of texts, one at a time, until both fit.",
            only_first: "The end of the first text.",
            only_second: "The end of the second text, where there are two.",
        },
        example: "longest_first",
    },
} as const satisfies Readonly<Record<string, Description>>;

export const extraction = {
    doc_stride: {
        text: "A text that is too long for the model is read in pieces; each overlaps the one before by this much.",
        unit: "tokens",
        range: count,
        default: 128,
        example: 64,
    },
    handle_impossible_answer: {
        text: "Whether the answer may be empty if none is found.",
        default: false,
        example: true,
    },
    max_answer_len: { text: "How long an answer may be.", unit: "tokens", range: count, default: 15, example: 20 },
    max_question_len: {
        text: "The longest question; the rest is cut off.",
        unit: "tokens",
        range: count,
        default: 64,
        example: 32,
    },
    max_seq_len: {
        text: "The longest piece that the model reads at once, including the question.",
        unit: "tokens",
        range: count,
        default: 384,
        example: 256,
    },
    top_k: {
        text: "How many answers the model looks for, the likeliest first; the first one is given to you.",
        range: count,
        default: 1,
        example: 2,
    },
} as const satisfies Readonly<Record<string, Description>>;

/** A tool that a model may call, with the JSON schema of its arguments, in the form of OpenAI's Chat Completions. */
export const exampleTool = {
    type: "function",
    function: {
        name: "get_weather",
        description: "What the weather is like in a city of Gujarat right now.",
        parameters: {
            type: "object",
            properties: { city: { type: "string", description: "The name of the city, such as Surat." } },
            required: ["city"],
            additionalProperties: false,
        },
    },
} as const;

/** A response format: JSON that matches a schema. */
export const exampleResponseFormat = {
    type: "json_schema",
    json_schema: {
        name: "city",
        schema: {
            type: "object",
            properties: {
                name: { type: "string" },
                population: { type: "integer", minimum: 1 },
                rivers: { type: "array", items: { type: "string" } },
            },
            required: ["name", "population", "rivers"],
            additionalProperties: false,
        },
        strict: true,
    },
} as const;
