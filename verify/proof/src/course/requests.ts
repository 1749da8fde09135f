/** Checks the requests that a program of the course has sent. */
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { wireToJson } from "@callsheet/inference";
import { buildRequest, type Call } from "@callsheet/inference/providers";
import type { JournalEntry } from "@callsheet/sandbox/serve";
import type { ChapterProgram } from "../../../../site/src/book/course/chapter-programs.ts";
import { tokensFor } from "../environment.ts";
import { filesOf } from "../files.ts";
import { listedFor } from "../judge/listed-differences.ts";
import { type Problem, problemText } from "../judge/problem.ts";
import { compareRequest } from "../judge/request.ts";
import type { CourseSandbox } from "./sandbox.ts";
import type { CommandResult } from "./steps.ts";

/**
 * Finds the first problem. A program with a call must send that call's request, as in the proof of the snippets. Every
 * program must send something and get good responses, unless it is a deliberate mistake: then the sandbox must refuse
 * it. A local program must send nothing.
 * @param entries its entries in the sandbox's journal, in order
 */
export async function problemWithRequests(
    program: Pick<ChapterProgram, "call" | "client" | "fails" | "local">,
    entries: readonly JournalEntry[],
): Promise<string | undefined> {
    // Ignore a library's own look-ups at the Hub: if it needs one that fails, the program fails anyway.
    const own = entries.filter((entry) => !isLookUp(entry));
    const [first, ...more] = own;
    if (program.local) return first && `sent ${first.method} ${first.url}, and is marked as local`;
    if (first === undefined) return "sent no request";
    const leak = entries.find((entry) => entry.leak !== undefined);
    if (leak) return `leaks a token: ${leak.leak}`;
    if (program.fails) {
        const { status } = more.at(-1) ?? first;
        return status >= 400 ? undefined : `was to be refused, and was answered with ${status}`;
    }
    const refused = own.find(({ status }) => status >= 400);
    if (refused) return `${refused.method} ${refused.url} was answered with ${refused.status}: ${refused.hint ?? ""}`;
    const { problems, hints } = program.call ? await compared(program.call, program.client ?? "", first) : unknown;
    const newHints = own.flatMap(({ hint }) => (hint === undefined || hints.includes(hint) ? [] : [hint]));
    const all = [...problems.map(problemText), ...newHints];
    return all.length === 0 ? undefined : all.join("; ");
}

const unknown = { problems: [], hints: [] };

const isLookUp = ({ method, url }: Pick<JournalEntry, "method" | "url">): boolean =>
    method === "GET" && /^https:\/\/huggingface\.co\/api\//.test(url);

type Compared = { readonly problems: readonly Problem[]; readonly hints: readonly string[] };

/** Compares a request with that of the call, as far as the journal shows it. */
async function compared(call: Call, client: string, { method, url, request }: JournalEntry): Promise<Compared> {
    const wire = wireToJson(buildRequest(call));
    const listed = listedFor({ client, provider: call.provider, task: call.task, wire });
    const headers = new Headers(request.headers.map(([name, value]) => [name, value]));
    const body = new TextEncoder().encode(request.text);
    const sent = { method, url, headers, body, response: undefined, hint: undefined, leak: undefined };
    const problems = await compareRequest(listed.wire, sent, { files: filesOf(wire), tokens: shownTokens });
    const isWhole = request.text !== undefined && !request.isCut;
    return {
        problems: problems
            .filter(({ at }) => at !== "headers.authorization")
            .filter(({ at }) => isWhole || !at.startsWith("body")),
        hints: listed.hints,
    };
}

/** The journal redacts all tokens. */
const shownTokens = Object.fromEntries(Object.keys(tokensFor({})).map((name) => [name, "[redacted]"]));

/** The JSON of the last response that has any. */
export function lastAnswer(entries: readonly JournalEntry[]): unknown {
    for (const { response, url, method } of entries.toReversed()) {
        if (response.text === undefined || response.isCut || isLookUp({ method, url })) continue;
        try {
            return JSON.parse(response.text);
        } catch {
            // Not JSON: a stream, or a page.
        }
    }
    return undefined;
}

/**
 * Runs a program and checks it: its requests must be right, and it must print or save something.
 * @param folder the folder in which it saves files
 */
export async function runAndCheck(
    program: ChapterProgram,
    sandbox: CourseSandbox,
    folder: string,
    run: () => Promise<CommandResult>,
): Promise<CommandResult> {
    const before = await filesIn(folder);
    // Skip the requests that came before this program.
    await sandbox.requests();
    const ran = await run();
    const after = await filesIn(folder);
    const entries = await sandbox.requests();
    const hasSaved = [...after].some(([name, time]) => before.get(name) !== time);
    const problem =
        (await problemWithRequests(program, entries)) ??
        (program.fails || hasSaved || ran.stdout.trim() !== "" ? undefined : "printed nothing, and saved nothing");
    return { ...ran, problem, answer: lastAnswer(entries) };
}

/** The files of a folder with their modification times. */
async function filesIn(folder: string): Promise<ReadonlyMap<string, number>> {
    const entries = await readdir(folder, { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return new Map(
        await Promise.all(files.map(async ({ name }) => [name, (await stat(join(folder, name))).mtimeMs] as const)),
    );
}
