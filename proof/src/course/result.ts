/** How one block of the course went. */
export type CourseResult = {
    readonly chapter: string;
    readonly language: string;
    /** Where it ran; `text` for what is wrong with a chapter before anything runs. */
    readonly way: "terminal" | "terminal without python" | "notebook" | "page" | "none" | "text";
    /** What was run, or the output that was compared. */
    readonly block: string;
    /** `file:line`, from the root of the repository. */
    readonly place: string;
    readonly outcome: "passed" | "failed" | "notRun";
    /** Why it failed or was not run. */
    readonly reason?: string;
    /** The end of what it printed. */
    readonly output: string;
    readonly seconds: number;
    /** Where the block stands that was run in its place: the same in every byte, on a machine where all was the same. */
    readonly sameAs?: string;
};
