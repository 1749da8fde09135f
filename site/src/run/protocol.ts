/** The input and the events of a run: the interface between runner, workers and panel. */

import type { TaskId } from "@callsheet/inference/tasks";
import type { WireRequest } from "@callsheet/inference/wire";
import type { SandboxModel, ScriptedReply } from "@callsheet/sandbox/handler";

/** Who answers a program's requests: the sandbox in its worker, or the provider, with the reader's token. */
export type Network = "sandbox" | "provider";

/** A file in a program's folder. */
export type ProgramFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** A program from the page. */
export type CodeProgram = {
    readonly language: "js" | "python";
    /** Exactly the text that the reader sees. */
    readonly code: string;
    /** The files in its working folder. */
    readonly files: readonly ProgramFile[];
    /**
     * Environment variables, in addition to the token variables, which hold placeholders (see `placeholder-token`).
     * Never contains a token.
     */
    readonly environment: Readonly<Record<string, string>>;
    readonly network: Network;
};

/** A single request, sent as curl would send it. */
type HttpProgram = {
    readonly language: "http";
    readonly request: WireRequest;
    /** The files that the request refers to. */
    readonly files: readonly ProgramFile[];
    readonly network: Network;
};

export type RunnableProgram = CodeProgram | HttpProgram;

/** A header's name in lower case, and its value. */
export type HeaderEntry = readonly [name: string, value: string];

/** Unpacking the archives; starting the interpreter. */
export type RunStep = "unpacking" | "starting";

/** An event of a run. The last one is `ended` or `failed`; no events follow once the signal is aborted. */
export type RunEvent =
    /** Download progress in bytes. Not sent if everything is cached. */
    | { readonly kind: "loading"; readonly loaded: number; readonly total: number }
    /** A preparation step that takes noticeable time. */
    | { readonly kind: "step"; readonly step: RunStep }
    /** The program has started. */
    | { readonly kind: "started" }
    | { readonly kind: "output"; readonly stream: "stdout" | "stderr"; readonly text: string }
    | {
          readonly kind: "request";
          /** The exchange's id in the following events. */
          readonly id: number;
          /** When it was sent, in milliseconds on the worker's clock: on the page's, a busy page would shorten pauses. */
          readonly at: number;
          readonly method: string;
          readonly url: string;
          /** With placeholders for tokens. */
          readonly headers: readonly HeaderEntry[];
          readonly body: Uint8Array<ArrayBuffer>;
      }
    | {
          readonly kind: "response";
          readonly id: number;
          readonly status: number;
          readonly headers: readonly HeaderEntry[];
      }
    /** A chunk of a response's body. */
    | { readonly kind: "piece"; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
    | { readonly kind: "response-end"; readonly id: number }
    /** A file that the program has written; sent again each time it is rewritten. */
    | { readonly kind: "file"; readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }
    | {
          readonly kind: "failed";
          /** The error's name, such as `TypeError`, or one of `runFailures`. */
          readonly name: string;
          readonly message: string;
          /** The line of the snippet, from 1, if known. */
          readonly line?: number;
          /** The error as the language prints it; "" for a failure that is not the program's. */
          readonly trace: string;
      }
    | { readonly kind: "ended"; readonly milliseconds: number };

/** Failures outside the program, for which the page has its own messages. */
export const runFailures = {
    /** A file that the run needs could not be fetched: `message` is its URL. */
    notLoaded: "NotLoaded",
    /** The site was built without Python. */
    noPython: "NoPython",
    /** The browser lacks a feature: `message` names it, such as `JSPI`. */
    notSupported: "NotSupported",
    /** No response, because of the network or the host's CORS policy: `message` is the host. */
    notReached: "NotReached",
    /** A host that the page may not contact, since it belongs to no provider: `message` is the host. */
    notAllowed: "NotAllowed",
    /** The program printed or sent too much, and was stopped. */
    tooMuch: "TooMuch",
    /** The program ended with an exit code other than 0: `message` is the code. */
    exit: "Exit",
} as const;

export type RunOptions = {
    /** Stops the program. */
    readonly signal: AbortSignal;
    /** The reader's token, for `provider`. It stays in the page's memory, and is sent in headers only. */
    readonly token?: string;
    /**
     * The models that the sandbox serves, by the Hub's id, as the program expects them (see `sandboxOfCall`). It
     * serves other models too, and infers their task. Default: none.
     */
    readonly models?: Readonly<Record<string, TaskId | SandboxModel>>;
    /** Hosts that the sandbox treats as the reader's own server. Default: none. */
    readonly ownHosts?: readonly string[];
    /** Whether the sandbox's streams have a model's typical delays, or none. Default: `natural`. */
    readonly pace?: "natural" | "fast";
    /** How many times a queued job must be polled until it is done. Default: 2. */
    readonly queuePolls?: number;
    /** The seed of the sandbox's responses. Default: 1. */
    readonly seed?: number;
    /** What models write in the sandbox, call by call. Default: made up. */
    readonly replies?: readonly ScriptedReply[];
    /** How the sandbox fails, request by request, such as `503`. Default: not at all. */
    readonly faults?: readonly string[];
};
