import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findProgram, missing } from "../../tools/machine/programs.mjs";
import { filesNotRun } from "./test-files.ts";

const folder = mkdtempSync(join(tmpdir(), "callsheet-programs-"));
const first = join(folder, "first");
const second = join(folder, "second");
const ending = process.platform === "win32" ? ".exe" : "";
beforeAll(() => {
    for (const one of [first, second]) mkdirSync(one);
    for (const file of [join(first, "curl"), join(second, "curl"), join(second, "google-chrome")]) {
        writeFileSync(`${file}${ending}`, "");
    }
    vi.stubEnv("PATH", ["", first, second].join(delimiter));
    vi.stubEnv("CHROMIUM", "");
});
afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
});

test("a program is the first on the path, under the first of its names", () => {
    expect(findProgram(["curl"])).toBe(join(first, `curl${ending}`));
    expect(findProgram(["chromium", "google-chrome", "curl"])).toBe(join(second, `google-chrome${ending}`));
    expect(findProgram(["no-such-program"])).toBeUndefined();
});

test("a variable that names its file has the last word", () => {
    vi.stubEnv("CHROMIUM", "/opt/my own/chromium");
    expect(findProgram(["curl"], "CHROMIUM")).toBe("/opt/my own/chromium");
    vi.stubEnv("CHROMIUM", "");
});

test("what is missing is told once", () => {
    expect(missing(["curl", "java", "chromium", "java", "venv"])).toEqual(["java", "venv"]);
});

test("files that need what is missing are not run, and others are", () => {
    const notRun = filesNotRun();
    expect(notRun).toContainEqual({
        kind: "release",
        lacks: ["bash", "java", "python", "venv"],
        files: ["verify/proof/src/spark/spark.release.test.ts"],
    });
    const files = notRun.flatMap((group) => group.files);
    expect(files).not.toContain("site/test/search.browser.test.ts");
    expect(files).toContain("site/test/engines/firefox.browser.test.ts");
    expect(files).not.toContain("verify/project/examples/ai-sdk.packed.test.ts");
});
