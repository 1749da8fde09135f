/** What a program that is run in the page is given, and what it tells: the one interface of runner, workers and panel. */

import type { TaskId } from "@callsheet/inference/tasks";
import type { WireRequest } from "@callsheet/inference/wire";
import type { SandboxModel } from "@callsheet/sandbox/handler";

/** Who answers a program: the sandbox, in its own worker, or the provider itself, with the reader's token. */
export type Network = "sandbox" | "provider";

/** A file in a program's folder. */
export type ProgramFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** A program, as it stands in the page. */
export type CodeProgram = {
    readonly language: "js" | "python";
    /** The very text that the reader sees. */
    readonly code: string;
    /** The files that it finds in its folder. */
    readonly files: readonly ProgramFile[];
    /**
     * Variables that it finds besides those of tokens, which are all there: each holds a placeholder (see
     * `placeholder-token`). No token ever stands here.
     */
    readonly environment: Readonly<Record<string, string>>;
    readonly network: Network;
};

/** A request that is sent by itself, as curl would send it. */
type HttpProgram = {
    readonly language: "http";
    readonly request: WireRequest;
    /** The files that the request's leaves name. */
    readonly files: readonly ProgramFile[];
    readonly network: Network;
};

export type RunnableProgram = CodeProgram | HttpProgram;

/** A header's name, in lower case, and its value. */
export type HeaderEntry = readonly [name: string, value: string];

/** Unpacking what was fetched; starting the language. */
export type RunStep = "unpacking" | "starting";

/** What happens in a run, in its order. The last is `ended`, or `failed`; nothing is told after the signal. */
export type RunEvent =
    /** What has been fetched of all that is needed, in bytes. Not told where all of it is there. */
    | { readonly kind: "loading"; readonly loaded: number; readonly total: number }
    /** What is done before the program can run, where that takes long enough to be told. */
    | { readonly kind: "step"; readonly step: RunStep }
    /** The program itself runs now. */
    | { readonly kind: "started" }
    | { readonly kind: "output"; readonly stream: "stdout" | "stderr"; readonly text: string }
    | {
          readonly kind: "request";
          /** Of this exchange, in what follows. */
          readonly id: number;
          readonly method: string;
          readonly url: string;
          /** With the placeholder where a token goes. */
          readonly headers: readonly HeaderEntry[];
          readonly body: Uint8Array<ArrayBuffer>;
      }
    | {
          readonly kind: "response";
          readonly id: number;
          readonly status: number;
          readonly headers: readonly HeaderEntry[];
      }
    /** A piece of a response's body, as it comes. */
    | { readonly kind: "piece"; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
    | { readonly kind: "response-end"; readonly id: number }
    /** A file that the program has written; again when it is written again. */
    | { readonly kind: "file"; readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }
    | {
          readonly kind: "failed";
          /** The error's own name, such as `TypeError`, or one of `runFailures`. */
          readonly name: string;
          readonly message: string;
          /** The line of the snippet, from 1, where one is known. */
          readonly line?: number;
          /** As the language itself prints the error; "" where it is none of the program's. */
          readonly trace: string;
      }
    | { readonly kind: "ended"; readonly milliseconds: number };

/** Failures that are none of the program's, for which a page has words of its own. */
export const runFailures = {
    /** A file that the run needs could not be fetched: `message` is its address. */
    notLoaded: "NotLoaded",
    /** The site was built without Python. */
    noPython: "NoPython",
    /** This browser cannot do it: `message` says what is missing, such as `JSPI`. */
    notSupported: "NotSupported",
    /** No answer came through: the network, or a host that lets no page of another site read it; `message` is the host. */
    notReached: "NotReached",
    /** A host that the page does not reach: neither of the provider registry nor of results; `message` is the host. */
    notAllowed: "NotAllowed",
    /** It printed or sent more than anybody reads, and was ended. */
    tooMuch: "TooMuch",
    /** It ended with another exit code than 0: `message` is the code. */
    exit: "Exit",
} as const;

export type RunOptions = {
    /** Ends the program, whatever it does. */
    readonly signal: AbortSignal;
    /** The reader's token, for `provider`. It stays in the page, in memory, and goes out in headers only. */
    readonly token?: string;
    /** What the sandbox's answers follow from, beside the request: another number gives others. Default: 1. */
    readonly seed?: number;
    /**
     * What the sandbox serves, by the Hub's id, as the program takes it to be served (see `sandbox-of-call`); it serves all
     * else as it makes it out. Default: nothing that is known.
     */
    readonly models?: Readonly<Record<string, TaskId | SandboxModel>>;
    /** Hosts that stand for a server of one's own. Default: none. */
    readonly ownHosts?: readonly string[];
    /** Whether the sandbox's streams come as from a model that writes, or at once. Default: `natural`. */
    readonly pace?: "natural" | "fast";
    /** How often a job in a queue is asked after before it is done. Default: 2. */
    readonly queuePolls?: number;
};
