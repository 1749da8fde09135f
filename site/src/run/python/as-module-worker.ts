/**
 * Pyodide refuses to start in a classic worker, which it detects by `importScripts`. Our worker must be classic (see
 * `frame-document`), which works because we pass Pyodide all its files.
 */
Object.defineProperty(globalThis, "importScripts", { value: undefined });
