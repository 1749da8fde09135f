/** A URL that the sender must still download, without the token, to have the result. */
export class Download {
    readonly url: string;
    /** From the downloaded file (a Blob, or what a text or JSON holds) to what the task gives. Default: the file. */
    readonly read: ((file: unknown) => unknown) | undefined;

    constructor(url: string, read?: (file: unknown) => unknown) {
        this.url = url;
        this.read = read;
    }
}
