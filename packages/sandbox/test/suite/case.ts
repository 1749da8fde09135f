/** What a case of the suite is. The suite runs wherever the client does: nothing in it knows what it runs on. */
import type { RecordedRequest } from "../../src/recording.ts";
import type { SandboxOptions } from "../../src/sandbox.ts";

export type Platform = "node" | "chromium" | "workerd";

export type Case = {
    readonly name: string;
    /** How the sandbox of this case is started; its faults are told here. Every case has one of its own. */
    readonly sandbox?: SandboxOptions;
    /** Rejects when the case fails. */
    readonly run: (scene: Scene) => Promise<void>;
};

/** What a case is given. */
export type Scene = {
    readonly platform: Platform;
    readonly sandboxUrl: string;
    /** A fetch that takes every request, to whatever host, to the sandbox. */
    readonly fetch: typeof fetch;
    /** What the sandbox has seen until now. */
    readonly requests: () => Promise<readonly Seen[]>;
};

/** A recorded request as it comes over the wire: headers by their small names, the body as text. */
export type Seen = Readonly<Omit<RecordedRequest, "headers" | "body" | "fault">> & {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
};
