/** The session of a runnable program: its state and the actions that change it. Does not touch the DOM. */
import { buildRequest, type Call } from "@callsheet/inference/providers";
import type { WireJson, WireRequest } from "@callsheet/inference/wire";
import { sampleFiles } from "../inputs/sample-file.ts";
import type { ProgramFile, RunEvent, RunnableProgram, RunOptions } from "../protocol.ts";
import type { Block } from "../results/block.ts";
import { callsMade, type Exchange, isStream } from "../results/exchanges.ts";
import { replay } from "../results/replay.ts";
import type { Runner } from "../runner.ts";
import type { KeptProgram } from "./kept-program.ts";
import {
    type CallResult,
    closedPanel,
    type Input,
    type OwnFile,
    type PanelAction,
    type PanelState,
    panelReducer,
    refusedExchange,
} from "./panel-state.ts";
import type { PanelWords } from "./panel-words.ts";
import { type Problem, problemOf } from "./problem.ts";
import {
    type FilesByName,
    filesIn,
    leavesFromJson,
    leavesToJson,
    type ProgramInfo,
    withFiles,
} from "./runnable-call.ts";
import { givenToken } from "./token.ts";

export type ProgramLanguage = RunnableProgram["language"];

export type RunSession = {
    readonly language: ProgramLanguage;
    readonly state: () => PanelState;
    /** @returns a function that unsubscribes */
    readonly subscribe: (notify: () => void) => () => void;
    /** Runs the program, or stops it if it is running. */
    readonly press: () => void;
    /** Accepts the download and runs the program. */
    readonly load: () => void;
    /** The unedited text: the program, or the request's body. */
    readonly original: () => string;
    readonly edit: (isEditing: boolean) => void;
    readonly change: (text: string) => void;
    /** Goes back to the original. */
    readonly restore: () => void;
    /** Gives the program a file of the reader's own; undefined for the sample. */
    readonly giveFile: (name: string, file: OwnFile | undefined) => void;
    /** Stops the run and closes the panel. */
    readonly close: () => void;
};

type Options = {
    readonly language: ProgramLanguage;
    /** The program's text on the page. */
    readonly code: () => string;
    readonly programInfo: () => ProgramInfo;
    readonly words: PanelWords;
    readonly runner: Runner;
    /** Where the reader's text is kept. Default: in this page only. */
    readonly kept?: KeptProgram;
};

/** A second press within this time is part of a double click and does not stop the run, in milliseconds. */
const doubleClick = 400;

/** Larger downloads need the reader's consent, since mobile data costs money; in bytes. */
const maxDownloadWithoutConsent = 1_000_000;

/** The interval at which output and streams are shown, in milliseconds. */
const showInterval = 40;

export function runSession({ language, code, programInfo, words, runner, kept }: Options): RunSession {
    let state = closedPanel;
    const listeners = new Set<() => void>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Stops the run, from the press to the end of the run. */
    let current: AbortController | undefined;
    let began = 0;
    let before: string | undefined;

    const notify = (): void => {
        clearTimeout(timer);
        timer = undefined;
        for (const listener of listeners) listener();
    };
    const dispatch = (action: PanelAction): void => {
        state = panelReducer(state, action);
        // A program may print faster than the page renders.
        if (action.kind === "event" && isFrequent(action.event)) timer ??= setTimeout(notify, showInterval);
        else notify();
    };
    const original = (): string => (language === "http" ? bodyText(programInfo().call) : (before ?? code()));
    const restore = (): void => {
        kept?.forget();
        dispatch({ kind: "restored" });
    };
    const change = (text: string): void => {
        if (text === original()) {
            restore();
            return;
        }
        kept?.keep(original(), text);
        dispatch({ kind: "edited", text });
    };
    if (kept) {
        before = code();
        const text = kept.read(original());
        if (text !== undefined) state = panelReducer(state, { kind: "edited", text });
    }

    function begin(mayDownload: boolean): void {
        const stop = new AbortController();
        current = stop;
        began = performance.now();
        /** Only the current run may change the state: an earlier one may still be ending. */
        const tell = (action: PanelAction): void => {
            if (current === stop) dispatch(action);
        };
        const failed = (error: unknown): void => {
            const { name, message } = error instanceof Error ? error : new Error(String(error));
            tell({ kind: "event", event: { kind: "failed", name, message, trace: "" } });
            tell({ kind: "ended", wasStopped: stop.signal.aborted });
        };
        const ended = (): void => {
            if (current === stop) current = undefined;
        };
        void run(stop.signal, mayDownload, tell).catch(failed).finally(ended);
    }

    async function run(signal: AbortSignal, mayDownload: boolean, tell: Tell): Promise<void> {
        const { call, files: others } = programInfo();
        tell({ kind: "opened", inputs: call ? inputsOf(call) : [] });
        const files = new Map([...others.map(({ name, bytes }) => [name, bytes] as const), ...filesOf(state)]);
        const program = programOf(call, files);
        if (!program) return tell({ kind: "refused" });
        tell({ kind: "preparing" });
        const bytes = await Promise.race([runner.sizeToLoad(program, signal), whenAborted(signal)]);
        if (bytes === undefined) {
            tell({ kind: "begun" });
            return tell({ kind: "ended", wasStopped: true });
        }
        if (bytes > maxDownloadWithoutConsent && !mayDownload) return tell({ kind: "asking", bytes });
        await perform({ program, call, files }, signal, tell);
    }

    /** The program to run; undefined if the edited request is not JSON. */
    function programOf(call: Call | undefined, byName: FilesByName): RunnableProgram | undefined {
        const network = givenToken() === undefined ? "sandbox" : "provider";
        const files: readonly ProgramFile[] = [...byName].map(([name, bytes]) => ({ name, bytes }));
        if (language !== "http") return { language, code: state.edited ?? code(), files, environment: {}, network };
        const request = call && requestOf(call, state.edited);
        return request && { language, request, files, network };
    }

    async function perform({ program, call, files }: Prepared, signal: AbortSignal, tell: Tell): Promise<void> {
        tell({ kind: "begun" });
        const token = givenToken();
        // The call shown on the page, with the bytes of its files.
        const filledCall = call && (withFiles(call, files) as Call);
        const events = runner.run(program, {
            signal,
            ...(call && sandboxOfCall(call)),
            ...(token !== undefined && { token }),
        });
        for await (const event of events) {
            if (signal.aborted) break;
            tell({ kind: "event", event });
            // A program shows its stream by printing it; a single request prints nothing.
            if (language === "http" && event.kind === "piece") await showStream(filledCall, tell);
        }
        const results = await resultsOf(filledCall, state.run.exchanges);
        const problem = signal.aborted ? undefined : await problemIn(program);
        tell({ kind: "results", results });
        tell({ kind: "ended", wasStopped: signal.aborted, ...(problem && { problem }) });
    }

    let shownAt = 0;
    async function showStream(call: Call | undefined, tell: Tell): Promise<void> {
        const { exchanges } = state.run;
        if (performance.now() - shownAt < 2 * showInterval || !exchanges.some(streams)) return;
        shownAt = performance.now();
        tell({ kind: "results", results: await resultsOf(call, exchanges) });
    }

    function problemIn(program: RunnableProgram): Promise<Problem | undefined> {
        const { failure, output } = state.run;
        const refused = failure || program.language === "http" ? refusedExchange(state.run) : undefined;
        const text = program.language === "http" ? "" : program.code;
        return problemOf({ failure, refused, program: text, printed: output.text }, words);
    }

    const close = (): void => {
        current?.abort();
        current = undefined;
        dispatch({ kind: "closed" });
    };

    return {
        language,
        state: () => state,
        subscribe: (listener) => {
            listeners.add(listener);
            return () => listeners.delete(listener);
        },
        press: () => {
            if (!current) begin(false);
            else if (performance.now() - began > doubleClick) current.abort();
        },
        load: () => {
            if (!current) begin(true);
        },
        original,
        edit: (isEditing) => {
            before ??= code();
            dispatch({ kind: "editing", isEditing });
        },
        change,
        restore,
        giveFile: (name, file) => dispatch({ kind: "file", name, file }),
        close,
    };
}

