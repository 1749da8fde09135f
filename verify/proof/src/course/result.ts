/** The result of one block of the course. */
export type CourseResult = {
    readonly chapter: string;
    readonly language: string;
    /** Where it ran; `text` for an error in a chapter that was found before anything ran. */
    readonly way: "terminal" | "terminal without python" | "notebook" | "page" | "none" | "text";
    /** The command that was run, or the output that was compared. */
    readonly block: string;
    /** `file:line`, relative to the repository root. */
    readonly place: string;
    readonly outcome: "passed" | "failed" | "notRun";
    /** Why it failed or was not run. */
    readonly reason?: string;
    /** The end of its output. */
    readonly output: string;
    readonly seconds: number;
    /** The `file:line` of the identical block that was run instead. */
    readonly sameAs?: string;
};

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
