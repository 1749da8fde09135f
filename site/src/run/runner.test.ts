import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { run as englishStrings } from "../words/en/run.ts";
import type { Frame } from "./frame.ts";
import { runSession } from "./panel/run-session.ts";
import { type RunEvent, runFailures } from "./protocol.ts";
import type { RunFile } from "./run-file.ts";
import { createRunner } from "./runner.ts";
import type { ToPage, ToWorker } from "./worker/port-messages.ts";

beforeAll(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterAll(() => void vi.useRealTimers());

const printed = (text: string): RunEvent => ({ kind: "output", stream: "stdout", text });
const done: RunEvent = { kind: "ended", milliseconds: 1 };
const failure = (name: string): RunEvent => ({ kind: "failed", name, message: "", trace: "" });

/** What programs send, and in what state they leave their worker. */
const programs = {
    ends: { sends: [printed("fine"), done], leaves: "free" },
    fails: { sends: [failure(runFailures.exit)], leaves: "free" },
    "prints without end": { sends: [printed("hello"), failure(runFailures.tooMuch)], leaves: "busy" },
    "never ends": { sends: [printed("hello")], leaves: "busy" },
    "says nothing": { sends: [], leaves: "busy" },
    "says that it has ended, and goes on": { sends: [done], leaves: "busy" },
} as const satisfies Record<string, { readonly sends: readonly RunEvent[]; readonly leaves: "free" | "busy" }>;
type ProgramName = keyof typeof programs;
const programNames = Object.keys(programs) as ProgramName[];

/** Whether a run of the program ends by itself. */
const ends = (name: ProgramName): boolean =>
    programs[name].sends.some(({ kind }) => kind === "ended" || kind === "failed");

/** A page with one program: the panel's session and the runner, over workers that are played. */
function openPage() {
    const workers: { isOpen: boolean; isBusy: boolean }[] = [];

    async function openFrame(): Promise<Frame> {
        const worker = { isOpen: true, isBusy: false };
        workers.push(worker);
        let hear: (message: ToPage) => void = () => {};
        const work = (message: ToWorker): void => {
            if (!worker.isOpen || worker.isBusy) return;
            if (message.kind === "ping") hear({ kind: "pong" });
            if (message.kind !== "run" || message.job.program.language === "http") return;
            const { sends, leaves } = programs[message.job.program.code as ProgramName];
            worker.isBusy = leaves === "busy";
            for (const event of [{ kind: "started" } as const, ...sends]) hear(event);
        };
        return {
            post: (message) => void setTimeout(work, 1, message),
            listen: (onMessage) => (hear = onMessage),
            close: () => (worker.isOpen = false),
        };
    }

    const file: RunFile = { path: "/worker.js", bytes: 1 };
    const runner = createRunner({
        kitOf: async () => ({ worker: file, parts: {}, isKept: true }),
        bytesToFetch: async () => 0,
        fetchFiles: async (files, _signal, _onProgress, onFile) => {
            for (const one of files) onFile(one, new Uint8Array(1));
        },
        openFrame,
    });
    const session = runSession({
        language: "python",
        code: () => "ends",
        programInfo: () => ({ files: [] }),
        words: { language: "en", words: englishStrings },
        runner,
    });
    return { session, workers };
}

/** Lets pass the time in which a run has ended, unless its program goes on. */
const settle = () => vi.advanceTimersByTimeAsync(5000);

const acts = {
    press: ({ session }) => session.press(),
    restore: ({ session }) => session.restore(),
    close: ({ session }) => session.close(),
    "end all workers": ({ workers }) => {
        for (const worker of workers) worker.isBusy = true;
    },
} as const satisfies Record<string, (page: ReturnType<typeof openPage>) => void>;

type Step = "reload" | "wait" | keyof typeof acts | { readonly edit: ProgramName };

const steps = fc.array(
    fc.oneof(
        fc.constantFrom<Step>("reload", "wait", "wait", "press", "press", "restore", "close", "end all workers"),
        fc.constantFrom(...programNames).map((edit): Step => ({ edit })),
    ),
    { maxLength: 25 },
);

describe("whatever the reader has done before", () => {
    test("the program that ends is run to its end, in a worker that is there", () =>
        fc.assert(
            fc.asyncProperty(steps, async (order) => {
                let page = openPage();
                for (const step of order) {
                    if (step === "reload") page = openPage();
                    else if (step === "wait") await settle();
                    else if (typeof step === "object") page.session.change(step.edit);
                    else acts[step](page);
                    await vi.advanceTimersByTimeAsync(1);
                }
                const { session, workers } = page;
                await settle();
                // What still runs goes on for ever, or in a worker that was ended: only a press can stop it.
                if (session.state().phase === "running") session.press();
                await settle();
                expect(["ready", "ended"]).toContain(session.state().phase);
                session.restore();
                session.press();
                await settle();
                const { phase, run } = session.state();
                expect([phase, run.output.text, run.wasStopped]).toEqual(["ended", "fine", false]);
                expect(workers.filter(({ isOpen }) => isOpen)).toHaveLength(1);
            }),
        ));

    test("a program that prints without end is ended with its worker, which would go on unheard", async () => {
        const { session, workers } = openPage();
        session.change("prints without end");
        session.press();
        await settle();
        expect(workers).toMatchObject([{ isOpen: false }]);
    });

    test.each(programNames)("a program that %s is shown as what it is, and the next runs", async (name) => {
        const { session, workers } = openPage();
        session.change(name);
        session.press();
        await settle();
        expect(session.state().phase).toBe(ends(name) ? "ended" : "running");
        if (!ends(name)) session.press();
        session.change("ends");
        await settle();
        session.press();
        await settle();
        expect(session.state()).toMatchObject({ phase: "ended", run: { output: { text: "fine" } } });
        // Only a worker that was left free is used again.
        expect(workers).toHaveLength(programs[name].leaves === "free" ? 1 : 2);
    });
});

describe("before a program runs", () => {
    const words = { language: "en", words: englishStrings } as const;
    const programInfo = () => ({ files: [] });
    const sessionWith = (runner: Parameters<typeof runSession>[0]["runner"]) =>
        runSession({ language: "python", code: () => "ends", programInfo, words, runner });
    const never = new Promise<never>(() => {});
    async function* noEvents() {}

    test("a press stops it, even if a file never comes", async () => {
        const session = sessionWith({ run: noEvents, sizeToLoad: () => never });
        session.press();
        await settle();
        expect(session.state().phase).toBe("preparing");
        session.press();
        await settle();
        expect(session.state()).toMatchObject({ phase: "ended", run: { wasStopped: true } });
    });

    test("an error of the page's own code ends the run and is told", async () => {
        const session = sessionWith({
            run: noEvents,
            sizeToLoad: () => Promise.reject(new TypeError("no module")),
        });
        session.press();
        await settle();
        expect(session.state()).toMatchObject({ phase: "ended", run: { failure: { message: "no module" } } });
    });

    test("the program as it is now is run once the download is agreed to", async () => {
        const ran: string[] = [];
        const session = sessionWith({
            async *run(program) {
                if (program.language !== "http") ran.push(program.code);
                yield done;
            },
            sizeToLoad: async () => 10_000_000,
        });
        session.press();
        await settle();
        expect(session.state().phase).toBe("asking");
        session.change("changed");
        session.load();
        await settle();
        expect([session.state().phase, ran]).toEqual(["ended", ["changed"]]);
    });
});
