import { expect, test } from "vitest";
import { progress } from "./progress.ts";

/** What is written for so many programs, of which each takes two seconds. */
function progressLines(total: number, isTTY: boolean): string[] {
    const lines: string[] = [];
    let time = 0;
    const done = progress(total, { isTTY, write: (text: string) => lines.push(text) > 0 }, () => time);
    for (let program = 0; program < total; program += 1) {
        time += 2000;
        done();
    }
    return lines;
}

test("a terminal shows a bar and the time left", () => {
    const lines = progressLines(200, true);
    expect(lines).toHaveLength(200);
    expect(lines[49]).toBe(`\r██████░░░░░░░░░░░░░░░░░░ ${"50 of 200, 5 min left".padEnd(40)}`);
    expect(lines[189]).toContain("190 of 200, 20 s left");
    expect(lines.at(-1)).toBe(`\r████████████████████████ ${"200 of 200".padEnd(40)}\n`);
});

test("elsewhere there is a line for each tenth", () => {
    expect(progressLines(25, false)).toEqual([
        "3 of 25, 44 s left\n",
        "6 of 25, 38 s left\n",
        "9 of 25, 32 s left\n",
        "12 of 25, 26 s left\n",
        "15 of 25, 20 s left\n",
        "18 of 25, 14 s left\n",
        "21 of 25, 8 s left\n",
        "24 of 25, 2 s left\n",
        "25 of 25\n",
    ]);
});
