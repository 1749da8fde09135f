/**
 * Shell words for bash, dash and zsh, whether run from a file or pasted into a terminal.
 *
 * A terminal acts on control characters before the shell sees any quote: DEL erases what was pasted, ESC [201~ ends a
 * bracketed paste. So a program contains no invisible characters, only escapes for them.
 */

import type { FileLeaf } from "@callsheet/inference/wire";
import { escapeInvisible, hex, isPlain, splitAtInvisible } from "../../code/characters.ts";
import { tag } from "../../code/code.ts";
import { step } from "../../code/layout.ts";
import { type Output, type Page, UnsupportedTextError, write, writeAfterLine } from "../../code/output.ts";
import { type Classified, Code, classify, insert, type Printer, type Value, type Variable } from "../../code/value.ts";

const page: Page = { width: Number.POSITIVE_INFINITY, widthOf: (text) => text.length };

/** Prints a value as one word: a string unchanged, anything else as JSON. */
function printLiteral(to: Output, value: Value, indent: number): void {
    const classified = classify(value);
    if (classified.is === "code") insert(to, classified.code, indent);
    else write(to, wordOf(value, classified));
}

function wordOf(value: Value, classified: Classified): string {
    switch (classified.is) {
        case "string":
            return word(classified.string);
        case "secret":
            return `"$${classified.name}"`;
        case "text":
            return interpolated(classified.parts);
        case "base64":
            return `"${encoded(classified.name)}"`;
        case "dataUrl":
            return `${interpolated([`data:${classified.type};base64,`]).replace(/"$/, "")}${encoded(classified.name)}"`;
        case "array":
        case "object":
            return jsonWord(json(value, (text) => text, expressionInWord));
        default:
            return json(value, (text) => text, expressionInWord);
    }
}

