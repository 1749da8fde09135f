/** The tag of a block: the words behind `callsheet` in the info string of its fence. */
import { didYouMean, nearestNames } from "@callsheet/catalogue/search";
import type { LanguageId } from "@callsheet/snippets";
import { type CallOption, callOption, kebabCase, namesOn, type TypedOptions } from "@callsheet/snippets/call-options";
import { isRecord, languageIds, readJson } from "@callsheet/snippets/query";
import MarkdownIt from "markdown-it";

/** The call of a block: the options of a call that a tag has. */
export type Tag = TypedOptions<"tag"> & {
    /** The model's id on the Hub. */
    readonly model: string;
};

const { unescapeAll } = new MarkdownIt().utils;

/** The words of a tag: a switch stands alone, any other has a value. */
const words: readonly { readonly name: string; readonly key: string; readonly kind: CallOption["kind"] }[] = namesOn(
    "tag",
).map((name) => ({ name, key: kebabCase(name), kind: callOption(name).kind }));
const valueKeys = words.filter(({ kind }) => kind !== "switch").map(({ key }) => `${key}=`);
const switchKeys = words.filter(({ kind }) => kind === "switch").map(({ key }) => key);

/**
 * A word of an info string: `{1,3}`, `key`, `key=value`, `key="a value"` or `key='a value'`. In quotation marks `\\` stands
 * before a quotation mark.
 */
const wordPattern = /\{[^{}]*\}|([^\s={}"']+)(?:=("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\S*))?|\S+/g;

/** Words that sites read of an info string. They may stand behind a tag, too; any other stands before it. */
const othersWords = new Set(
    [
        "title filename file name caption label id class lang lines highlight hl_lines mark ins del focus diff collapse",
        "linenums linenostart linenos startLineNumber lineNumbers showLineNumbers noLineNumbers start wrap nowrap frame",
        "theme icon copy expandable live noInline twoslash group tab preserveIndent numberLines",
    ].flatMap((names) => names.split(" ")),
);

/** The info string of a fenced block. */
export type BlockInfo = {
    /** The language, as its author wrote it; undefined if there is none. */
    readonly lang: string | undefined;
    /** The words behind `callsheet`; undefined for a block without a tag. */
    readonly tag: string | undefined;
    /** The words that are others', without the tag. */
    readonly others: string;
};

/**
 * Reads an info string, in the forms that sites know: `python title=x`, `python,word`, `{.python word}` of MkDocs and
 * Pandoc, `{python}` of Quarto, `{code-block} python` of MyST.
 *
 * @param info the text behind a fence, as it is written
 */
export function readInfo(info: string): BlockInfo {
    const { lang, words } = languageAndWords(info.trim());
    if (lang === "callsheet") return { lang, tag: words, others: "" };
    const match = /(?:^|\s)callsheet(?=\s|$)/.exec(words);
    if (!match) return { lang, tag: undefined, others: words };
    const behind = words.slice(match.index + match[0].length);
    const [own, others] = [[], [words.slice(0, match.index).trim()]] as [string[], string[]];
    for (const [word, key = ""] of behind.matchAll(wordPattern)) (isOthers(word, key) ? others : own).push(word);
    return { lang, tag: own.join(" "), others: others.filter((word) => word !== "").join(" ") };
}

