/** Routes of OpenAI's API for transcription and translation, whole or as a stream. */
import type { Json } from "@callsheet/inference/wire";
import { fileUrl, rawFile } from "../checks/files.ts";
import { chunksOf, readRecording, transcriptOf } from "../media/transcribe.ts";
import { Refusal } from "../refusal.ts";
import { bytes, events, json, type ServiceResponse } from "../responses/response.ts";
import { tokensIn } from "../responses/words.ts";
import { checkTranscriptFormat } from "./openai-models.ts";
import type { FindModel } from "./openai-routes.ts";
import { type FormFile, formBody, notAFile } from "./read-request.ts";
import { post, type Route, type ServiceRequest } from "./service.ts";

type TranscriptionOptions = {
    /** Whether a string in place of the file is a URL. */
    readonly urls: boolean;
    /** Whether a URL may stand in the field `url`, without a file. Default: false. */
    readonly urlField?: boolean;
    /** Whether the words are English whatever was said. Default: false. */
    readonly translates?: boolean;
    /** The field of the response that holds the id of the request. Default: none. */
    readonly requestField?: string;
    /** Whether it has the models of OpenAI itself, which differ in their formats and of which most stream. Default: false. */
    readonly isOpenAi?: boolean;
};

export const transcriptionRoute = (path: string, find: FindModel, options: TranscriptionOptions): Route =>
    post(path, (request) => {
        const form = formBody(request);
        const recording = readRecording(recordingOf(form, options));
        const model = find(request, { model: form.get("model") }, ["automatic-speech-recognition"]);
        const format = form.get("response_format") ?? "json";
        if (options.isOpenAi) checkTranscriptFormat(model, format);
        return respondWithTranscript(request, form, { recording, model, format }, options);
    });

type Form = ReturnType<typeof formBody>;

type Transcribed = {
    readonly recording: ReturnType<typeof readRecording>;
    readonly model: string;
    readonly format: unknown;
};

function respondWithTranscript(
    request: ServiceRequest,
    form: Form,
    { recording, model, format }: Transcribed,
    { translates = false, requestField, isOpenAi }: TranscriptionOptions,
): ServiceResponse {
    const { seconds } = recording;
    const { text: scripted } = request.scripted("text") ?? {};
    const spoken = scripted ?? transcriptOf(recording);
    if (isOpenAi && form.get("stream") === "true" && model !== "whisper-1") return streamed(spoken, seconds);
    const sentences =
        scripted === undefined ? chunksOf(recording) : [{ text: scripted, timestamp: [0, seconds] as const }];
    const segments = sentences.map(({ text, timestamp: [start, end] }, id) => ({ id, start, end, text }));
    if (format === "text") return plainText(`${spoken}\n`);
    if (format === "srt" || format === "vtt") return plainText(captions(segments, format));
    const aboutRequest = requestField && { [requestField]: { id: `req_${request.seed}` } };
    const usage = isOpenAi && { usage: model === "whisper-1" ? durationOf(seconds) : tokensOf(spoken, seconds) };
    const details = { task: translates ? "translate" : "transcribe", duration: seconds };
    if (format === "diarized_json") {
        const turns = segments.map((segment) => ({ ...segment, type: "transcript.text.segment", speaker: "A" }));
        return json({ text: spoken, ...details, segments: turns, ...usage });
    }
    if (format !== "verbose_json" && form.get("return_timestamps") !== "true") {
        return json({ text: spoken, ...usage, ...aboutRequest });
    }
    const language = !translates && /[\u0a80-\u0aff]/.test(spoken) ? "gu" : "en";
    const granularities = form.all("timestamp_granularities[]");
    const words = chunksOf(recording, "word").map(({ text, timestamp: [start, end] }) => ({
        word: text.trim(),
        start,
        end,
    }));
    return json({
        text: spoken,
        ...details,
        language,
        ...((granularities.length === 0 || granularities.includes("segment")) && {
            segments: segments.map((segment) => ({ ...segment, ...unknownOfSegments })),
        }),
        ...(granularities.includes("word") && { words }),
        ...usage,
        ...aboutRequest,
    });
}

/** What Whisper says of each segment, beside its words: made up. */
const unknownOfSegments = {
    seek: 0,
    tokens: [],
    temperature: 0,
    avg_logprob: -0.3,
    compression_ratio: 1.2,
    no_speech_prob: 0.01,
};

const plainText = (text: string): ServiceResponse =>
    bytes({ bytes: new TextEncoder().encode(text), type: "text/plain; charset=utf-8" });

type Segment = { readonly start: number; readonly end: number; readonly text: string };

function captions(segments: readonly Segment[], format: "srt" | "vtt"): string {
    const time = (seconds: number) => {
        const milliseconds = Math.round(1000 * seconds);
        const stamp = new Date(milliseconds).toISOString().slice(11, 23);
        return format === "srt" ? stamp.replace(".", ",") : stamp;
    };
    const blocks = segments.map(
        ({ start, end, text }, index) =>
            `${format === "srt" ? `${index + 1}\n` : ""}${time(start)} --> ${time(end)}\n${text.trim()}\n`,
    );
    return `${[...(format === "vtt" ? ["WEBVTT\n"] : []), ...blocks].join("\n")}\n`;
}

const durationOf = (seconds: number): Json => ({ type: "duration", seconds: Math.ceil(seconds) });

/** A second of sound has about ten tokens. */
function tokensOf(spoken: string, seconds: number): Json {
    const [input_tokens, output_tokens] = [Math.ceil(10 * seconds), tokensIn(spoken).length];
    return {
        type: "tokens",
        input_tokens,
        input_token_details: { audio_tokens: input_tokens, text_tokens: 0 },
        output_tokens,
        total_tokens: input_tokens + output_tokens,
    };
}

const streamed = (spoken: string, seconds: number): ServiceResponse =>
    events(
        [
            ...tokensIn(spoken).map((delta) => ({ type: "transcript.text.delta", delta })),
            { type: "transcript.text.done", text: spoken, usage: tokensOf(spoken, seconds) },
        ],
        false,
    );

/** The bytes of the recording, or its URL. */
function recordingOf(form: Form, { urls, urlField }: TranscriptionOptions): Uint8Array | string {
    const url = urlField ? form.get("url") : undefined;
    if (typeof url === "string") {
        fileUrl(url, "audio", ["body", "url"]);
        return url;
    }
    const file = form.get("file");
    if (file === undefined) {
        throw new Refusal(400, "Missing required parameter: 'file'.", { where: ["body", "file"] });
    }
    return typeof file === "string" ? address(file, urls) : recordingIn(file);
}

function address(file: string, urls: boolean): string {
    if (!urls) throw notAFile("file");
    fileUrl(file, "audio", ["body", "file"]);
    return file;
}

/** The service identifies the format by the file extension. */
const extensions = ["flac", "mp3", "mp4", "mpeg", "mpga", "m4a", "ogg", "wav", "webm"];

function recordingIn(file: FormFile): Uint8Array {
    const extension = file.name.split(".").at(-1)?.toLowerCase() ?? "";
    if (!extensions.includes(extension)) {
        throw new Refusal(400, `Invalid file format. Supported formats: ${extensions.join(", ")}`, {
            where: ["body", "file"],
            hint: `the file's name is "${file.name}": it must end in what the recording is`,
        });
    }
    return rawFile(file.bytes, file.type || "application/octet-stream", "audio", ["body", "file"]);
}
