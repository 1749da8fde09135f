/** The messages of a conversation as turns: what an editor shows of them, and how a change leaves the rest as it is. */
import { isRecord, isText } from "../../json-values.ts";

export type Message = Readonly<Record<string, unknown>>;

/** The system prompt, where the conversation begins with one that is a text. */
export const systemOf = ([first]: readonly Message[]): string | undefined =>
    first?.["role"] === "system" && isText(first["content"]) ? first["content"] : undefined;

/** The messages with another system prompt; an empty one is none. */
export function withSystem(messages: readonly Message[], text: string): readonly Message[] {
    const turns = systemOf(messages) === undefined ? messages : messages.slice(1);
    const [first] = messages;
    if (text === "") return turns;
    return [turns === messages ? { role: "system", content: text } : { ...first, content: text }, ...turns];
}

/** What a message says, in parts: a text alone is one part. */
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
    const found = partsOf(message).find(isTextPart)?.["text"];
    return isText(found) ? found : "";
}

/** The message with another first text. */
export function withText(message: Message, text: string): Message {
    if (!Array.isArray(message["content"])) return { ...message, content: text };
    const parts: readonly unknown[] = message["content"];
    const place = parts.findIndex(isTextPart);
    if (place < 0) return { ...message, content: [{ type: "text", text }, ...parts] };
    return { ...message, content: parts.with(place, { ...(parts[place] as Message), text }) };
}

/** The images of a message: their URLs, or the names of their files. */
export const imagesOf = (message: Message): readonly string[] => partsOf(message).flatMap((part) => urlOf(part) ?? []);

/**
 * The message with another image at a place among its images, with a further one at the place after them, or with one
 * less.
 */
export function withImage(message: Message, place: number, url: string | undefined): Message {
    const parts = partsOf(message);
    const images = parts.filter((part) => urlOf(part) !== undefined);
    const old = images[place];
    if (old === undefined) {
        return url === undefined
            ? message
            : { ...message, content: [...parts, { type: "image_url", image_url: { url } }] };
    }
    const changed = parts.flatMap((part) => {
        if (part !== old || !isRecord(part) || !isRecord(part["image_url"])) return [part];
        return url === undefined ? [] : [{ ...part, image_url: { ...part["image_url"], url } }];
    });
    return { ...message, content: alone(changed) };
}

/** A text that stands alone is no list. */
function alone(parts: readonly unknown[]): unknown {
    if (parts.length === 0) return "";
    const [part] = parts;
    return parts.length === 1 && isTextPart(part) && Object.keys(part).length === 2 ? part["text"] : parts;
}

/** The names of what a message holds that the editor does not show. */
export function keptOf(message: Message): readonly string[] {
    const { role: _role, content, ...others } = message;
    const parts = partsOf(message);
    const firstText = parts.find(isTextPart);
    const hidden = parts.filter((part) => part !== firstText && urlOf(part) === undefined);
    const odd = content !== undefined && content !== null && !isText(content) && !Array.isArray(content);
    return [...Object.keys(others), ...(hidden.length > 0 || odd ? ["content"] : [])];
}

/** A turn for the end of a conversation: whoever did not speak last. */
export const nextTurn = (messages: readonly Message[]): Message => ({
    role: messages.at(-1)?.["role"] === "user" ? "assistant" : "user",
    content: "",
});

/** A list in which two neighbours have changed places. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
    const item = list[from];
    if (item === undefined || to < 0 || to >= list.length) return list;
    return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
