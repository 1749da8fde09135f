/** What page and worker tell each other. */
import type { CodeProgram, HeaderEntry, Network, RunEvent, RunOptions } from "../protocol.ts";

/** A request with everything in it, but for the token. */
export type FilledRequest = {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly HeaderEntry[];
    readonly body: Uint8Array<ArrayBuffer>;
};

/** What a worker can run: a program, or a request by itself. */
export type WorkerProgram =
    | CodeProgram
    | { readonly language: "http"; readonly request: FilledRequest; readonly network: Network };

/** How the sandbox answers. */
export type Answers = Required<Pick<RunOptions, "seed" | "pace" | "models" | "ownHosts" | "queuePolls">>;

/** What is to be run, and with what. */
export type Job = {
    readonly program: WorkerProgram;
    readonly answers: Answers;
};

/** Something that was fetched for the program that is run next. */
export type Part = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

export type ToWorker =
    /** It is handed over as it comes, so that it is got ready meanwhile. A worker that is kept is given nothing twice. */
    | { readonly kind: "part"; readonly part: Part }
    | { readonly kind: "run"; readonly job: Job }
    /** What a provider answers to what was asked under this id; the pieces of the body follow. */
    | {
          readonly kind: "answer";
          readonly id: number;
          readonly status: number;
          readonly headers: readonly HeaderEntry[];
      }
    | { readonly kind: "answer-piece"; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
    | { readonly kind: "answer-end"; readonly id: number }
    /** No answer, or not all of it. */
    | { readonly kind: "answer-failed"; readonly id: number; readonly message: string };

export type ToPage =
    | RunEvent
    /** Send this to a provider, with the token in the place of its placeholder. */
    | { readonly kind: "ask"; readonly id: number; readonly request: FilledRequest }
    /** The answer is no longer wanted. */
    | { readonly kind: "ask-ended"; readonly id: number };
