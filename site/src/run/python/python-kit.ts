/** What a Python program needs to run: the worker, the interpreter, and the libraries that it imports. */
import type { Kit } from "../run-file.ts";
import { archivesFor } from "./archives-for.ts";
import archives from "./build/python.archives";
import worker from "./python-worker.ts?run-worker";

export async function pythonKit(code: string): Promise<Kit> {
    const parts = Object.fromEntries(archivesFor(code).map((name) => [name, archives[name]]));
    return { worker, parts, isKept: true };
}
