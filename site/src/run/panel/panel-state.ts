/** The state of a program's panel: one reducer over the events of a run and the reader's actions. */
import type { FileLeaf } from "@callsheet/inference/wire";
import { fill } from "../../words/format.ts";
import type { ProgramFile, RunEvent, RunnableProgram, RunStep } from "../protocol.ts";
import type { Block } from "../results/block.ts";
import { type Exchange, withRunEvent } from "../results/exchanges.ts";
import { megabytes, type PanelWords } from "./panel-words.ts";
import type { Failure, Problem } from "./problem.ts";
import { noOutput, type RunOutput, withPrinted } from "./run-output.ts";

/** A file that the program reads, with the sample used until the reader gives one. */
export type Input = { readonly leaf: FileLeaf; readonly sample?: Uint8Array<ArrayBuffer> };

/** A file of the reader's own. */
export type OwnFile = { readonly bytes: Uint8Array<ArrayBuffer>; readonly name: string };

/** The result of one of the program's calls. */
export type CallResult = { readonly number: number; readonly blocks: readonly Block[] };

/** The current run, or the last one. */
export type Run = {
    /** Download progress, in bytes. */
    readonly loading?: { readonly loaded: number; readonly total: number };
    /** The current preparation step. */
    readonly step?: RunStep;
    readonly hasStarted: boolean;
    readonly output: RunOutput;
    readonly exchanges: readonly Exchange[];
    readonly files: readonly ProgramFile[];
    readonly failure?: Failure;
    readonly milliseconds: number;
    readonly results: readonly CallResult[];
    readonly problem?: Problem;
    readonly wasStopped: boolean;
};

export type PanelState = {
    /** `asking`: the reader must agree to the download. `refused`: the edited request is not JSON. */
    readonly phase: "ready" | "refused" | "preparing" | "asking" | "running" | "ended";
    /** Whether the panel is shown. */
    readonly isOpen: boolean;
    /** The size of the download that the reader is asked about, in bytes. */
    readonly bytesToFetch: number;
    readonly run: Run;
    readonly inputs: readonly Input[];
    /** The reader's own files, by the names that the program reads. */
    readonly ownFiles: Readonly<Record<string, OwnFile>>;
    readonly isEditing: boolean;
    /** The text as edited by the reader. */
    readonly edited?: string;
};

export type PanelAction =
    | { readonly kind: "opened"; readonly inputs: readonly Input[] }
    | { readonly kind: "refused" }
    | { readonly kind: "preparing" }
    | { readonly kind: "asking"; readonly bytes: number }
    | { readonly kind: "begun" }
    | { readonly kind: "event"; readonly event: RunEvent }
    | { readonly kind: "results"; readonly results: readonly CallResult[] }
    | { readonly kind: "ended"; readonly wasStopped: boolean; readonly problem?: Problem }
    | { readonly kind: "file"; readonly name: string; readonly file: OwnFile | undefined }
    | { readonly kind: "editing"; readonly isEditing: boolean }
    | { readonly kind: "edited"; readonly text: string }
    | { readonly kind: "restored" }
    | { readonly kind: "closed" };

const noRun: Run = {
    hasStarted: false,
    output: noOutput,
    exchanges: [],
    files: [],
    milliseconds: 0,
    results: [],
    wasStopped: false,
};

/** The initial state. */
export const closedPanel: PanelState = {
    phase: "ready",
    isOpen: false,
    bytesToFetch: 0,
    run: noRun,
    inputs: [],
    ownFiles: {},
    isEditing: false,
};

/** The state after an action. */
export function panelReducer(state: PanelState, action: PanelAction): PanelState {
    switch (action.kind) {
        case "opened":
            return { ...withInputs(state, action.inputs), isOpen: true };
        case "refused":
        case "preparing":
            return { ...state, phase: action.kind };
        case "asking":
            return { ...state, phase: "asking", bytesToFetch: action.bytes, run: noRun };
        case "begun":
            return { ...state, phase: "running", run: noRun };
        case "event":
            return { ...state, run: runAfter(state.run, action.event) };
        case "results":
            return { ...state, run: { ...state.run, results: action.results } };
        case "ended":
            return { ...state, phase: "ended", run: endedRun(state.run, action) };
        case "file": {
            const { [action.name]: _, ...others } = state.ownFiles;
            return { ...state, ownFiles: action.file ? { ...others, [action.name]: action.file } : others };
        }
        case "editing":
            return { ...state, isEditing: action.isEditing };
        case "edited":
            return { ...state, edited: action.text };
        case "restored": {
            const { edited: _, ...others } = state;
            return others;
        }
        case "closed":
            return { ...state, isOpen: false, phase: "ready" };
    }
}

/** Sets the files that the program reads. The reader's own files are kept if names and types are the same. */
function withInputs(state: PanelState, inputs: readonly Input[]): PanelState {
    const same =
        inputs.length === state.inputs.length &&
        inputs.every(({ leaf }, index) => {
            const before = state.inputs[index]?.leaf;
            return before?.name === leaf.name && before.type === leaf.type;
        });
    return same ? state : { ...state, inputs, ownFiles: {} };
}

function runAfter(run: Run, event: RunEvent): Run {
    switch (event.kind) {
        case "loading":
            return { ...run, loading: { loaded: event.loaded, total: event.total } };
        case "step":
            return { ...run, step: event.step };
        case "started":
            return { ...run, hasStarted: true };
        case "output":
            return { ...run, output: withPrinted(run.output, event.stream, event.text) };
        case "file":
            return { ...run, files: [...run.files.filter(({ name }) => name !== event.name), event] };
        case "failed":
            return { ...run, failure: event };
        case "ended":
            return { ...run, milliseconds: event.milliseconds };
        default:
            return { ...run, exchanges: withRunEvent(run.exchanges, event) };
    }
}

const endedRun = (run: Run, { kind: _, ...ending }: Extract<PanelAction, { kind: "ended" }>): Run => ({
    ...run,
    ...ending,
});

/** The last exchange, if its response has an error status. */
export function refusedExchange({ exchanges }: Run): Exchange | undefined {
    const last = exchanges.at(-1);
    return (last?.response?.status ?? 0) >= 400 ? last : undefined;
}

/** The short status of a run, which screen readers announce when it changes. */
export function statusText(
    { phase, run }: PanelState,
    language: RunnableProgram["language"],
    words: PanelWords["words"],
): string {
    switch (phase) {
        case "ready":
        case "asking":
            return "";
        case "refused":
            return words.notJson;
        case "preparing":
            return words.starting;
        case "running":
            if (run.hasStarted) return words.running;
            if (run.step) return words.steps[run.step];
            // Without the progress, which would be announced again and again.
            return run.loading ? fill(words.loadingSaid, { megabytes: megabytes(run.loading.total) }) : words.starting;
        case "ended": {
            if (run.wasStopped) return words.stopped;
            const hasFailed = run.failure !== undefined || (language === "http" && refusedExchange(run) !== undefined);
            return hasFailed ? words.failed : fill(words.done, { seconds: (run.milliseconds / 1000).toFixed(1) });
        }
    }
}
