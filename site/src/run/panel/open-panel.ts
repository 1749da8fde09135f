/** The panel of a program: opened by the first press, and used by every press after that. */

import { buildRequest, type Call } from "@callsheet/inference/providers";
import type { WireBody, WireRequest } from "@callsheet/inference/wire";
import { fill } from "../../i18n/words.ts";
import { element } from "../../search/element.ts";
import { type FileInput, fileInput } from "../inputs/file-input.ts";
import { sampleFiles } from "../inputs/sample-file.ts";
import type { ProgramFile, RunnableProgram } from "../protocol.ts";
import { run as runProgram, sizeToLoad } from "../run.ts";
import { sandboxOfCall } from "../sandbox-of-call.ts";
import { drawError } from "./error-part.ts";
import { markLine } from "./mark-line.ts";
import { megabytes, type PanelWords } from "./panel-words.ts";
import { type ProgramInPage, programIn } from "./program-in-page.ts";
import { runView } from "./run-view.ts";
import { type FilesByName, filesIn, withFiles } from "./runnable-call.ts";
import type { Subject } from "./subject.ts";
import { givenToken, tokenPart } from "./token-field.ts";

export type Panel = {
    /** Runs the program; ends it where it runs. */
    readonly run: () => Promise<void>;
    /** Lets the reader change it. */
    readonly edit: () => void;
    readonly close: () => void;
};

/** How soon after a press another is the other half of a double press, in milliseconds. */
const doublePress = 400;

/** More has to be agreed to before it is fetched, in bytes: data costs money on a phone. */
const agreed = 1_000_000;

