import { expect, test } from "vitest";
import { progress } from "./print.ts";

test("progress: writes a line for each tenth, and how long the rest takes", () => {
    const lines: string[] = [];
    let time = 0;
    const done = progress(
        25,
        (line) => lines.push(line),
        () => time,
    );
    for (let program = 0; program < 25; program += 1) {
        time += 2000;
        done();
    }
    expect(lines).toHaveLength(9);
    expect([lines[0], lines.at(-1)]).toEqual(["3 of 25, 44 s left", "25 of 25"]);
});
