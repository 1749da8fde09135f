/** What a program was answered, as far as it shows in what it prints. */
import type { ReceivedResponse } from "../network/exchange.ts";

/** The text in a stream of events: what the pieces of a chat, of a completion, or of the Hub's text generation add up to. */
export function streamedText({ body }: ReceivedResponse): string {
    return new TextDecoder()
        .decode(body)
        .split("\n")
        .filter((line) => line.startsWith("data:") && !line.endsWith("[DONE]"))
        .map((line) => pieceOf(JSON.parse(line.slice("data:".length))))
        .join("");
}

/** The text of an answer: what the message of a chat says, or those of the Responses API. */
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

type Event = {
    /** Of the Responses API. */
    readonly type?: string;
    readonly delta?: string;
    readonly choices?: readonly { readonly delta?: { readonly content?: string | null }; readonly text?: string }[];
    readonly token?: { readonly text: string; readonly special?: boolean };
};

function pieceOf({ type, delta = "", choices = [], token }: Event): string {
    if (type !== undefined) return type === "response.output_text.delta" ? delta : "";
    if (token) return token.special ? "" : token.text;
    return choices.map(({ delta, text }) => delta?.content ?? text ?? "").join("");
}

/** The JSON of a response; undefined where it is none. */
export function parsed({ body }: ReceivedResponse): unknown {
    try {
        return JSON.parse(new TextDecoder().decode(body));
    } catch {
        return undefined;
    }
}

/** The files that a response may hold: its body, or what stands in its JSON as base64 or as a data URL. */
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

/** What stands around a result, in any response, and says nothing about it. */
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

/** The values of a response's JSON, each as the first plain piece of it would stand in a print: no print escapes that. */
export function valuesIn(value: unknown): readonly string[] {
    if (typeof value === "string") {
        const [plain = ""] = /[\p{L}\p{N} .,:/-]{1,30}/u.exec(value.replace(/^data:[^,]*,/, "")) ?? [];
        return plain.length > 1 ? [plain] : [];
    }
    // A print may round.
    if (typeof value === "number") return [String(value).slice(0, 5)];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, item]) => (envelope.has(key) ? [] : valuesIn(item)));
}