export function openPanel(root: HTMLElement, subjectNow: () => Subject, panelWords: PanelWords): Panel {
    const { words } = panelWords;
    const program = programIn(root, () => subjectNow().call, panelWords);
    const pressButton = root.querySelector<HTMLButtonElement>('[data-run-press="run"]');
    const view = runView(panelWords);
    const honest = element("p", { class: "run-honest" });
    const inputs = element("div", { class: "run-inputs" });
    const asking = element("div", { class: "run-asking" });
    const closeButton = element("button", { type: "button", class: "run-small" }, words.close);
    const token = tokenPart(words, sayWho);
    const panel = element(
        "section",
        { class: "run-panel", "aria-label": words.panel, "data-not-content": "" },
        honest,
        view.status,
        asking,
        view.part,
        inputs,
        token.part,
        element("div", { class: "run-actions" }, closeButton),
    );
    let running: AbortController | undefined;
    let isPreparing = false;
    let began = 0;
    let files: readonly (readonly [name: string, input: FileInput])[] = [];
    let known = "";

    function sayWho(): void {
        const isReal = givenToken() !== undefined;
        honest.textContent = isReal ? words.real : words.honest;
        honest.toggleAttribute("data-real", isReal);
    }

    /** The files that the program reads now: another program may read others. */
    function readFiles({ call, files: others }: Subject): FilesByName {
        const leaves = call ? filesIn(call) : [];
        const names = leaves.map(({ name, type }) => `${name} ${type}`).join("\n");
        if (names !== known) {
            known = names;
            const samples: ReturnType<typeof sampleFiles> = call ? sampleFiles(call) : new Map();
            for (const [, input] of files) input.end();
            files = leaves.map(
                (leaf) => [leaf.name, fileInput(leaf, samples.get(leaf.name), view.drawingOfInputs)] as const,
            );
            inputs.replaceChildren(...files.map(([, { part }]) => part));
        }
        return new Map([
            ...others.map(({ name, bytes }) => [name, bytes] as const),
            ...files.flatMap(([name, input]) => {
                const bytes = input.bytes();
                return bytes ? [[name, bytes] as const] : [];
            }),
        ]);
    }

    function say(state: "ready" | "running" | "again"): void {
        if (!pressButton) return;
        pressButton.textContent = { ready: words.run, running: words.stop, again: words.again }[state];
        pressButton.toggleAttribute("data-running", state === "running");
    }

    async function run(): Promise<void> {
        if (isPreparing) return;
        if (running) {
            if (performance.now() - began > doublePress) running.abort();
            return;
        }
        if (!panel.isConnected) root.append(panel);
        const subject = subjectNow();
        const byName = readFiles(subject);
        const { call } = subject;
        const runnable = runnableOf(program, call, byName);
        if (!runnable) return view.say(words.notJson);
        asking.replaceChildren();
        isPreparing = true;
        view.say(words.starting);
        const bytes = await sizeToLoad(runnable).finally(() => {
            isPreparing = false;
        });
        if (bytes > agreed) return ask(runnable, call, byName, bytes);
        await start(runnable, call, byName);
    }

    /** Says how much is to be fetched, and waits for a press. */
    function ask(runnable: RunnableProgram, call: Call | undefined, byName: FilesByName, bytes: number): void {
        const what = { python: words.needsPython, js: words.needsJs, http: words.needsHttp }[runnable.language];
        const amount = megabytes(bytes);
        const load = element(
            "button",
            { type: "button", class: "run-button" },
            fill(words.load, { megabytes: amount }),
        );
        load.addEventListener("click", () => {
            asking.replaceChildren();
            pressButton?.focus();
            void start(runnable, call, byName);
        });
        view.clear();
        asking.replaceChildren(element("p", {}, fill(words.needs, { megabytes: amount, what })), load);
        load.focus();
    }

    async function start(runnable: RunnableProgram, call: Call | undefined, byName: FilesByName): Promise<void> {
        const stop = new AbortController();
        running = stop;
        began = performance.now();
        say("running");
        sayWho();
        markLine(program.code, undefined);
        const given = givenToken();
        // The very call that is shown, with the files that the program finds.
        const whole = call && (withFiles(call, byName) as Call);
        const events = runProgram(runnable, {
            signal: stop.signal,
            ...(call && sandboxOfCall(call)),
            ...(given !== undefined && { token: given }),
        });
        const { failure, refused, printed } = await view.follow(
            events,
            whole,
            stop.signal,
            runnable.language !== "http",
        );
        running = undefined;
        say("again");
        if (stop.signal.aborted) return;
        const line = failure?.line;
        if (line !== undefined) markLine(program.code, line);
        view.explain(
            await drawError(
                {
                    failure,
                    refused: failure || runnable.language === "http" ? refused : undefined,
                    line: line === undefined ? undefined : program.text().split("\n")[line - 1],
                    printed,
                    goToLine: () => line !== undefined && program.goToLine(line),
                },
                panelWords,
            ),
        );
    }

    function close(): void {
        running?.abort();
        for (const [, input] of files) input.end();
        files = [];
        known = "";
        token.end();
        view.clear();
        markLine(program.code, undefined);
        program.restore();
        panel.remove();
        say("ready");
    }
    closeButton.addEventListener("click", () => {
        running?.abort();
        panel.remove();
        say("ready");
        pressButton?.focus();
    });
    sayWho();
    return { run, edit: program.edit, close };
}

/** What is run; undefined where the reader's changes cannot be. */
function runnableOf(program: ProgramInPage, call: Call | undefined, byName: FilesByName): RunnableProgram | undefined {
    const network = givenToken() === undefined ? "sandbox" : "provider";
    const files: readonly ProgramFile[] = [...byName].map(([name, bytes]) => ({ name, bytes }));
    if (program.language !== "http") {
        return { language: program.language, code: program.text(), files, environment: {}, network };
    }
    const body = program.body();
    if (body === "wrong" || !call) return undefined;
    return { language: "http", request: withBody(buildRequest(call), body), files, network };
}

const withBody = (request: WireRequest, body: WireBody | undefined): WireRequest =>
    body === undefined ? request : { ...request, body };
