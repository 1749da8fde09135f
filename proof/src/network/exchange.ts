/** A request as a program sent it, and its response. */
export type Exchange = {
    readonly method: string;
    readonly url: string;
    readonly headers: Headers;
    readonly body: Uint8Array<ArrayBuffer>;
    /** Undefined if the program closed the connection before the response ended. */
    readonly response: ReceivedResponse | undefined;
    /** The sandbox's hint about what is wrong with the request. */
    readonly hint: string | undefined;
    /** The sandbox's message about a token that was sent to the wrong host. */
    readonly leak: string | undefined;
};

export type ReceivedResponse = { readonly status: number; readonly type: string; readonly body: Uint8Array };
