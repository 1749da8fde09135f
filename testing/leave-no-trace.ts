/**
 * The files of the unit tests share their processes, and the libraries in them. Each has the project's own modules to
 * itself, with what they remember, and leaves its process as it has found it, or fails.
 */
import { afterAll, expect, vi } from "vitest";

vi.resetModules();

const globals = ["fetch", "Headers", "Request", "Response", "Date", "setTimeout", "setInterval"] as const;

const state = (): ReadonlyMap<string, unknown> =>
    new Map<string, unknown>([
        ["the working folder", process.cwd()],
        ...globals.map((name) => [name, globalThis[name]] as const),
        ...Object.entries(process.env),
    ]);

const before = state();

afterAll(() => {
    const after = state();
    // Names only: a variable may be a secret of the person who runs the tests.
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
        (name) => before.get(name) !== after.get(name),
    );
    expect(changed, "what this file has changed in the process that it shares, and not put back").toEqual([]);
});
