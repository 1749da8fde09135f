import { createTwoFilesPatch } from "diff";
import { type Finding, refreshMarkdown } from "remark-callsheet";
import type { DocsFlags } from "../commands/docs.ts";
import { findDocFiles, readDocFile, writeDocFile } from "../doc-files.ts";
import { NothingFoundError, StaleDocsError, UsageError } from "../errors.ts";
import type { Terminal } from "../terminal.ts";

type FileFinding = Finding & { readonly file: string };

/**
 * Writes the tagged blocks of files, or checks them.
 * @throws StaleDocsError if a block is stale and may not be written, or if one cannot be written
 */
export async function refreshDocs(
    terminal: Terminal,
    patterns: readonly string[],
    { check = false, json = false }: DocsFlags,
): Promise<void> {
    const findings: FileFinding[] = [];
    let [writtenFiles, tagged] = [0, 0];
    const { files, leftAlone } = findDocFiles(patterns);
    for (const reason of leftAlone) terminal.stderr.write(`Left alone: ${reason}\n`);
    if (files.length === 0) throw new NothingFoundError(`There is no file ${patterns.join(", ")}.`);
    for (const file of files) {
        const before = await readDocFile(file);
        const { text, tagged: count, findings: found } = refresh(file.name, before);
        tagged += count;
        findings.push(...found.map((one) => ({ file: file.name, ...one })));
        if (check || text === before) continue;
        await writeDocFile(file, before, text);
        writtenFiles += 1;
    }
    const isOpen = ({ kind }: Finding) => kind === "wrong" || (check && kind === "stale");
    const reported = findings.filter((one) => isOpen(one) || one.kind === "untagged" || one.kind === "doubtful");
    if (json) terminal.stdout.write(`${JSON.stringify(reported, null, 4)}\n`);
    else terminal.stdout.write(reported.map(describe).join(""));
    if (!json && writtenFiles > 0) terminal.stderr.write(`Wrote ${counted(writtenFiles, "file")}.\n`);
    const open = findings.filter(isOpen).length;
    if (open === 0) {
        const fresh = `${counted(tagged, "tagged block")} in ${counted(files.length, "file")}, all fresh.\n`;
        if (!json) terminal.stdout.write(fresh);
        return;
    }
    const what = `${counted(open, "block")} ${open === 1 ? "is" : "are"} stale or wrong`;
    throw new StaleDocsError(
        check ? `${what}. To write what can be written, leave --check out.` : `${what}, and not written: see above.`,
    );
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

function refresh(file: string, text: string) {
    try {
        return refreshMarkdown(text, { mdx: file.endsWith(".mdx") });
    } catch (cause) {
        // A message of the parser, with its line.
        throw new UsageError(`${file} could not be read: ${cause instanceof Error ? cause.message : cause}`);
    }
}

/** A finding as compilers write it, with the difference below it. */
function describe({ file, line, message, found, expected }: FileFinding): string {
    const head = `${file}:${line}: ${message}\n`;
    if (expected === undefined) return head;
    const [, , , , ...difference] = createTwoFilesPatch("", "", `${found}\n`, `${expected}\n`, "", "", { context: 1 })
        .trimEnd()
        .split("\n");
    return `${head}${difference.map((one) => `    ${one}\n`).join("")}`;
}
