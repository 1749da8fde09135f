/** What a program did in a run: the only thing that is judged, never its text. */

/** A request for a model, and its response. */
export type SentCall = {
    readonly method: string;
    readonly url: string;
    /** By their names in lower case. */
    readonly headers: Readonly<Record<string, string>>;
    /** The value of JSON, the text of a text, `{ bytes }` of anything else; undefined if there is none. */
    readonly body: unknown;
    /** The HTTP status of the response; undefined if there was none. */
    readonly status: number | undefined;
    /** The body of the response, as far as it is text. */
    readonly response: string | undefined;
    /** When it was sent, in milliseconds. */
    readonly at: number;
    /** What the sandbox says about a request that it refused. */
    readonly hint: string | undefined;
};

export type SavedFile = { readonly name: string; readonly bytes: Uint8Array };

export type Failure = {
    /** Such as `NameError`, or `exit` for an exit code other than 0. */
    readonly name: string;
    /** What the error says; the exit code, if there is no error. */
    readonly message: string;
    /** The line of the program, from 1, if it is known. */
    readonly line?: number;
    /** What the language printed about it, for the explanation of the error. */
    readonly trace: string;
    /** For a program that did not end by itself: after how many seconds it was stopped. */
    readonly stoppedAfter?: number;
};

export type Evidence = {
    /** The calls of models, in order, without look-ups at the Hub and questions about a job. */
    readonly calls: readonly SentCall[];
    /** What it printed on standard output. */
    readonly printed: string;
    /** The files that it wrote. */
    readonly saved: readonly SavedFile[];
    /** Why it ended; undefined if it ended well. */
    readonly failure: Failure | undefined;
    /** The access token that its environment held. */
    readonly token: string;
};

/** Whether a request asks a model: look-ups at the Hub, polls and downloads do not. */
export const isCall = ({ method, url }: Pick<SentCall, "method" | "url">): boolean =>
    method === "POST" && !/^https:\/\/huggingface\.co\/api\//.test(url);
