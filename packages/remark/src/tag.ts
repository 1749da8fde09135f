/** The tag of a block: the words behind `callsheet` in the info string of its fence. */
import { didYouMean, nearestNames } from "@callsheet/catalogue/search";
import type { LanguageId } from "@callsheet/snippets";
import { callOption, kebabCase, namesOn, type TypedOptions } from "@callsheet/snippets/call-options";
import { isRecord, languageIds, readJson } from "@callsheet/snippets/query";

/** The call of a block: the options of a call that a tag has. */
export type Tag = TypedOptions<"tag"> & {
    /** The model's id on the Hub. */
    readonly model: string;
};

/** The words of a tag: a switch stands alone, any other has a value. */
const words = namesOn("tag").map((name) => ({ name, key: kebabCase(name), ...callOption(name) }));
const valueKeys = words.filter(({ kind }) => kind !== "switch").map(({ key }) => `${key}=`);
const switchKeys = words.filter(({ kind }) => kind === "switch").map(({ key }) => key);

/** A word of a tag: `key`, `key=value`, `key="a value"` or `key='a value'`. */
const wordPattern = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;

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
    const match = /(?:^|\s)callsheet(?=\s|$)/.exec(meta ?? "");
    if (!meta || !match) return undefined;
    return { before: meta.slice(0, match.index).trimEnd(), tag: meta.slice(match.index + match[0].length) };
}

/**
 * Reads the tag of a fenced block.
 *
 * @param lang the first word of the info string; `callsheet` alone lets the library choose the language
 * @param meta the rest of it
 * @returns undefined for a block without a tag, and for one that its author keeps: `callsheet ignore`
 * @throws BlockError for an unknown word, a tag without a model, or a fence of a language that no program is written in
 */
export function tagIn(lang: string | null | undefined, meta: string | null | undefined): Tag | undefined {
    const parts = partsOf(lang, meta);
    if (parts === undefined || isIgnored(lang, meta)) return undefined;
    if (lang && lang !== "callsheet" && languageOfFence(lang) === undefined) throw noSuchLanguage(lang);
    const tag: Record<string, unknown> = {};
    for (const [, key = "", quoted, singleQuoted, bare] of parts.tag.matchAll(wordPattern)) {
        const value = quoted ?? singleQuoted ?? bare;
        const word = words.find((one) => one.key === key && (one.kind === "switch") === (value === undefined));
        if (word) tag[word.name] = word.kind === "object" ? objectIn(key, value) : (value ?? true);
        else if (key === "ignore")
            throw new BlockError('"ignore" stands alone in a tag: the block is then left as it is.');
        else
            throw new BlockError(
                `There is no "${key}" in a tag: it has ${valueKeys.join(", ")}, ${switchKeys.join(" and ")}.`,
            );
    }
    if (!hasModel(tag)) throw new BlockError("The tag names no model: callsheet model=owner/name");
    return tag;
}

/** The words of a tag have the values of their options. */
const hasModel = (tag: Readonly<Record<string, unknown>>): tag is Tag => tag["model"] !== undefined;

/** @throws BlockError for anything but a JSON object */
function objectIn(key: string, text = ""): Readonly<Record<string, unknown>> {
    const value = readJson(text);
    if (isRecord(value)) return value;
    throw new BlockError(`${key}= takes a JSON object in single quotes: ${key}='{"top_k":3}'`);
}

/** The languages of fences, as authors write them, and as the generator calls them. */
const names: Readonly<Record<LanguageId, readonly string[]>> = {
    js: ["js", "javascript", "mjs", "cjs", "jsx", "node", "ts", "typescript", "tsx"],
    python: ["python", "py", "python3", "ipython", "pycon"],
    sh: ["sh", "bash", "shell", "zsh", "console", "curl", "shell-session"],
};

/** @returns undefined for any other language */
export const languageOfFence = (lang: string | null | undefined): LanguageId | undefined =>
    languageIds.find((language) => names[language].some((name) => name === lang?.toLowerCase()));

function noSuchLanguage(lang: string): BlockError {
    const near = nearestNames(lang.slice(0, 100), Object.values(names).flat()).slice(0, 1);
    return new BlockError(
        `Callsheet writes no ${lang}.${didYouMean(near)} Programs are in ${languageIds.join(", ")}; a fence of the ` +
            "language callsheet takes that of its client.",
    );
}

/**
 * A tagged block cannot be written: its tag has a mistake, the provider does not list the model, or no library can make
 * the call.
 */
export class BlockError extends Error {
    override readonly name: string = "BlockError";
}