/** A text as one word. In single quotes no character is special in any shell; `printf` prints the invisible ones. */
function word(text: string): string {
    // A fast path: short printable ASCII stands in quotes as it is.
    if (/^[ -&(-~]{0,999}$/.test(text)) return `'${text}'`;
    if (text.includes("\0")) throw new UnsupportedTextError("A shell word cannot hold a NUL character.");
    // A lone surrogate has no encoding; a client would send U+FFFD for it.
    const pieces = splitAtInvisible(text.toWellFormed());
    const words = pieces.map((piece, index) => (index % 2 === 1 ? printf(piece) : piece && quoted(piece)));
    return joined(words) || "''";
}

/** @throws UnsupportedTextError if a terminal would cut a line of the word */
function joined(words: readonly string[]): string {
    const word = words.join("");
    if (!word.split("\n").some(isTooLong)) return word;
    throw new UnsupportedTextError(
        `Some terminals cut a line as long as one of this text, over ${maxLineBytes} bytes.`,
    );
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The bytes of characters in octal: dash has no `$'…'`. */
function printf(characters: string): string {
    const octal = Array.from(utf8.encode(characters), (byte) => `\\${byte.toString(8).padStart(3, "0")}`);
    return `"$(printf '${octal.join("")}')"`;
}

/**
 * Linux cuts a longer line at 4095 bytes if the shell does not read the keys itself, such as dash. The quote that a cut
 * leaves open would make code of the texts below it.
 */
const maxLineBytes = 4000;

const utf8 = new TextEncoder();

const isTooLong = (line: string): boolean => line.length > maxLineBytes / 3 && utf8.encode(line).length > maxLineBytes;

/** JSON as one word. Long lines contain no quotes, so that a cut does not leave one open. */
const jsonWord = (json: string): string =>
    json.length < 1000 ? quoted(json) : `'${json.split("\n").map(lineInQuotes).join("\n")}'`;

function lineInQuotes(line: string): string {
    const escaped = line.replaceAll("'", "'\\''");
    return isTooLong(escaped) ? line.replaceAll("'", "\\u0027") : escaped;
}

const nameOf = (variable: Variable): string => ("local" in variable ? variable.local : variable.environment);

/** One word made of texts and variables. */
function interpolated(parts: readonly (string | Variable)[]): string {
    let quoted = "";
    const words: string[] = [];
    const close = () => {
        if (quoted !== "") words.push(`"${quoted}"`);
        quoted = "";
    };
    for (const [index, part] of parts.entries()) {
        if (typeof part === "string" && (part.includes("!") || (!isPlain(part) && splitAtInvisible(part).length > 1))) {
            // In double quotes an interactive shell expands `!` as history.
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
    return joined(words);
}

/**
 * The word that makes curl read a file: `--data-binary ${fileArgument(file)}` prints `--data-binary '@cats.jpg'`.
 */
export const fileArgument = (file: FileLeaf): Code => plainCode(word(`@${pathOf(file)}`));

/** The option that makes curl send a file in a form: `-F 'file=@cat.png;type=image/png;filename=image.png'`. */
export const formFile = (field: string, file: FileLeaf, fileName: string): Code =>
    plainCode(`-F ${word(`${field}=@${formText(pathOf(file))};type=${file.type};filename=${formText(fileName)}`)}`);

/** curl reads standard input if the name is a hyphen. */
const pathOf = ({ name }: FileLeaf): string => (name === "-" ? "./-" : name);

const plainCode = (text: string): Code => new Code(printer, (to) => write(to, text));

/** A value of a form option. Within quotes curl needs only backslashes and quotes escaped. */
const formText = (text: string): string => (/^[\w./-]+$/.test(text) ? text : `"${text.replace(/["\\]/g, "\\$&")}"`);

/**
 * JSON on standard input, if it does not fit in an argument. Files in it are read when the command runs.
 * `--data-binary @- ${heredoc(body)}` prints `--data-binary @- <<JSON` and, after that line, the JSON.
 */
export function heredoc(value: Value): Code {
    let expands = false;
    const expression = (classified: Classified) => {
        expands = true;
        return expressionInHeredoc(classified);
    };
    const escaped = json(value, (text) => text.replace(/[\\$`]/g, "\\$&"), expression);
    const body = expands ? escaped : json(value, (text) => text, expression);
    const end = wordNotIn(body.split("\n"));
    return new Code(printer, (to) => {
        write(to, expands ? `<<${end}` : `<<'${end}'`);
        writeAfterLine(to, `\n${body}\n${end}`);
    });
}

/** The delimiter of a heredoc. No line of indented JSON is a bare word in capitals, but a file name may contain one. */
const wordNotIn = (lines: readonly string[], word = "JSON"): string =>
    lines.includes(word) ? wordNotIn(lines, `${word}_`) : word;

/** The base64 text of a file. GNU's base64 wraps lines, and macOS has no flag to prevent that. */
const encoded = (file: string): string => `$(base64 <${word(file)} | tr -d '\\n')`;

function expressionInHeredoc(classified: Classified): string {
    switch (classified.is) {
        case "secret":
            return `\${${classified.name}}`;
        case "base64":
        case "dataUrl":
            return encoded(classified.name);
        default:
            return expressionInWord(classified);
    }
}

function expressionInWord(classified: Classified): never {
    throw new TypeError(
        classified.is === "file" || classified.is === "code"
            ? `JSON cannot hold a ${classified.is}.`
            : `JSON with a ${classified.is} in it cannot be one argument of a command: print it with heredoc().`,
    );
}

/** JSON, indented like `JSON.stringify`. `expression` gives the text between the quotes for a leaf. */
function json(
    value: Value,
    escaping: (json: string) => string,
    expression: (classified: Classified) => string,
    margin = "",
): string {
    const classified = classify(value);
    const inside = margin + " ".repeat(step);
    const list = (open: string, items: readonly string[], close: string) =>
        items.length === 0 ? open + close : `${open}\n${inside}${items.join(`,\n${inside}`)}\n${margin}${close}`;
    const item = (each: Value) => json(each, escaping, expression, inside);
    switch (classified.is) {
        case "string":
            return escaping(jsonString(classified.string));
        case "number":
            return JSON.stringify(classified.number);
        case "boolean":
            return String(classified.boolean);
        case "null":
            return "null";
        case "array":
            return list("[", classified.items.map(item), "]");
        case "object":
            return list(
                "{",
                classified.entries.map(([key, each]) => `${escaping(jsonString(key))}: ${item(each)}`),
                "}",
            );
        case "text":
            return `"${classified.parts.map((part) => (typeof part === "string" ? escaping(jsonString(part).slice(1, -1)) : expression({ is: "secret", name: nameOf(part) }))).join("")}"`;
        case "dataUrl":
            return `"${escaping(jsonString(`data:${classified.type};base64,`).slice(1, -1))}${expression(classified)}"`;
        default:
            return `"${expression(classified)}"`;
    }
}

const jsonString = (text: string): string =>
    isPlain(text) ? `"${text}"` : escapeInvisible(JSON.stringify(text), jsonEscape);

/** JSON escapes UTF-16: a character above U+FFFF takes two. */
const jsonEscape = (codePoint: number): string =>
    String.fromCodePoint(codePoint)
        .split("")
        .map((unit) => `\\u${hex(unit.charCodeAt(0), 4)}`)
        .join("");

const printer: Printer = { id: "sh", page, continuesLines: true, printLiteral };

/** A fragment of shell. */
export const sh = tag(printer);
