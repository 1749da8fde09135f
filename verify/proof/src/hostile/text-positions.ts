/** Every position in a call that holds text from a user. */
import { dataUrl, file } from "@callsheet/inference";
import { call, chat, type Position, type SnippetInput } from "./position.ts";

const joined = (texts: readonly string[]) => texts.join(" ");

/** UTF-8 can encode any text without lone surrogates. */
const isUnicode = (text: string) => text.isWellFormed();

/** Printable ASCII without leading or trailing spaces, which HTTP strips. */
const fitsHeader = (text: string) => /^[!-~]([ -~]*[!-~])?$/.test(text);

/** A shell program cannot have longer lines, and only JSON escapes the line breaks of a text. */
const fitsLine = (text: string) => text.length < 1000;

/** A token contains no spaces. */
const fitsToken = (text: string) => fitsHeader(text) && !text.includes(" ");

/** A non-empty path segment. */
const fitsSegment = (text: string) => isUnicode(text) && fitsLine(text) && !/^$|\//.test(text);

/** The value of a query parameter. */
const fitsQuery = (text: string) => isUnicode(text) && fitsLine(text) && !/[#&]/.test(text);

/** A part of a URL before its query, without parent segments, and without escapes that may be no UTF-8. */
const fitsAddress = (text: string) => fitsQuery(text) && !/\?|\.\.|%2e|%[89a-f]/i.test(text);

/** A folder name. Arguments of a process cannot contain NUL. */
const fitsPath = (text: string) => fitsSegment(text) && !/\0|^\.{1,2}$/.test(text) && Buffer.byteLength(text) <= 80;
const pathTo = (name: string, texts: readonly string[]) => [...texts, name].join("/");

const ownServer = "https://my-endpoint.example";

type TextPosition = {
    readonly id: string;
    /** Whether a text is valid in this position. Default: every text. */
    readonly holds?: (text: string) => boolean;
    readonly write: (texts: readonly string[]) => SnippetInput;
};

const isText = (item: unknown) => typeof item === "string";

const all: readonly TextPosition[] = [
    {
        id: "prompt",
        write: (texts) => call("text-generation", { inputs: texts.join(""), stream: true }),
    },
    {
        // Longer than the maximum length of a command line argument.
        id: "long-prompt",
        write: (texts) => {
            const line = `${joined(texts)} `;
            return call("text-classification", { inputs: line.repeat(Math.ceil(150_000 / line.length)) });
        },
    },
    {
        id: "messages",
        write: (texts) =>
            chat({
                messages: [
                    { role: "system", content: texts.join("") },
                    ...texts.map((text) => ({ role: "user", name: text, content: text })),
                    { role: "assistant", content: texts.map((text) => ({ type: "text", text })) },
                    { role: "user", content: "Well?" },
                ],
                parameters: { stop: texts },
                stream: true,
            }),
    },
    {
        id: "message-with-image",
        write: (texts) =>
            chat({
                messages: [
                    {
                        role: "user",
                        content: [
                            { type: "text", text: joined(texts) },
                            {
                                type: "image_url",
                                image_url: { url: dataUrl(file("cats.jpg", "image/jpeg"), "image/jpeg") },
                            },
                        ],
                    },
                ],
            }),
    },
    {
        // Below a folder, because a text that begins with a scheme would be a URL.
        id: "image-in-message",
        holds: fitsPath,
        write: (texts) =>
            chat({
                messages: [
                    {
                        role: "user",
                        content: [{ type: "image_url", image_url: { url: pathTo("cat.png", ["images", ...texts]) } }],
                    },
                ],
            }),
    },
    {
        id: "tools",
        write: (texts) =>
            chat({
                messages: [{ role: "user", content: joined(texts) }],
                parameters: {
                    tools: texts.map((text) => ({
                        type: "function",
                        function: {
                            name: text,
                            description: text,
                            parameters: { type: "object", properties: { [`x${text}`]: { type: "string" } } },
                        },
                    })),
                },
            }),
    },
    {
        id: "responses",
        write: (texts) =>
            chat({
                api: "responses",
                stream: true,
                messages: [
                    { role: "system", content: texts.join("") },
                    ...texts.map((text) => ({ role: "user", content: [{ type: "text", text }] })),
                    { role: "user", content: "Well?" },
                ],
            }),
    },
    {
        id: "labels",
        write: (texts) =>
            call("zero-shot-classification", {
                inputs: joined(texts),
                parameters: { candidate_labels: texts, hypothesis_template: joined(texts) },
            }),
    },
    {
        id: "question",
        write: (texts) => call("question-answering", { inputs: { question: joined(texts), context: texts.join("") } }),
    },
    {
        id: "table",
        write: (texts) =>
            call("table-question-answering", {
                inputs: { query: joined(texts), table: Object.fromEntries(texts.map((text) => [text, ["1", text]])) },
            }),
    },
    {
        id: "sentences",
        write: (texts) => call("sentence-similarity", { inputs: { source_sentence: joined(texts), sentences: texts } }),
    },
    {
        id: "file",
        holds: fitsPath,
        write: (texts) => call("image-classification", { inputs: pathTo('cat\'s "best" $(touch pwned).jpg', texts) }),
    },
    {
        id: "file-and-question",
        holds: fitsPath,
        write: (texts) =>
            call("document-question-answering", {
                inputs: { image: pathTo("cat.png", texts), question: joined(texts) },
            }),
    },
    {
        id: "form",
        // A shell cannot pass NUL outside of JSON.
        holds: (text) => isUnicode(text) && fitsLine(text) && !text.includes("\0"),
        write: (texts) =>
            call(
                "automatic-speech-recognition",
                { inputs: "sample1.mp3", parameters: { prompt: joined(texts) } },
                "together",
            ),
    },
    {
        id: "file-in-form",
        holds: fitsPath,
        write: (texts) => call("automatic-speech-recognition", { inputs: pathTo("sample1.mp3", texts) }, "together"),
    },
    {
        id: "prompt-in-queue",
        write: (texts) => call("text-to-image", { inputs: joined(texts), direct: true }, "fal-ai"),
    },
    {
        id: "model",
        holds: fitsSegment,
        write: (texts) => ({
            model: { id: `any/x${texts.join("")}x`, pipeline_tag: "text-classification" },
            provider: "hf-inference",
        }),
    },
    {
        id: "provider-model",
        write: (texts) => ({
            ...chat({ direct: true }),
            provider: "together",
            providerId: `x${texts.join("")}x`,
        }),
    },
    {
        id: "provider-model-in-path",
        holds: fitsSegment,
        write: (texts) => ({
            ...call("text-to-image", { direct: true }, "fal-ai"),
            providerId: `any/x${texts.join("")}x`,
        }),
    },
    { id: "bill-to", holds: fitsHeader, write: (texts) => chat({ billTo: joined(texts) }) },
    {
        id: "endpoint",
        holds: fitsAddress,
        write: (texts) => chat({ endpoint: `${ownServer}/a${texts.join("_")}b/endpoints/conversational` }),
    },
    {
        id: "endpoint-with-query",
        holds: fitsQuery,
        write: (texts) => chat({ endpoint: `${ownServer}/endpoints/conversational?key=${texts.join("")}&x=y` }),
    },
    {
        id: "endpoint-of-task",
        holds: fitsAddress,
        write: (texts) =>
            call("text-classification", {
                endpoint: `${ownServer}/a${texts.join("_")}b/endpoints/text-classification?key=${texts.at(-1)}&x=y`,
            }),
    },
    { id: "given-token", holds: fitsToken, write: (texts) => chat({ accessToken: `hf_${texts.join("")}` }) },
    {
        id: "token",
        holds: fitsToken,
        write: (texts) => ({ ...chat({}), environment: { HF_TOKEN: `hf_${texts.join("")}` } }),
    },
];

export const textPositions: readonly Position[] = all.map(({ id, holds = () => true, write }) => ({
    id,
    holds: (item) => isText(item) && holds(item),
    write: (items) => write(items.filter(isText)),
}));