type Prepared = {
    readonly program: RunnableProgram;
    readonly call: Call | undefined;
    readonly files: FilesByName;
};

type Tell = (action: PanelAction) => void;

const whenAborted = (signal: AbortSignal): Promise<undefined> =>
    new Promise((resolve) => signal.addEventListener("abort", () => resolve(undefined), { once: true }));

const isFrequent = ({ kind }: RunEvent): boolean => kind === "output" || kind === "piece";

const streams = ({ response }: Exchange): boolean => response !== undefined && isStream(response);

function inputsOf(call: Call): readonly Input[] {
    const samples = sampleFiles(call);
    return filesIn(call).map((leaf) => {
        const sample = samples.get(leaf.name);
        return sample ? { leaf, sample } : { leaf };
    });
}

/** The files that the program reads: the reader's own, or samples. */
const filesOf = ({ inputs, ownFiles }: PanelState): FilesByName =>
    new Map(
        inputs.flatMap(({ leaf: { name }, sample }) => {
            const bytes = ownFiles[name]?.bytes ?? sample;
            return bytes ? [[name, bytes] as const] : [];
        }),
    );

/** The result of each call, without those that our client cannot read. */
async function resultsOf(call: Call | undefined, exchanges: readonly Exchange[]): Promise<readonly CallResult[]> {
    if (!call) return [];
    const all = await Promise.all(callsMade(exchanges).map((callMade) => replay(call, callMade, exchanges)));
    return all.flatMap((blocks: readonly Block[] | undefined, index) =>
        blocks && blocks.length > 0 ? [{ number: index + 1, blocks }] : [],
    );
}

/** The body of a call's request, as text to edit. */
function bodyText(call: Call | undefined): string {
    const body = call && buildRequest(call).body;
    return body?.format === "json" ? JSON.stringify(leavesToJson(body.value), undefined, 4) : "";
}

/** The request of a call, with the edited body if any; undefined if that is not JSON. */
function requestOf(call: Call, edited: string | undefined): WireRequest | undefined {
    const request = buildRequest(call);
    if (edited === undefined) return request;
    try {
        // An edited body is sent unchecked: the sandbox reports what is wrong with it.
        return { ...request, body: { format: "json", value: leavesFromJson(JSON.parse(edited)) as WireJson } };
    } catch {
        return undefined;
    }
}

/**
 * The sandbox's configuration for a call. Before they send a request, libraries ask the Hub for the model's task and
 * for its providers with their ids, so the sandbox must know them.
 */
function sandboxOfCall({
    task,
    model,
    provider,
    providerModelId,
    adapter,
    endpointUrl,
}: Call): Required<Pick<RunOptions, "models" | "ownHosts">> {
    if (endpointUrl !== undefined) return { models: {}, ownHosts: [new URL(endpointUrl).host] };
    if (provider === "auto") return { models: { [model]: { task } }, ownHosts: [] };
    const lora = adapter && {
        adapter: "lora" as const,
        ...(adapter.weightsPath !== undefined && { adapterWeightsPath: adapter.weightsPath }),
    };
    // OpenAI's ids are the Hub's without the owner.
    const own = provider === "openai" ? {} : { providerId: providerModelId ?? model };
    return { models: { [model]: { task, providers: { [provider]: { ...own, ...lora } } } }, ownHosts: [] };
}
