/** The report of `callsheet docs`: what is wrong, by kind and by file, a line each, and what to do. */
import { createTwoFilesPatch } from "diff";
import type { DocsFlags } from "../commands/docs.ts";
import type { CheckedFiles, DocFinding } from "./check-files.ts";
import { type DocKind, docKindIds, docKinds } from "./settings.ts";

/** What to do about a kind of findings. */
const advice: Readonly<Record<DocKind, string>> = {
    unreadable: "nothing in them was changed",
    stale: "leave --check out to write them",
    wrong: "mend the tag; the block stays as it is",
    gone: "call the router instead",
    unserved: "name another provider",
    task: "name a model that does it",
    unknown: "--online asks the Hub",
    doubtful: "the block is written all the same",
    untagged: "--tag gives a tag to those that have one",
};

/** Of how many findings a report shows all, and how many of each kind it shows otherwise. */
const maxAtOnce = 40;
const shownOfKind = 5;

/** @param isVerbose whether to show all, with the code that is there and that should be there */
export function report(findings: readonly DocFinding[], isVerbose: boolean, isChosen: boolean): string {
    const isWhole = isVerbose || isChosen || findings.length <= maxAtOnce;
    return docKindIds
        .flatMap((kind) => {
            const ofKind = findings.filter((one) => one.kind === kind);
            if (ofKind.length === 0) return [];
            const shown = isWhole ? ofKind : ofKind.slice(0, kind === "untagged" ? 0 : shownOfKind);
            const rest = ofKind.length - shown.length;
            const lines = shown.map((one) => described(one, isVerbose));
            const files = new Set(ofKind.map(({ file }) => file)).size;
            const more =
                rest === 0 ? "" : `    ${shown.length === 0 ? "" : `and ${rest} more: `}--only ${kind} shows them\n`;
            return `${heading(kind, ofKind, files)}\n${lines.join("")}${more}\n`;
        })
        .join("");
}

function heading(kind: DocKind, findings: readonly DocFinding[], files: number): string {
    const taggable = findings.filter(({ tag }) => tag !== undefined).length;
    const what = kind === "untagged" ? `${docKinds[kind]}, ${taggable} of them with a tag at hand` : docKinds[kind];
    return `${kind}: ${count(findings.length)} ${what}, in ${counted(files, "file")} (${advice[kind]})`;
}

/**
 * A finding as compilers write it; with its details the difference is below it. No line begins like a command of GitHub's
 * workflows, `::error`, with or without spaces before it.
 */
function described({ file, line, message, tag, found, expected }: DocFinding, isVerbose: boolean): string {
    const head = `    ${file.startsWith("::") ? "./" : ""}${file}:${line}: ${message}\n`;
    const tagLine = tag === undefined ? "" : `        ${tag}\n`;
    if (!isVerbose) return head;
    if (expected === undefined) return `${head}${tagLine}`;
    const [, , , , ...difference] = createTwoFilesPatch("", "", `${found}\n`, `${expected}\n`, "", "", { context: 1 })
        .trimEnd()
        .split("\n");
    return `${head}${tagLine}${difference.map((one) => `      | ${one}\n`).join("")}`;
}

/** What was checked and found, as the last line: `12 files, 40 blocks, 3 of them tagged: 1 stale, 2 untagged.` */
export function summary(files: number, { blocks, tagged, findings }: CheckedFiles): string {
    const kinds = docKindIds.flatMap((kind) => {
        const ofKind = findings.filter((one) => one.kind === kind).length;
        return ofKind === 0 ? [] : [`${count(ofKind)} ${kind}`];
    });
    const what = kinds.length > 0 ? kinds.join(", ") : tagged > 0 ? "all fresh" : "nothing found";
    return `${counted(files, "file")}, ${counted(blocks, "code block")}, ${count(tagged)} of them tagged: ${what}.\n`;
}

/** What was written; empty if nothing was. */
export function writtenText({ writtenBlocks, writtenFiles, newTags }: CheckedFiles): string {
    if (writtenFiles === 0) return "";
    const tags = newTags === 0 ? [] : [`tagged ${counted(newTags, "block")}`];
    const blocks = writtenBlocks === 0 ? [] : [`wrote ${counted(writtenBlocks, "block")}`];
    const [first = "", ...rest] = [...tags, ...blocks].join(" and ");
    return `${first.toUpperCase()}${rest.join("")} in ${counted(writtenFiles, "file")}.\n`;
}

const count = (number: number): string => number.toLocaleString("en");
const counted = (number: number, noun: string): string => `${count(number)} ${noun}${number === 1 ? "" : "s"}`;

/** A format of the findings, beside the report. */
type Format = Exclude<DocsFlags["format"], "text">;

type Level = (kind: DocKind) => "error" | "warning";

/** How each format is printed. @param level how bad a kind is */
export const printed: Readonly<Record<Format, (findings: readonly DocFinding[], level: Level) => string>> = {
    json: (findings) => `${JSON.stringify(findings, null, 4)}\n`,
    github: (findings, level) => findings.map((one) => annotation(one, level)).join(""),
};

/** A command of GitHub's workflows, which shows a message beside its line. */
const annotation = ({ file, line, kind, message }: DocFinding, level: Level): string =>
    `::${level(kind)} file=${property(file)},line=${line},title=${property(`callsheet: ${kind}`)}::${data(message)}\n`;

const data = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const property = (text: string): string => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
