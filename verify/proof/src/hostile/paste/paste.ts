/**
 * Pastes shell programs into terminals. A terminal acts on characters before the shell does, so a program that is
 * pasted may do something else than the same program in a file.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { missing } from "../../../../../tools/machine/programs.mjs";
import { homeEnvironment, programEnvironment } from "../../environment.ts";
import type { Problem } from "../../judge/problem.ts";
import type { Program } from "../../program.ts";
import { fileOf, homeOf, savedIn, writeFolder } from "../../program-folder.ts";
import { type Outcome, verdictOf } from "../../prove.ts";

/** An interactive shell on a terminal. */
type Terminal = {
    readonly name: string;
    readonly shell: "bash" | "dash" | "zsh";
    /** Whether the terminal marks the beginning and the end of what is pasted, so that the shell takes it as one piece. */
    readonly isBracketed: boolean;
};

export const terminals: readonly Terminal[] = [
    { name: "bash", shell: "bash", isBracketed: true },
    { name: "bash without bracketed paste", shell: "bash", isBracketed: false },
    { name: "dash", shell: "dash", isBracketed: false },
    { name: "zsh", shell: "zsh", isBracketed: true },
    { name: "zsh without bracketed paste", shell: "zsh", isBracketed: false },
];

/** Shells that read none of the user's settings. */
const words: Readonly<Record<Terminal["shell"], readonly string[]>> = {
    bash: ["bash", "--noprofile", "--norc", "-i"],
    dash: ["dash", "-i"],
    zsh: ["zsh", "-f", "-i"],
};

/** dash leaves the reading of keys to Linux, which cuts longer lines. */
const isLineCut = ({ shell }: Terminal, line: string): boolean => shell === "dash" && Buffer.byteLength(line) > 4095;

/** For each key zsh draws the whole line again: a line of 150 KB would take an hour. */
const isTooSlow = ({ shell, isBracketed }: Terminal, line: string): boolean =>
    shell === "zsh" && !isBracketed && line.length > 10_000;

/** The time limit for a paste, in seconds. A quote that stays open ends in it. */
const limit = 120;

/** What a program did: how often it called curl, all that curl got, and the files that it left. */
type PasteResult = { readonly calls: number; readonly sent: string; readonly saved: readonly string[] };

/**
 * Pastes a program into each terminal.
 * @param work an existing folder to work in
 * @returns what it did there that it does not do as a file
 */
async function pasteProblems(program: Program, typist: Typist, work: string): Promise<readonly Problem[]> {
    const expected = runAsFile(program, mkdtempSync(join(work, "file-")));
    const lines = program.content.split("\n");
    const problems: Problem[] = [];
    for (const terminal of terminals) {
        if (lines.some((line) => isTooSlow(terminal, line))) continue;
        const { hasEnded, done } = await pasteInto(program, terminal, typist, mkdtempSync(join(work, "pasted-")));
        const isCutSomewhere = lines.some((line) => isLineCut(terminal, line));
        // What a cut line sends is broken; it must not run anything.
        const isSame = done.calls === expected.calls && (isCutSomewhere || done.sent === expected.sent);
        const messages = [
            ...(hasEnded ? [] : ["the next command did not run: a quote is open"]),
            ...(isSame ? [] : [`curl, called ${done.calls} times, got ${JSON.stringify(done.sent.slice(0, 300))}`]),
            ...done.saved.filter((name) => !expected.saved.includes(name)).map((name) => `left ${name}`),
        ];
        problems.push(...messages.map((message) => ({ at: `pasted into ${terminal.name}`, message })));
    }
    return problems;
}

function runAsFile(program: Program, folder: string): PasteResult {
    const { own, environment } = prepareFolder(program, folder);
    spawnSync("bash", [fileOf(program)], { cwd: own, env: environment });
    return resultIn(program, folder);
}

