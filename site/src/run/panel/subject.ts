/** What a page knows of a program that it shows. */
import type { Call } from "@callsheet/inference/providers";
import type { ProgramFile } from "../protocol.ts";
import { readCall } from "./runnable-call.ts";

export type Subject = {
    /** The call that it makes; absent for a program that makes several, or none. */
    readonly call?: Call;
    /** The files that it finds besides those of the call. */
    readonly files: readonly ProgramFile[];
};

/**
 * @param call as `writeCall` wrote it
 * @param files the names and texts of files, as JSON
 */
export function readSubject(call: string | undefined, files = "[]"): Subject {
    // Only what this very page was written with is read.
    const texts: readonly (readonly [name: string, text: string])[] = JSON.parse(files);
    return {
        ...(call !== undefined && { call: readCall(call) }),
        files: texts.map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) })),
    };
}
