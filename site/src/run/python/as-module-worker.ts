/**
 * Pyodide refuses to start where scripts can be imported by `importScripts`: in a worker that is no module. Ours cannot be
 * one (see `frame-document`), and needs none: what Pyodide imports is handed to it.
 */
Object.defineProperty(globalThis, "importScripts", { value: undefined });