async function pasteInto(program: Program, { shell, isBracketed }: Terminal, typist: Typist, folder: string) {
    const { own, environment } = prepareFolder(program, folder);
    const inputrc = join(folder, "inputrc");
    writeFileSync(inputrc, `set enable-bracketed-paste ${isBracketed ? "on" : "off"}\n`);
    const hasEnded = await typist.paste({
        words: words[shell],
        folder: own,
        // zsh ends a paste that pauses for 0.4 s, as it does on a busy machine; its unit is a hundredth of a second.
        environment: { ...environment, TERM: "xterm-256color", INPUTRC: inputrc, KEYTIMEOUT: "6000" },
        text: program.content,
        isBracketed,
        pipe: join(folder, "ended"),
        limit,
    });
    return { hasEnded, done: resultIn(program, folder) };
}

/** Writes a program's folder. In its environment, curl is a script that notes its arguments. */
function prepareFolder(program: Program, folder: string) {
    const own = join(folder, "own");
    writeFolder(own, program);
    const { PATH = "", ...others } = programEnvironment;
    const environment = {
        ...others,
        ...homeEnvironment(homeOf(own)),
        ...program.environment,
        PATH: [join(import.meta.dirname, "bin"), PATH].join(delimiter),
        CURL_LOG: join(folder, "calls"),
    };
    return { own, environment };
}

function resultIn(program: Program, folder: string): PasteResult {
    const readOutput = (name: string) => {
        const path = join(folder, name);
        return existsSync(path) ? readFileSync(path, "utf8") : "";
    };
    const saved = [...savedIn(join(folder, "own"), program).keys()];
    return { calls: readOutput("calls.count").length, sent: readOutput("calls"), saved };
}

type Job = {
    readonly words: readonly string[];
    readonly folder: string;
    readonly environment: Readonly<Record<string, string | undefined>>;
    readonly text: string;
    readonly isBracketed: boolean;
    readonly pipe: string;
    readonly limit: number;
};

type Typist = {
    /** Pastes a text. Returns whether the shell then ran the next command. */
    readonly paste: (job: Job) => Promise<boolean>;
    readonly end: () => void;
};

function startTypist(): Typist {
    const child = spawn("python3", [join(import.meta.dirname, "typist.py")], { stdio: ["pipe", "pipe", "inherit"] });
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    return {
        async paste(job) {
            child.stdin.write(`${JSON.stringify(job)}\n`);
            const { value, done } = await answers.next();
            if (done) throw new Error("The program that types into terminals has ended.");
            return JSON.parse(value) === true;
        },
        end: () => child.stdin.end(),
    };
}

/** The outcomes, with what their shell programs do when they are pasted added to their problems. */
export async function withPasting(outcomes: readonly Outcome[], work: string): Promise<readonly Outcome[]> {
    const pasting = outcomes.filter(({ program }) => program.language === "sh");
    const lacking = missing(["bash", "dash", "python", "zsh"]);
    if (pasting.length > 0 && lacking.length > 0) {
        const notRun = `not pasted into terminals: ${lacking.join(", ")} missing`;
        return outcomes.map((outcome) =>
            pasting.includes(outcome) && verdictOf(outcome) === "passed" ? { ...outcome, notRun } : outcome,
        );
    }
    mkdirSync(work, { recursive: true });
    const folder = mkdtempSync(join(work, "paste-"));
    const problemsByOutcome = new Map<Outcome, readonly Problem[]>();
    const waiting = pasting.values();
    const typing = async () => {
        const typist = startTypist();
        for (const outcome of waiting)
            problemsByOutcome.set(outcome, await pasteProblems(outcome.program, typist, folder));
        typist.end();
    };
    await Promise.all(Array.from({ length: availableParallelism() }, typing));
    rmSync(folder, { recursive: true });
    return outcomes.map((outcome) => ({
        ...outcome,
        problems: [...outcome.problems, ...(problemsByOutcome.get(outcome) ?? [])],
    }));
}
