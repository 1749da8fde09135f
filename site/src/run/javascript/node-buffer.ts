/** Node's `Buffer`, of a library; in what it does otherwise, as Node does it. */
import { Buffer } from "buffer/index.js";

// Node looks for any bytes in any bytes, and this library only for buffers.
for (const name of ["indexOf", "lastIndexOf", "includes"] as const) {
    const look = Buffer.prototype[name] as (...given: unknown[]) => unknown;
    Object.defineProperty(Buffer.prototype, name, {
        configurable: true,
        writable: true,
        value(this: Buffer, value: unknown, ...given: unknown[]) {
            const isBytes = value instanceof Uint8Array && !Buffer.isBuffer(value);
            const sought = isBytes ? Buffer.from(value) : value;
            return look.call(this, sought, ...given);
        },
    });
}

export { Buffer };
