/** A request of a program, as it left the program, and what became of it. */
export type Exchange = {
    readonly method: string;
    readonly url: string;
    readonly headers: Headers;
    readonly body: Uint8Array<ArrayBuffer>;
    /** Undefined where the program went away before the end of the response. */
    readonly response: ReceivedResponse | undefined;
    /** What was wrong with it, in the words of the sandbox. */
    readonly hint: string | undefined;
    /** A token that was sent to somebody whom it is not for. */
    readonly leak: string | undefined;
};

export type ReceivedResponse = { readonly status: number; readonly type: string; readonly body: Uint8Array };
