/** A case of the suite. The suite runs on every platform of the client, and nothing in it depends on the platform. */
import type { RecordedRequest } from "../../src/recorded-request.ts";
import type { SandboxOptions } from "../../src/sandbox.ts";

export type Case = {
    readonly name: string;
    /** Options of the case's own sandbox, such as its faults. */
    readonly sandbox?: SandboxOptions;
    /** Rejects when the case fails. */
    readonly run: (scene: Scene) => Promise<void>;
};

/** The environment of a case. */
export type Scene = {
    /** A fetch that sends every request to the sandbox, whatever its host. */
    readonly fetch: typeof fetch;
    /** The requests that the sandbox has recorded so far. */
    readonly requests: () => Promise<readonly SeenRequest[]>;
};

/** A recorded request as JSON: headers by lower-case name, the body as text. */
export type SeenRequest = Readonly<Omit<RecordedRequest, "headers" | "body" | "fault">> & {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
};
