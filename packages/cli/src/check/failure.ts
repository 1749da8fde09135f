/** Reads why a program failed, from what it printed on standard error. */
import { pathToFileURL } from "node:url";
import { stripVTControlCharacters } from "node:util";
import type { Failure } from "@callsheet/exercises";

type FoundError = Pick<Failure, "name" | "message"> & { readonly line?: number | undefined };

/**
 * @param trace what the program printed on standard error
 * @param file the program's path, as its interpreter got it
 */
export function failureOf(trace: string, exitCode: number, file: string): Failure {
    const lines = stripVTControlCharacters(trace).split(/\r?\n/);
    const { name, message, line } = pythonError(lines, file) ??
        nodeError(lines, file) ?? { name: "exit", message: String(exitCode), line: shellLine(lines, file) };
    return { name, message, trace, ...(line !== undefined && { line }) };
}

/** `  File "chat.py", line 9, in <module>` */
const pythonFrame = /^ {2}File "(.+)", line (\d+)/;

/**
 * The error of Python is the first line behind the last frame that is not indented. Of chained errors, that is the one
 * with which the program ended.
 */
function pythonError(allLines: readonly string[], file: string): FoundError | undefined {
    // A group of exceptions is drawn as a tree.
    const lines = allLines.map((line) => line.replace(/^ {2}\| /, ""));
    const last = lines.findLastIndex((line) => pythonFrame.test(line));
    if (last < 0) return undefined;
    const header = lines.slice(last + 1).find((line) => /^\S/.test(line)) ?? "";
    const [, name, message = ""] = /^(?:\w+\.)*(\w+)(?:: (.*))?$/.exec(header) ?? [];
    if (name === undefined) return undefined;
    const own = lines.map((line) => pythonFrame.exec(line)).filter((frame) => frame?.[1] === file);
    return { name, message, line: numberIn(own.at(-1)?.[2]) };
}

/** `TypeError: fetch failed`, `Error [ERR_MODULE_NOT_FOUND]: …`, `DOMException [TimeoutError]: …`, `Oops [Error]: …` */
const nodeHeader = /^([A-Za-z_$][\w$]*)(?: \[(\w+)\])?(?:: (.*))?$/;

/** An error without a stack is in brackets, with its other fields behind them: `[TypeError: fetch failed] {`. */
const withoutStack = /^\[(.+)\](?: \{)?$/;

/** The error of Node stands before its stack. Above it there may be the line of the program. */
function nodeError(lines: readonly string[], file: string): FoundError | undefined {
    const stack = lines.findIndex((line) => /^ {4}at /.test(line));
    const end = stack < 0 ? lines.findIndex((line) => withoutStack.test(line)) + 1 : stack;
    const headers = lines
        .slice(0, end)
        .map((line) => nodeHeader.exec(withoutStack.exec(line)?.[1] ?? line))
        .filter((header) => header !== null);
    // A message may have several lines, so the first error counts; a class of the program's own may have any name.
    const header =
        headers.find(([, name = "", kind = ""]) => [name, kind].some((one) => /(?:Error|Exception)$/.test(one))) ??
        headers.find(([, , , message]) => message !== undefined);
    if (!header) return undefined;
    const [, name = "", kind = name, message = ""] = header;
    return { name: name === "DOMException" ? kind : name, message, line: nodeLine(lines, file) };
}

/** The line of the program that Node names first: where the error was thrown, or the call that led there. */
function nodeLine(lines: readonly string[], file: string): number | undefined {
    const places = [file, pathToFileURL(file).href].map((place) => `${place}:`);
    const after = lines.flatMap((line) => {
        const place = places.find((one) => line.includes(one));
        return place === undefined ? [] : [line.slice(line.indexOf(place) + place.length)];
    });
    return numberIn(after.map((text) => /^\d+/.exec(text)?.[0]).find((digits) => digits !== undefined));
}

/** `chat.sh: line 3: jqq: command not found` */
function shellLine(lines: readonly string[], file: string): number | undefined {
    const beginning = `${file}: line `;
    const last = lines.findLast((line) => line.startsWith(beginning));
    return numberIn(/^\d+/.exec(last?.slice(beginning.length) ?? "")?.[0]);
}

const numberIn = (digits: string | undefined): number | undefined =>
    digits === undefined ? undefined : Number(digits);
