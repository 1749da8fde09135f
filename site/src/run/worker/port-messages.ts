/** The messages between page and worker. */
import type { CodeProgram, HeaderEntry, Network, RunEvent, RunOptions } from "../protocol.ts";

/** A complete request, with a placeholder for the token. */
export type FilledRequest = {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly HeaderEntry[];
    readonly body: Uint8Array<ArrayBuffer>;
};

/** What a worker can run: a program, or a single request. */
export type WorkerProgram =
    | CodeProgram
    | { readonly language: "http"; readonly request: FilledRequest; readonly network: Network };

/** The sandbox's configuration for a run. */
export type SandboxSettings = Required<
    Pick<RunOptions, "pace" | "models" | "ownHosts" | "queuePolls" | "seed" | "replies" | "faults">
>;

/** A program to run, with the sandbox's configuration. */
export type Job = {
    readonly program: WorkerProgram;
    readonly sandbox: SandboxSettings;
};

/** A file for the next program. */
export type Part = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

export type ToWorker =
    /** Sent as soon as it is fetched, so that the worker can prepare it. A reused worker gets no part twice. */
    | { readonly kind: "part"; readonly part: Part }
    | { readonly kind: "run"; readonly job: Job }
    /** Asks an idle worker whether it still responds. */
    | { readonly kind: "ping" }
    /** A provider's response to the request with this id; the pieces of the body follow. */
    | {
          readonly kind: "provider-response";
          readonly id: number;
          readonly status: number;
          readonly headers: readonly HeaderEntry[];
      }
    | { readonly kind: "provider-piece"; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
    | { readonly kind: "provider-end"; readonly id: number }
    /** There is no response, or not all of it. */
    | { readonly kind: "provider-error"; readonly id: number; readonly message: string };

export type ToPage =
    | RunEvent
    | { readonly kind: "pong" }
    /** A request to send to a provider, with the token in place of its placeholder. */
    | { readonly kind: "provider-request"; readonly id: number; readonly request: FilledRequest }
    /** The worker no longer needs the response. */
    | { readonly kind: "provider-abort"; readonly id: number };
