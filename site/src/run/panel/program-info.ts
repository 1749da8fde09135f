/** The call and the files of a program that a page shows. */
import type { Call } from "@callsheet/inference/providers";
import type { ProgramFile } from "../protocol.ts";
import { readCall } from "./runnable-call.ts";

export type ProgramInfo = {
    /** The program's call; absent if it makes several calls or none. */
    readonly call?: Call;
    /** The files that it reads, in addition to the call's. */
    readonly files: readonly ProgramFile[];
};

/**
 * @param call written by `writeCall`
 * @param files the names and texts of the files, as JSON
 */
export function readProgramInfo(call: string | undefined, files = "[]"): ProgramInfo {
    // The page only passes its own data, so it needs no validation.
    const texts: readonly (readonly [name: string, text: string])[] = JSON.parse(files);
    return {
        ...(call !== undefined && { call: readCall(call) }),
        files: texts.map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) })),
    };
}
