import { expect, test } from "vitest";
import { lastLine, linesOfNotRun, linesOfOthers, type NotRun } from "./summary-reporter.ts";

const site: NotRun = { what: "the site: needs chromium", count: 37, unit: "file", lacks: ["chromium"] };
const literals: NotRun = { what: "python.test.ts: needs python", count: 1, unit: "test", lacks: ["python"] };
const offline: NotRun = { what: "spark.test.ts: pip could not install it", count: 2, unit: "test", lacks: [] };

test("lastLine: a run of everything ends with what passed and what failed", () => {
    const counts = { passed: 12, failed: 0, notRun: [] };
    expect(lastLine(counts)).toBe("12 passed, 0 failed");
    expect(linesOfNotRun(counts)).toEqual([]);
});

test("linesOfOthers: says which kinds of files other commands run", () => {
    expect(
        linesOfOthers(
            new Map([
                ["browser", 50],
                ["release", 9],
            ] as const),
        ),
    ).toEqual([
        "Left to npm run test:all: 50 files *.browser.test.ts",
        "Left to npm run test:release: 9 files *.release.test.ts",
    ]);
    expect(linesOfOthers(new Map())).toEqual([]);
});

test("lastLine: what was not run is counted, a file that was not loaded as one", () => {
    expect(lastLine({ passed: 12, failed: 1, notRun: [site, literals] })).toBe("12 passed, 1 failed, 38 skipped");
});

test("linesOfNotRun: what was not run is listed with its reason, and with the one line that installs all that is missing", () => {
    expect(linesOfNotRun({ passed: 12, failed: 0, notRun: [site, literals, literals, offline] })).toEqual([
        "Not run:",
        "    the site: needs chromium (37 files)",
        "    python.test.ts: needs python (1 test)",
        "    python.test.ts: needs python (1 test)",
        "    spark.test.ts: pip could not install it (2 tests)",
        "What is missing comes, on Debian or Ubuntu, with: sudo apt-get install chromium-headless-shell python3",
    ]);
});

test("linesOfNotRun: where no program is missing, there is nothing to install", () => {
    expect(linesOfNotRun({ passed: 12, failed: 0, notRun: [offline] })).toEqual([
        "Not run:",
        "    spark.test.ts: pip could not install it (2 tests)",
    ]);
});
