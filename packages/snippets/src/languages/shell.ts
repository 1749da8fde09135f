/** Shell words, for bash, dash and zsh, pasted or run from a file. */

import { type Bytes, type FileLeaf, isFile } from "@callsheet/inference/wire";
import { CannotHold } from "./cannot-hold.ts";
import { Code, insert } from "./fragment.ts";
import type { Language } from "./language.ts";
import { step } from "./layout.ts";
import { type Output, type Page, write, writeAfterLine } from "./output.ts";
import { type Seen, see, type Value, type Variable } from "./value.ts";

const page: Page = { width: Number.POSITIVE_INFINITY, widthOf: (text) => text.length };

/** Prints a value as one word: a string as it is, anything else as JSON. */
function printLiteral(to: Output, value: Value, indent: number): void {
    const seen = see(value);
    if (seen.is === "code") insert(to, seen.code, indent);
    else write(to, wordOf(value, seen));
}

function wordOf(value: Value, seen: Seen): string {
    switch (seen.is) {
        case "string":
            return word(seen.string);
        case "secret":
            return `"$${seen.name}"`;
        case "text":
            return interpolated(seen.parts);
        case "base64":
            return `"${encoded(seen.name)}"`;
        case "dataUrl":
            return `${interpolated([`data:${seen.type};base64,`]).replace(/"$/, "")}${encoded(seen.name)}"`;
        case "array":
        case "object":
            return word(json(value, (text) => text, expressionInWord));
        default:
            return json(value, (text) => text, expressionInWord);
    }
}

/** A text as one word in single quotes, in which nothing is special to any shell. */
function word(text: string): string {
    if (text.includes("\0")) throw new CannotHold("A shell word cannot hold a NUL character.");
    // What a client's encoder would send for a lone surrogate, which has no bytes of its own.
    return `'${text.toWellFormed().replaceAll("'", "'\\''")}'`;
}

const nameOf = (variable: Variable): string => ("local" in variable ? variable.local : variable.environment);

/** One word of texts and variables. */
function interpolated(parts: readonly (string | Variable)[]): string {
    let quoted = "";
    const words: string[] = [];
    const close = () => {
        if (quoted !== "") words.push(`"${quoted}"`);
        quoted = "";
    };
    for (const [index, part] of parts.entries()) {
        if (typeof part === "string" && /[!\0]/.test(part)) {
            // In double quotes an interactive shell would take `!` for its history.
            close();
            words.push(word(part));
        } else if (typeof part === "string") quoted += part.toWellFormed().replace(/["$`\\]/g, "\\$&");
        else {
            const next = parts[index + 1];
            const continues = typeof next === "string" && /^[\w[:]/.test(next); // `[` and `:` in zsh
            quoted += continues ? `\${${nameOf(part)}}` : `$${nameOf(part)}`;
        }
    }
    close();
    return words.join("");
}

/**
 * The word by which curl reads a file's bytes: `--data-binary ${fileArgument(file)}` prints `--data-binary '@cats.jpg'`.
 */
export function fileArgument(bytes: Bytes): Code {
    if (!isFile(bytes)) throw new TypeError("A snippet can read a file by its name, but not bytes that are in memory.");
    // curl reads standard input when the name is a hyphen.
    return printed(word(`@${bytes.name === "-" ? "./-" : bytes.name}`));
}

/** The option by which curl sends a file in a form: `-F 'file=@cat.png;type=image/png;filename=image.png'`. */
export function formFile(field: string, { name, type }: FileLeaf, fileName: string): Code {
    const path = name === "-" ? "./-" : name;
    return printed(`-F ${word(`${field}=@${formText(path)};type=${type};filename=${formText(fileName)}`)}`);
}

const printed = (text: string): Code => new Code("sh", (to) => write(to, text));

/** curl takes what stands between quotes as it is, but for backslashes and quotes. */
const formText = (text: string): string => (/^[\w./-]+$/.test(text) ? text : `"${text.replace(/["\\]/g, "\\$&")}"`);

/**
 * JSON on standard input, for what does not fit into an argument: files in it are read when the command runs.
 * `--data-binary @- ${heredoc(body)}` prints `--data-binary @- <<JSON` and, after that line, the JSON.
 */
export function heredoc(value: Value): Code {
    let expands = false;
    const expression = (seen: Seen) => {
        expands = true;
        return expressionInHeredoc(seen);
    };
    const escaped = json(value, (text) => text.replace(/[\\$`]/g, "\\$&"), expression);
    const body = expands ? escaped : json(value, (text) => text, expression);
    const end = wordNotIn(body.split("\n"));
    return new Code("sh", (to) => {
        write(to, expands ? `<<${end}` : `<<'${end}'`);
        writeAfterLine(to, `\n${body}\n${end}`);
    });
}

/** The word that ends a heredoc. No line of indented JSON is a bare word in capitals, but a file's name may hold one. */
const wordNotIn = (lines: readonly string[], word = "JSON"): string =>
    lines.includes(word) ? wordNotIn(lines, `${word}_`) : word;

/** The base64 text of a file. GNU breaks it into lines, macOS has no flag against that. */
const encoded = (file: string): string => `$(base64 <${word(file)} | tr -d '\\n')`;

function expressionInHeredoc(seen: Seen): string {
    switch (seen.is) {
        case "secret":
            return `\${${seen.name}}`;
        case "base64":
        case "dataUrl":
            return encoded(seen.name);
        default:
            return expressionInWord(seen);
    }
}

function expressionInWord(seen: Seen): never {
    throw new TypeError(
        seen.is === "file" || seen.is === "code"
            ? `JSON cannot hold a ${seen.is}.`
            : `JSON with a ${seen.is} in it cannot be one argument of a command: print it with heredoc().`,
    );
}

/** JSON as `JSON.stringify` indents it; `expression` gives what stands between the quotes for a leaf. */
function json(
    value: Value,
    escaping: (json: string) => string,
    expression: (seen: Seen) => string,
    margin = "",
): string {
    const seen = see(value);
    const inside = margin + " ".repeat(step);
    const list = (open: string, items: readonly string[], close: string) =>
        items.length === 0 ? open + close : `${open}\n${inside}${items.join(`,\n${inside}`)}\n${margin}${close}`;
    const item = (each: Value) => json(each, escaping, expression, inside);
    switch (seen.is) {
        case "string":
            return escaping(JSON.stringify(seen.string));
        case "number":
            return JSON.stringify(seen.number);
        case "boolean":
            return String(seen.boolean);
        case "null":
            return "null";
        case "array":
            return list("[", seen.items.map(item), "]");
        case "object":
            return list(
                "{",
                seen.entries.map(([key, each]) => `${escaping(JSON.stringify(key))}: ${item(each)}`),
                "}",
            );
        case "text":
            return `"${seen.parts.map((part) => (typeof part === "string" ? escaping(JSON.stringify(part).slice(1, -1)) : expression({ is: "secret", name: nameOf(part) }))).join("")}"`;
        case "dataUrl":
            return `"${escaping(JSON.stringify(`data:${seen.type};base64,`).slice(1, -1))}${expression(seen)}"`;
        default:
            return `"${expression(seen)}"`;
    }
}

/** Shell. */
export const shell: Language = { id: "sh", page, printLiteral };
