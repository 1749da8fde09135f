/** What the panel of a program shows, as data: one reducer over the events of a run and over what its reader does. */
import type { FileLeaf } from "@callsheet/inference/wire";
import type { ProgramFile, RunEvent, RunStep } from "../protocol.ts";
import type { Bar, Block } from "../results/block.ts";
import { type Exchange, withRunEvent } from "../results/exchanges.ts";
import { type Embedded, neighboursOf, remembered } from "../results/neighbours.ts";
import type { Failure, Problem } from "./problem.ts";
import { noOutput, type RunOutput, withPrinted } from "./run-output.ts";

/** A file that the program reads, and what stands in its place until the reader gives one. */
export type Input = { readonly leaf: FileLeaf; readonly sample?: Uint8Array<ArrayBuffer> };

/** A file of the reader's own. */
export type OwnFile = { readonly bytes: Uint8Array<ArrayBuffer>; readonly name: string };

/** What came back of one of the program's calls. */
export type CallResult = { readonly number: number; readonly blocks: readonly Block[] };

/** The run that goes on, or was the last. */
export type Run = {
    /** What has been fetched of all that it needs, in bytes. */
    readonly loading?: { readonly loaded: number; readonly total: number };
    /** What is done before the program runs. */
    readonly step?: RunStep;
    readonly hasStarted: boolean;
    readonly output: RunOutput;
    readonly exchanges: readonly Exchange[];
    readonly files: readonly ProgramFile[];
    readonly failure?: Failure;
    readonly milliseconds: number;
    readonly results: readonly CallResult[];
    /** How alike an embedding is to those of earlier runs. */
    readonly neighbours: readonly Bar[];
    readonly problem?: Problem;
    readonly wasStopped: boolean;
};

export type PanelState = {
    /** `asking`: the reader has to agree to what is fetched. `refused`: the reader's change of the request is no JSON. */
    readonly phase: "ready" | "refused" | "preparing" | "asking" | "running" | "ended";
    /** Whether the panel is shown. */
    readonly isOpen: boolean;
    /** What is to be fetched, in bytes, while it is asked about. */
    readonly bytesToFetch: number;
    readonly run: Run;
    readonly embedded: readonly Embedded[];
    readonly inputs: readonly Input[];
    /** The reader's own files, by the names that the program reads. */
    readonly ownFiles: Readonly<Record<string, OwnFile>>;
    readonly isEditing: boolean;
    /** The text as the reader has changed it. */
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
    | { readonly kind: "closed" };

const noRun: Run = {
    hasStarted: false,
    output: noOutput,
    exchanges: [],
    files: [],
    milliseconds: 0,
    results: [],
    neighbours: [],
    wasStopped: false,
};

/** A panel that nobody has opened. */
export const closedPanel: PanelState = {
    phase: "ready",
    isOpen: false,
    bytesToFetch: 0,
    run: noRun,
    embedded: [],
    inputs: [],
    ownFiles: {},
    isEditing: false,
};

/** The state after something has happened. */
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
            return ended(state, action);
        case "file": {
            const { [action.name]: _, ...others } = state.ownFiles;
            return { ...state, ownFiles: action.file ? { ...others, [action.name]: action.file } : others };
        }
        case "editing":
            return { ...state, isEditing: action.isEditing };
        case "edited":
            return { ...state, edited: action.text };
        case "closed":
            return { ...state, isOpen: false, phase: "ready" };
    }
}

/** Another program may read others; files of the same names and types stay as they are. */
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

function ended(state: PanelState, { kind: _, ...ending }: Extract<PanelAction, { kind: "ended" }>): PanelState {
    const blocks = state.run.results.flatMap((result) => result.blocks);
    const neighbours = neighboursOf(state.embedded, blocks);
    return {
        ...state,
        phase: "ended",
        run: { ...state.run, ...ending, neighbours },
        embedded: remembered(state.embedded, blocks),
    };
}

/** The last of the exchanges, where a service refused it. */
export function refusedExchange({ exchanges }: Run): Exchange | undefined {
    const last = exchanges.at(-1);
    return (last?.response?.status ?? 0) >= 400 ? last : undefined;
}
