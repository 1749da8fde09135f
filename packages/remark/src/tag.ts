/** The tag of a block: the words behind `callsheet` in the info string of its fence. */
import { BlockError } from "./block-error.ts";

/** The call that a block asks for. */
export type Tag = {
    /** The model's id on the Hub. */
    readonly model: string;
    readonly task?: string;
    readonly provider?: string;
    /** The library that the code uses. */
    readonly client?: string;
    readonly stream?: boolean;
    /** Whether the code calls the provider's own address, with its own key. */
    readonly direct?: boolean;
    /** The inputs: plain text, JSON, or a file's name. */
    readonly inputs?: string;
};

const texts = ["model", "task", "provider", "client", "inputs"] as const;
const switches = ["stream", "direct"] as const;

/** A word of a tag: `key`, `key=value` or `key="a value"`. */
const words = /([\w-]+)(?:=(?:"([^"]*)"|(\S+)))?/g;

/** Whether a block has a tag, which may have a mistake. */
export const isTagged = (lang: string | null | undefined, meta: string | null | undefined): boolean =>
    partsOf(lang, meta) !== undefined && !isIgnored(lang, meta);

/** Whether the author keeps a block themselves: `callsheet ignore`. */
export const isIgnored = (lang: string | null | undefined, meta: string | null | undefined): boolean =>
    partsOf(lang, meta)?.tag.trim() === "ignore";

/** The info string of a block without its language and its tag; undefined if it has no tag. */
export const metaWithoutTag = (lang: string | null | undefined, meta: string | null | undefined): string | undefined =>
    partsOf(lang, meta)?.before;

/** What stands before a tag, and its words, as they are written. */
function partsOf(lang: string | null | undefined, meta: string | null | undefined) {
    if (lang === "callsheet") return { before: "", tag: meta ?? "" };
    const found = /(?:^|\s)callsheet(?=\s|$)/.exec(meta ?? "");
    if (!meta || !found) return undefined;
    return { before: meta.slice(0, found.index).trimEnd(), tag: meta.slice(found.index + found[0].length) };
}

/**
 * Reads the tag of a fenced block.
 *
 * @param lang the first word of the info string; `callsheet` alone lets the library choose the language
 * @param meta the rest of it
 * @returns undefined for a block without a tag, and for one that its author keeps: `callsheet ignore`
 * @throws BlockError for an unknown word, or a tag without a model
 */
export function tagIn(lang: string | null | undefined, meta: string | null | undefined): Tag | undefined {
    const parts = partsOf(lang, meta);
    if (parts === undefined || isIgnored(lang, meta)) return undefined;
    const tag: { -readonly [Key in keyof Tag]?: Tag[Key] } = {};
    for (const [, key = "", quoted, bare] of parts.tag.matchAll(words)) {
        const value = quoted ?? bare;
        const name = texts.find((one) => one === key);
        const option = switches.find((one) => one === key);
        if (name !== undefined && value !== undefined) tag[name] = value;
        else if (option !== undefined && value === undefined) tag[option] = true;
        else if (key === "ignore")
            throw new BlockError('"ignore" stands alone in a tag: the block is then left as it is.');
        else
            throw new BlockError(
                `There is no "${key}" in a tag: it has ${texts.join("=, ")}=, ${switches.join(" and ")}.`,
            );
    }
    const { model, ...others } = tag;
    if (model === undefined) throw new BlockError("The tag names no model: callsheet model=owner/name");
    return { model, ...others };
}
