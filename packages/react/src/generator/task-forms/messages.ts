/** Reads and changes the messages of a conversation for the turn editor, keeping everything it does not show. */
import { isRecord, isText } from "@callsheet/snippets/query";

export type Message = Readonly<Record<string, unknown>>;

/** The system prompt, if the conversation begins with one that is plain text. */
export const systemOf = ([first]: readonly Message[]): string | undefined =>
    first?.["role"] === "system" && isText(first["content"]) ? first["content"] : undefined;

/** The messages with another system prompt; an empty prompt removes it. */
export function withSystem(messages: readonly Message[], text: string): readonly Message[] {
    const turns = systemOf(messages) === undefined ? messages : messages.slice(1);
    const [first] = messages;
    if (text === "") return turns;
    return [turns === messages ? { role: "system", content: text } : { ...first, content: text }, ...turns];
}

/** The content parts of a message; plain text is one part. */
function partsOf({ content }: Message): readonly unknown[] {
    if (Array.isArray(content)) return content;
    return isText(content) && content !== "" ? [{ type: "text", text: content }] : [];
}

const isTextPart = (part: unknown): part is Message =>
    isRecord(part) && part["type"] === "text" && isText(part["text"]);

const urlOf = (part: unknown): string | undefined => {
    if (!isRecord(part) || part["type"] !== "image_url" || !isRecord(part["image_url"])) return undefined;
    const { url } = part["image_url"];
    return isText(url) ? url : undefined;
};

/** The first text of a message. */
export function textOf(message: Message): string {
    const text = partsOf(message).find(isTextPart)?.["text"];
    return isText(text) ? text : "";
}

/** The message with another first text. */
export function withText(message: Message, text: string): Message {
    if (!Array.isArray(message["content"])) return { ...message, content: text };
    const parts: readonly unknown[] = message["content"];
    const index = parts.findIndex(isTextPart);
    if (index < 0) return { ...message, content: [{ type: "text", text }, ...parts] };
    return { ...message, content: parts.with(index, { ...(parts[index] as Message), text }) };
}

/** The images of a message: their URLs or file names. */
export const imagesOf = (message: Message): readonly string[] => partsOf(message).flatMap((part) => urlOf(part) ?? []);

/**
 * The message with the image at an index replaced, with an image added if the index is past the last, or with the image
 * removed if `url` is undefined.
 */
export function withImage(message: Message, index: number, url: string | undefined): Message {
    const parts = partsOf(message);
    const images = parts.filter((part) => urlOf(part) !== undefined);
    const old = images[index];
    if (old === undefined) {
        return url === undefined
            ? message
            : { ...message, content: [...parts, { type: "image_url", image_url: { url } }] };
    }
    const newParts = parts.flatMap((part) => {
        if (part !== old || !isRecord(part) || !isRecord(part["image_url"])) return [part];
        return url === undefined ? [] : [{ ...part, image_url: { ...part["image_url"], url } }];
    });
    return { ...message, content: alone(newParts) };
}

/** The content for some parts: a lone text part becomes plain text. */
function alone(parts: readonly unknown[]): unknown {
    if (parts.length === 0) return "";
    const [part] = parts;
    return parts.length === 1 && isTextPart(part) && Object.keys(part).length === 2 ? part["text"] : parts;
}

/** The names of a message's properties that the editor does not show. */
export function keptOf(message: Message): readonly string[] {
    const { role: _role, content, ...others } = message;
    const parts = partsOf(message);
    const firstText = parts.find(isTextPart);
    const hidden = parts.filter((part) => part !== firstText && urlOf(part) === undefined);
    const odd = content !== undefined && content !== null && !isText(content) && !Array.isArray(content);
    return [...Object.keys(others), ...(hidden.length > 0 || odd ? ["content"] : [])];
}

/** An empty turn to append: the assistant's after the user's, else the user's. */
export const nextTurn = (messages: readonly Message[]): Message => ({
    role: messages.at(-1)?.["role"] === "user" ? "assistant" : "user",
    content: "",
});

/** The list with an item moved; unchanged if the target is out of range. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
    const item = list[from];
    if (item === undefined || to < 0 || to >= list.length) return list;
    return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
