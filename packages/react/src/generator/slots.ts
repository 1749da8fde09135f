/** What a page can draw in the generator itself. */
import type { TaskId } from "@callsheet/inference/tasks";
import type { LanguageId } from "@callsheet/snippets";
import type { ReactNode } from "react";

/** Code that the generator shows: a program, the HTTP request, or the shape of the output. */
export type ShownCode = {
    /** The language of the program, or what the code is. */
    readonly kind: LanguageId | "http" | "output";
    /** The highlighted code: a `code` element. */
    readonly children: ReactNode;
};

/** A program that the generator shows, or the HTTP request. */
export type ShownProgram = {
    /** The language of the program; `request` for the HTTP request. */
    readonly language: LanguageId | "request";
    /** The client of the program; empty for the HTTP request. */
    readonly client: string;
    /** The task that it calls. */
    readonly task: TaskId;
    /** The id of the provider. */
    readonly provider: string;
    /** The id of the model. */
    readonly model: string;
    /** Whether it is shown beside the selected one, for comparison. */
    readonly isBeside: boolean;
};