/** `{1,3}`, `.class`, `#id`, `/word/`, `"word"`, and names that sites know. */
const isOthers = (word: string, key: string): boolean => /^[{.#/"']/.test(word) || othersWords.has(key);

function languageAndWords(info: string): { readonly lang: string | undefined; readonly words: string } {
    const [, braced, behind = ""] = /^\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}(.*)$/s.exec(info) ?? [];
    if (braced === undefined) {
        const [, lang = "", words = ""] = /^([^\s,{]*),?(.*)$/s.exec(info) ?? [];
        return { lang: unescapeAll(lang) || undefined, words: words.trim() };
    }
    if (/^(?:code(?:-block|-cell)?|sourcecode)$/.test(braced)) return languageAndWords(behind.trim());
    const [, lang = "", words = ""] = /^[.]?(\S*)(.*)$/s.exec(braced.trim()) ?? [];
    return { lang: lang || undefined, words: `${words} ${behind}`.trim() };
}

/** Whether the author keeps a block themselves: `callsheet ignore`. */
export const isIgnored = ({ tag }: BlockInfo): boolean => tag === "ignore";

/**
 * Reads the tag of a fenced block.
 *
 * @returns undefined for a block without a tag, and for one that its author keeps: `callsheet ignore`
 * @throws BlockError for an unknown word, a tag without a model, or a fence of a language that no program is written in
 */
export function tagIn(info: BlockInfo): Tag | undefined {
    if (info.tag === undefined || isIgnored(info)) return undefined;
    const { lang } = info;
    if (lang !== undefined && lang !== "callsheet" && languageOfFence(lang) === undefined) throw noSuchLanguage(lang);
    const tag: Record<string, unknown> = {};
    for (const [written, key = written, quotedValue] of info.tag.matchAll(wordPattern)) {
        const value = quotedValue === undefined ? undefined : textOf(quotedValue);
        const word = words.find((one) => one.key === key && (one.kind === "switch") === (value === undefined));
        if (word) tag[word.name] = word.kind === "object" ? objectIn(key, value) : (value ?? true);
        else if (key === "ignore")
            throw new BlockError('"ignore" stands alone in a tag: the block is then left as it is.');
        else throw noSuchWord(key);
    }
    if (!hasModel(tag)) throw new BlockError("The tag names no model: callsheet model=owner/name");
    return tag;
}

/** A tag as it is written in an info string. */
export function writtenTag(tag: Tag): string {
    const written = words.flatMap(({ name, key, kind }) => {
        const value = Object.entries(tag).find(([one]) => one === name)?.[1];
        if (value === undefined || value === false) return [];
        if (kind === "switch") return [key];
        const json = kind === "object" ? JSON.stringify(value) : String(value);
        const isJson = kind === "object" || (kind === "inputs" && /^\s*[[{"]/.test(json));
        return [`${key}=${isJson ? `'${writtenJson(json)}'` : writtenText(json)}`];
    });
    return ["callsheet", ...written].join(" ");
}

/** An info string with a tag behind its words. */
export function withTag(info: string, tag: string): string {
    const words = info.trimEnd();
    return /^\s*\{.*\}$/s.test(words) ? `${words.slice(0, -1)} ${tag}}` : `${words} ${tag}`;
}

/** JSON whose marks a fence or a quotation would end at are escaped. */
const writtenJson = (json: string): string =>
    json.replaceAll(/['`]/g, (mark) => `\\u00${mark.charCodeAt(0).toString(16)}`);

/** A text in quotation marks, if it needs them, with Markdown's escapes. */
function writtenText(text: string): string {
    if (/^[\w./:@,+-]+$/.test(text)) return text;
    const escaped = text
        .replaceAll(/[\\"]/g, (mark) => `\\${mark}`)
        .replaceAll("&", "&amp;")
        .replaceAll(/[\r\n`]/g, (mark) => `&#${mark.charCodeAt(0)};`);
    return `"${escaped}"`;
}

/** A value without its quotation marks. What Markdown escapes in an info string is read, unless it is JSON, which has its own. */
function textOf(written: string): string {
    const [, , quoted] = /^(["'])(.*)\1$/s.exec(written) ?? [];
    const text = quoted ?? written;
    return readJson(text) === undefined ? unescapeAll(text) : text;
}

function noSuchWord(key: string): BlockError {
    const known = words.find((word) => word.key === key);
    if (known) return new BlockError(known.kind === "switch" ? `${key} takes no value.` : `${key}= takes a value.`);
    const near = nearestNames(
        key.slice(0, 100),
        words.map((word) => word.key),
    ).slice(0, 1);
    return new BlockError(
        `There is no "${key}" in a tag.${didYouMean(near)} It has ${valueKeys.join(", ")}, ${switchKeys.join(" and ")}. ` +
            "Words for your site stand before callsheet.",
    );
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
