import type { Kit } from "../run-file.ts";

/** What a program of Python needs to run. */
export async function pythonKit(_code: string): Promise<Kit> {
    throw new Error("Python does not run here yet.");
}
