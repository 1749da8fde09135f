/** Checks files one after the other: what is wrong with one keeps nobody from the next. */

import { providersOf } from "@callsheet/catalogue/search";
import { type Finding, refreshMarkdown, tagMarkdown, UnreadableError } from "remark-callsheet";
import { UsageError } from "../errors.ts";
import { askHub } from "../resolve-model.ts";
import type { Terminal } from "../terminal.ts";
import { unique } from "../values.ts";
import { type DocFile, readDocFile, writeDocFile } from "./doc-files.ts";
import type { DocKind } from "./settings.ts";

/** A finding, with its file. */
export type DocFinding = Omit<Finding, "kind"> & { readonly kind: DocKind; readonly file: string };

/** What was found, and done. */
export type CheckedFiles = {
    readonly findings: readonly DocFinding[];
    /** How many fenced blocks there are, and how many have a tag. */
    readonly blocks: number;
    readonly tagged: number;
    /** How many blocks were written, and in how many files; how many got a tag. */
    readonly writtenBlocks: number;
    readonly writtenFiles: number;
    readonly newTags: number;
};

/** What is done with a file. */
export type FileTask = {
    readonly file: DocFile;
    /** The line of the only block to tag. */
    readonly line?: number | undefined;
};

type Mode = "check" | "write" | "tag";

/** Checks files, and writes them unless they are only to be checked. */
export async function checkFiles(tasks: readonly FileTask[], mode: Mode): Promise<CheckedFiles> {
    const total = { blocks: 0, tagged: 0, writtenBlocks: 0, writtenFiles: 0, newTags: 0 };
    const findings: DocFinding[] = [];
    for (const { file, line } of tasks) {
        try {
            const text = await readDocFile(file);
            const mdx = file.name.endsWith(".mdx");
            const { text: source, lines } = mode === "tag" ? tagMarkdown(text, { mdx, line }) : { text, lines: [] };
            const refreshed = refreshMarkdown(source, { mdx });
            total.blocks += refreshed.blocks;
            total.tagged += refreshed.tagged;
            const isWritten = mode !== "check" && refreshed.text !== text;
            if (isWritten) {
                await writeDocFile(file, text, refreshed.text);
                total.writtenFiles += 1;
                total.newTags += lines.length;
            }
            for (const one of refreshed.findings) {
                if (isWritten && one.kind === "stale") total.writtenBlocks += 1;
                else findings.push({ file: file.name, ...one });
            }
        } catch (error) {
            if (!(error instanceof UnreadableError || error instanceof UsageError)) throw error;
            const at = error instanceof UnreadableError ? error.line : 1;
            findings.push({ file: file.name, line: at, kind: "unreadable", message: error.message, found: "" });
        }
    }
    return { ...total, findings };
}

/** The findings with what the Hub says of their models; those of models that providers serve are left out. */
export async function withAnswersOfHub(terminal: Terminal, findings: readonly DocFinding[]): Promise<DocFinding[]> {
    const answers = new Map<string, string>();
    for (const model of unique(findings.flatMap((one) => one.model ?? []))) {
        const { model: found, reason, from } = await askHub(terminal, model);
        if (found && from === "hub") {
            const providers = providersOf(found);
            answers.set(model, providers.length > 0 ? "" : `The Hub has ${model}, and no provider serves it.`);
        } else answers.set(model, reason?.message ?? `The Hub does not show ${model}.`);
    }
    return findings.flatMap((one): DocFinding[] => {
        const answer = one.model === undefined ? undefined : answers.get(one.model);
        if (answer === undefined) return [one];
        return answer === "" ? [] : [{ ...one, message: answer }];
    });
}
