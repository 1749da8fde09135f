/** The smallest valid files: they are part of a million requests. */
const start = (head: readonly number[], length: number): Uint8Array<ArrayBuffer> => {
    const bytes = new Uint8Array(length);
    bytes.set(head);
    return bytes;
};

/** An image of one pixel. */
const point = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=";

export const files = {
    png: new Uint8Array(Buffer.from(point, "base64")),
    /** A FLAC header without frames: 44.1 kHz, 16 bits, one channel. */
    flac: start([0x66, 0x4c, 0x61, 0x43, 0x80, 0, 0, 34, 16, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0x0a, 0xc4, 0x40, 0xf0], 42),
    /** One silent frame. */
    mp3: start([0xff, 0xfb, 0x90, 0xc4], 417),
} as const;
