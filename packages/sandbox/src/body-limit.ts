/** The limit of a request's body, and how a body is read up to it. */

/** The maximum size of a body without the option, in bytes: 64 MiB, which is more than any of the services takes. */
export const defaultMaxBodyBytes = 64 * 2 ** 20;

type Collected = {
    /** Adds a piece of the body. @returns false if it has become larger than it may be; then nothing more is needed */
    readonly add: (piece: Uint8Array) => boolean;
    /** The bytes so far; of a body that is too large, one more than it may have. */
    readonly bytes: () => Uint8Array<ArrayBuffer>;
};

/** Collects the pieces of a body in one buffer: kept one by one, small pieces take a hundred times their bytes. */
export function collectBody(maxBodyBytes: number): Collected {
    let buffer = new Uint8Array();
    let length = 0;
    return {
        add: (piece) => {
            const part = piece.subarray(0, maxBodyBytes + 1 - length);
            const newLength = length + part.length;
            if (newLength > buffer.length) {
                const larger = new Uint8Array(Math.max(newLength, Math.min(2 * buffer.length, maxBodyBytes + 1)));
                larger.set(buffer);
                buffer = larger;
            }
            buffer.set(part, length);
            length = newLength;
            return length <= maxBodyBytes;
        },
        bytes: () => (length === buffer.length ? buffer : buffer.slice(0, length)),
    };
}

/** The size of a body that a request states before it; 0 if it states none. */
export const statedBytes = (headers: Headers): number => Number(headers.get("content-length")) || 0;

/** Reads the body of a web request up to one byte beyond the limit; nothing of one that states to be larger. */
export async function readBody(request: Request, maxBodyBytes: number): Promise<Uint8Array<ArrayBuffer>> {
    const collected = collectBody(maxBodyBytes);
    if (statedBytes(request.headers) > maxBodyBytes) return collected.bytes();
    // Firefox has no `body` on requests. There the page that sends the request already holds all of it.
    if (!request.body) return new Uint8Array(await request.arrayBuffer()).slice(0, maxBodyBytes + 1);
    const reader = request.body.getReader();
    for (;;) {
        const { value, done } = await reader.read();
        if (done) return collected.bytes();
        if (collected.add(value)) continue;
        await reader.cancel();
        return collected.bytes();
    }
}
