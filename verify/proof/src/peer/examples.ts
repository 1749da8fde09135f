/**
 * The example inputs of the peer's programs. Its generator takes them from another package and prints them. A test
 * compares them with its output.
 */
import { file, type TaskId } from "@callsheet/inference";

export type PeerExample = {
    readonly inputs: unknown;
    readonly parameters?: Readonly<Record<string, unknown>>;
};

const cats = file("cats.jpg", "image/jpeg");
const cat = file("cat.png", "image/png");

const image: PeerExample = { inputs: cats };
const recording: PeerExample = { inputs: file("sample1.flac", "audio/flac") };
const edit: PeerExample = { inputs: cat, parameters: { prompt: "Turn the cat into a tiger." } };
const video: PeerExample = { inputs: cat, parameters: { prompt: "The cat starts to dance" } };

/** Two fish as a table. The peer sends it as a string. */
const fish: PeerExample = {
    inputs: {
        data: {
            Height: [11.52, 12.48],
            Length1: [23.2, 24],
            Length2: [25.4, 26.3],
            Species: ["Bream", "Bream"],
        },
    },
};

const tower = [
    "The tower is 324 metres (1,063 ft) tall, about the same height as an 81-storey building, and the tallest structure",
    "in Paris. Its base is square, measuring 125 metres (410 ft) on each side. During its construction, the Eiffel Tower",
    "surpassed the Washington Monument to become the tallest man-made structure in the world, a title it held for 41",
    "years until the Chrysler Building in New York City was finished in 1930. It was the first structure to reach a",
    "height of 300 metres. Due to the addition of a broadcasting aerial at the top of the tower in 1957, it is now taller",
    "than the Chrysler Building by 5.2 metres (17 ft). Excluding transmitters, the Eiffel Tower is the second tallest",
    "free-standing structure in France after the Millau Viaduct.",
].join(" ");

/** Tasks that are missing have no program, except chat: see `peerMessages`. */
export const peerExamples: { readonly [Id in TaskId]?: PeerExample } = {
    "audio-classification": recording,
    "audio-to-audio": recording,
    "automatic-speech-recognition": recording,
    "document-question-answering": { inputs: { image: cat, question: "What is in this image?" } },
    "feature-extraction": { inputs: "Today is a sunny day and I will get some ice cream." },
    "fill-mask": { inputs: "The answer to the universe is [MASK]." },
    "image-classification": image,
    "image-segmentation": image,
    "image-text-to-image": edit,
    "image-text-to-video": video,
    "image-to-image": edit,
    "image-to-text": image,
    "image-to-video": video,
    "object-detection": image,
    "question-answering": {
        inputs: { question: "What is my name?", context: "My name is Clara and I live in Berkeley." },
    },
    "sentence-similarity": {
        inputs: {
            source_sentence: "That is a happy person",
            sentences: ["That is a happy dog", "That is a very happy person", "Today is a sunny day"],
        },
    },
    summarization: { inputs: tower },
    "table-question-answering": {
        inputs: {
            query: "How many stars does the transformers repository have?",
            table: {
                Repository: ["Transformers", "Datasets", "Tokenizers"],
                Stars: ["36542", "4512", "3934"],
                Contributors: ["651", "77", "34"],
                "Programming language": ["Python", "Python", "Rust, Python and NodeJS"],
            },
        },
    },
    "tabular-classification": fish,
    "tabular-regression": fish,
    "text-classification": { inputs: "I like you. I love you" },
    "text-to-audio": { inputs: "liquid drum and bass, atmospheric synths, airy sounds" },
    "text-to-image": { inputs: "Astronaut riding a horse" },
    "text-to-speech": { inputs: "The answer to the universe is 42" },
    "text-to-video": { inputs: "A young man walking on the street" },
    "token-classification": { inputs: "My name is Sarah Jessica Parker but you can call me Jessica" },
    translation: { inputs: "Меня зовут Вольфганг и я живу в Берлине" },
    "zero-shot-classification": {
        inputs: "Hi, I recently bought a device from your company but it is not working as advertised and I would like to get reimbursed!",
        parameters: { candidate_labels: ["refund", "legal", "faq"] },
    },
    "zero-shot-image-classification": {
        inputs: { image: cats },
        parameters: { candidate_labels: ["cat", "dog", "llama"] },
    },
};

const statue = "https://cdn.britannica.com/61/93061-050-99147DCE/Statue-of-Liberty-Island-New-York-Bay.jpg";

/** The messages of its chats: for text models, and for vision models. */
export const peerMessages = {
    reads: [{ role: "user", content: "What is the capital of France?" }],
    sees: [
        {
            role: "user",
            content: [
                { type: "text", text: "Describe this image in one sentence." },
                { type: "image_url", image_url: { url: statue } },
            ],
        },
    ],
};

/** The mask token of the fill-mask example. */
export const maskToken = "[MASK]";

/**
 * The libraries of models, where its programs depend on them: they read the response as audio for transformers, and as
 * JSON otherwise. Kokoro, the other audio model, does not use transformers.
 */
export const libraries: Readonly<Record<string, string>> = { "facebook/musicgen-small": "transformers" };
