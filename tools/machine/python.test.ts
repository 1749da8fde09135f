import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { preparePython } from "./python.ts";

const folder = mkdtempSync(join(tmpdir(), "callsheet-venv-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
});

/** Prepares Python on a machine whose python3 is this script. Without a script it has none. */
function prepare(script?: string) {
    const programs = mkdtempSync(join(folder, "bin-"));
    if (script !== undefined) {
        writeFileSync(join(programs, "python3"), `#!/bin/sh\n${script}`);
        chmodSync(join(programs, "python3"), 0o755);
    }
    vi.stubEnv("PATH", programs);
    vi.spyOn(console, "log").mockReturnValue();
    return preparePython({ folder: join(folder, "venv"), wanted: [] });
}

test.each([
    ["no Python", undefined, "python3 is missing"],
    ["an old Python", "echo False", "python3 is older than Python 3.10"],
    [
        "a Python without venv",
        'if [ "$1" = -m ]; then echo "No module named venv" >&2; exit 1; fi; echo True',
        "python3 -m venv failed (on Debian: apt-get install python3-venv): No module named venv",
    ],
])("with %s it says what is missing", (_, script, missing) => {
    expect(prepare(script)).toEqual({ missing });
});

test("an environment of the same requirements is used as it is", () => {
    mkdirSync(join(folder, "venv", "bin"), { recursive: true });
    writeFileSync(join(folder, "venv", "bin", "python"), "");
    const nothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    writeFileSync(join(folder, "venv", "requirements.sha256"), nothing);
    expect(prepare()).toEqual({ path: join(folder, "venv", "bin", "python") });
});
