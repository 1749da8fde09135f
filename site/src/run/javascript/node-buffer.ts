/** Node's `Buffer`, from a library, with its differences from Node fixed. */
import { Buffer } from "buffer/index.js";

// Node can search for any Uint8Array, this library only for a Buffer.
for (const name of ["indexOf", "lastIndexOf", "includes"] as const) {
    const search = Buffer.prototype[name] as (...args: unknown[]) => unknown;
    Object.defineProperty(Buffer.prototype, name, {
        configurable: true,
        writable: true,
        value(this: Buffer, value: unknown, ...args: unknown[]) {
            const isBytes = value instanceof Uint8Array && !Buffer.isBuffer(value);
            const needle = isBytes ? Buffer.from(value) : value;
            return search.call(this, needle, ...args);
        },
    });
}

export { Buffer };
