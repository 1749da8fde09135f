import { dirname } from "node:path";
import type { DocsFlags } from "../commands/docs.ts";
import { checkFiles, type DocFinding, type FileTask, withAnswersOfHub } from "../docs/check-files.ts";
import { findDocFiles, requireWithin } from "../docs/doc-files.ts";
import { printed, report, summary, writtenText } from "../docs/report.ts";
import { type DocKind, kindOf, readSettings } from "../docs/settings.ts";
import { NothingFoundError, StaleDocsError, UsageError } from "../errors.ts";
import type { Terminal } from "../terminal.ts";

/**
 * Writes the tagged blocks of files, or checks them.
 * @throws StaleDocsError if a finding is of a kind that fails; NothingFoundError if there is no file
 */
export async function refreshDocs(terminal: Terminal, patterns: readonly string[], flags: DocsFlags): Promise<void> {
    const { check = false, tag = false, verbose = false, online = false, only, config } = flags;
    if (check && tag) throw new UsageError("--check writes nothing, and --tag writes tags: leave one of them out.");
    const format = flags.json ? "json" : flags.format;
    const chosen = only?.split(",").map((name) => kindOf(name.trim()));
    const settings = readSettings(config);
    const names = patterns.length > 0 ? patterns : settings.files;
    const { tasks, leftAlone } = tasksOf(names, settings.ignore, tag);
    if (patterns.length === 0) {
        const files = tasks.map(({ file }) => file);
        requireWithin([".", dirname(config ?? ".")], files);
    }
    for (const reason of leftAlone) terminal.stderr.write(`Left alone: ${reason}\n`);
    if (tasks.length === 0) throw new NothingFoundError(`There is no file ${names.join(", ")}.`);
    const checked = await checkFiles(tasks, check ? "check" : tag ? "tag" : "write");
    terminal.stderr.write(writtenText(checked));
    const asked = online ? { ...checked, findings: await withAnswersOfHub(terminal, checked.findings) } : checked;
    const shown = asked.findings.filter(({ kind }) => chosen?.includes(kind) ?? true);
    const fails = (kind: DocKind) => settings.fail.includes(kind);
    if (format === "text") {
        terminal.stdout.write(report(shown, verbose, chosen !== undefined));
        terminal.stdout.write(summary(tasks.length, asked));
    } else terminal.stdout.write(printed[format](shown, (kind) => (fails(kind) ? "error" : "warning")));
    throwIfFailed(shown, fails);
}

function tasksOf(patterns: readonly string[], ignore: readonly string[], tag: boolean) {
    const places = new Map<string, number>();
    const names = patterns.map((pattern) => {
        const [, name, line] = (tag ? /^(.+\.mdx?):(\d+)$/ : /^$/).exec(pattern) ?? [];
        if (name === undefined) return pattern;
        places.set(name, Number(line));
        return name;
    });
    const { files, leftAlone } = findDocFiles(names);
    const ignored = new Set(ignore.length === 0 ? [] : findDocFiles(ignore).files.map(({ path }) => path));
    const tasks = files
        .filter(({ path }) => !ignored.has(path))
        .map((file): FileTask => ({ file, line: places.get(file.name) }));
    return { tasks, leftAlone };
}

function throwIfFailed(findings: readonly DocFinding[], fails: (kind: DocKind) => boolean): void {
    const kinds = [...new Set(findings.map(({ kind }) => kind).filter(fails))];
    if (kinds.length > 0) throw new StaleDocsError(`Failed for: ${kinds.join(", ")}.`);
}
