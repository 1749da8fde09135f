/** A result that must still be downloaded from its URL, without the token. */
export class Download {
    readonly url: string;
    /** Converts the downloaded file (a Blob, a string or parsed JSON) to the task's output. Default: the file. */
    readonly read: ((file: unknown) => unknown) | undefined;

    constructor(url: string, read?: (file: unknown) => unknown) {
        this.url = url;
        this.read = read;
    }
}
