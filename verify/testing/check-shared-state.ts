/**
 * Unit test files share processes and the libraries loaded there. This setup gives each file its own instances of the
 * project's modules, and fails a file that does not restore global state.
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
    // Report names only, because the value of a variable may be a secret.
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
        (name) => before.get(name) !== after.get(name),
    );
    expect(changed, "what this file has changed in the process that it shares, and not put back").toEqual([]);
});
