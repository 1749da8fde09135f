import type { CourseResult } from "./result.ts";

const outcomes = { passed: "passed", failed: "FAILED", notRun: "NOT RUN" } as const;

/** Formats a result as a row. Unless it passed, the reason and the output follow. */
export function rowOf(result: CourseResult): string {
    const { outcome, language, way, seconds, place, block, reason, output, sameAs } = result;
    const [command = "", ...more] = block.split("\n");
    const row = [
        outcomes[outcome].padEnd(8),
        language.padEnd(3),
        way.padEnd(24),
        (sameAs === undefined ? `${seconds.toFixed(1)} s` : "same as").padStart(8),
        ...(sameAs === undefined ? [] : [`${sameAs}:`]),
        place,
        more.length > 0 ? `${command} …` : command,
    ].join("  ");
    if (outcome === "passed") return row;
    const below = [reason ?? "", ...(outcome === "failed" ? output.split("\n") : [])];
    return [row, ...below.filter((line) => line !== "").map((line) => `          ${line}`)].join("\n");
}

/** The last line: how many results there are of each outcome. */
export function summaryOf(results: readonly CourseResult[]): string {
    const count = (outcome: CourseResult["outcome"]) => results.filter((result) => result.outcome === outcome).length;
    return `${count("passed")} passed, ${count("failed")} failed, ${count("notRun")} not run`;
}
