import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { showProgress } from "./progress.mjs";

let output: string;
let now: number;

beforeEach(() => {
    output = "";
    now = 0;
    vi.useFakeTimers();
    // In CI there is no live output.
    vi.stubEnv("CI", "");
});

afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
});

const pass = (milliseconds: number): void => {
    now += milliseconds;
    vi.advanceTimersByTime(milliseconds);
};

const shownOn = (isTTY: boolean) =>
    showProgress({ isTTY, columns: 60, write: (text: string) => (output += text) }, () => now);

describe("what goes on", () => {
    test("is a line for each step, with its seconds", () => {
        const progress = shownOn(false);
        progress.begin("pages", "Building the pages");
        pass(2345);
        progress.end("pages", "The pages are built");
        expect(output).toBe("Building the pages…\n✓ The pages are built  2.3 s\n");
    });

    test("is never silent for five seconds, however long a step takes", () => {
        const progress = shownOn(false);
        progress.begin("pages", "Building the pages");
        for (let waited = 0; waited < 60_000; waited += 5000) {
            output = "";
            pass(5000);
            expect(output).toContain("Building the pages");
        }
        progress.close();
    });

    test("names every step that goes on beside others", () => {
        const progress = shownOn(false);
        progress.begin("a", "First");
        progress.begin("b", "Second");
        output = "";
        pass(4000);
        expect(output).toBe("  First  4.0 s, Second  4.0 s\n");
    });

    test("has a bar on a terminal where a step has a count, in one line that is as wide as the terminal at most", () => {
        const progress = shownOn(true);
        progress.begin("pages", "Building the pages");
        progress.count("pages", 386, 772);
        output = "";
        pass(100);
        expect(output).toContain("████████████░░░░░░░░░░░░ 386/772");
        expect(output).not.toContain("\n");
        for (const line of output.split("\r").slice(1)) expect(line.replace("\u001b[K", "").length).toBeLessThan(60);
    });

    test("has a count, and no bar, anywhere else", () => {
        const progress = shownOn(false);
        progress.begin("pages", "Building the pages");
        progress.count("pages", 386, 772);
        output = "";
        pass(4000);
        expect(output).toBe("  Building the pages  386/772  4.0 s\n");
        progress.close();
    });

    test("says nothing any more when it is closed", () => {
        const progress = shownOn(false);
        progress.begin("pages", "Building the pages");
        progress.close();
        output = "";
        pass(20_000);
        expect(output).toBe("");
    });
});
