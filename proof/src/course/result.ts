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
