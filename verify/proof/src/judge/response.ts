/** Extracts from responses what a program should print or save. */
import type { ReceivedResponse } from "../network/recording-proxy.ts";

/** The concatenated text of a stream: of a chat, a completion, the Responses API, or the Hub's text generation. */
export const streamedText = (response: ReceivedResponse): string => eventsOf(response).map(pieceOf).join("");

const eventsOf = ({ body }: ReceivedResponse): readonly Event[] =>
    new TextDecoder()
        .decode(body)
        .split("\n")
        .filter((line) => line.startsWith("data:") && !line.endsWith("[DONE]"))
        .map((line): Event => JSON.parse(line.slice("data:".length)));

/** The text of a response: the message of a chat, or the messages of the Responses API. */
export function answeredText(response: ReceivedResponse): string {
    const { choices, output = [] }: Answer = Object(parsed(response));
    if (choices) return choices[0]?.message?.content ?? "";
    return output
        .filter(({ type }) => type === "message")
        .flatMap(({ content = [] }) => content)
        .map(({ text = "" }) => text)
        .join("");
}

type Answer = {
    readonly choices?: readonly { readonly message?: { readonly content?: string | null } }[];
    readonly output?: readonly { readonly type: string; readonly content?: readonly { readonly text?: string }[] }[];
};

type Delta = {
    readonly content?: string | null;
    readonly tool_calls?: readonly {
        readonly index: number;
        readonly id?: string;
        readonly function: { readonly name?: string; readonly arguments?: string };
    }[];
};

type Event = {
    /** Set in events of the Responses API. */
    readonly type?: string;
    readonly delta?: string;
    readonly choices?: readonly { readonly delta?: Delta; readonly text?: string }[] | null;
    readonly token?: { readonly text: string; readonly special?: boolean };
};

function pieceOf({ type, delta = "", choices, token }: Event): string {
    if (type !== undefined) return type === "response.output_text.delta" ? delta : "";
    if (token) return token.special ? "" : token.text;
    return (choices ?? []).map(({ delta, text }) => delta?.content ?? text ?? "").join("");
}

/** The message that the events of a chat's stream make up, with its tool calls. */
export function streamedMessage(response: ReceivedResponse) {
    const calls: { id: string; type: "function"; function: { name: string; arguments: string } }[] = [];
    for (const { choices } of eventsOf(response)) {
        for (const { index, id = "", function: piece } of choices?.[0]?.delta?.tool_calls ?? []) {
            calls[index] ??= { id, type: "function", function: { name: piece.name ?? "", arguments: "" } };
            calls[index].function.arguments += piece.arguments ?? "";
        }
    }
    return { role: "assistant", content: streamedText(response), ...(calls.length > 0 && { tool_calls: calls }) };
}

/** The JSON of a response. Undefined if the body is not JSON. */
export function parsed({ body }: ReceivedResponse): unknown {
    try {
        return JSON.parse(new TextDecoder().decode(body));
    } catch {
        return undefined;
    }
}

/** The files that a response may contain: its body, or each string of its JSON decoded as base64 or as a data URL. */
export function filesIn(response: ReceivedResponse): readonly Uint8Array[] {
    const json = parsed(response);
    return json === undefined
        ? [response.body]
        : textsIn(json).map((text) => Buffer.from(text.replace(/^data:[^,]*,/, ""), "base64"));
}

function textsIn(value: unknown): readonly string[] {
    if (typeof value === "string") return [value];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Metadata fields of responses, which a program need not print. */
const envelope = new Set([
    "id",
    "object",
    "model",
    "created",
    "usage",
    "index",
    "system_fingerprint",
    "role",
    "status",
]);

/**
 * The values of a response's JSON. For a string it is the first plain part, which no language escapes when printing.
 */
export function valuesIn(value: unknown): readonly string[] {
    if (typeof value === "string") {
        const [plain = ""] = /[\p{L}\p{N} .,:/-]{1,30}/u.exec(value.replace(/^data:[^,]*,/, "")) ?? [];
        return plain.length > 1 ? [plain] : [];
    }
    // Printing may round a number.
    if (typeof value === "number") return [String(value).slice(0, 5)];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, item]) => (envelope.has(key) ? [] : valuesIn(item)));
}

/** Detects the modality of a file from its first bytes. */

/** The modality of a file. Undefined for formats that models do not produce. */
export function modalityOf(bytes: Uint8Array): "image" | "audio" | "video" | undefined {
    const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
    if (head.startsWith("\xff\xd8\xff") || head.startsWith("\x89PNG")) return "image";
    if (head.startsWith("fLaC") || head.startsWith("ID3") || head.endsWith("WAVE")) return "audio";
    if (head.slice(4, 8) === "ftyp") return "video";
    // A frame of MPEG audio begins with eleven set bits.
    const [one = 0, two = 0] = bytes;
    return one === 0xff && (two & 0xe0) === 0xe0 ? "audio" : undefined;
}
