/** Runs a program in the page, isolated from it. */
import { bytesToFetch, fetchFiles } from "./fetch-files.ts";
import { openFrame } from "./frame.ts";
import javascriptWorker from "./javascript/javascript.ts?run-worker";
import { librariesIn } from "./javascript/library-names.ts";
import type { RunnableProgram } from "./protocol.ts";
import type { Kit } from "./run-file.ts";
import { createRunner } from "./runner.ts";

/** The page's only runner: its programs share the workers. */
export const pageRunner = createRunner({ kitOf, bytesToFetch, fetchFiles, openFrame });

/**
 * The files that a program needs to run.
 *
 * @param signal aborts the request for the list of Python's archives
 * @throws FileNotLoaded, NoPython
 */
async function kitOf(program: RunnableProgram, signal: AbortSignal): Promise<Kit> {
    switch (program.language) {
        case "js": {
            const { libraries } = await import("./javascript/libraries.ts");
            const names = librariesIn(program.code);
            const parts = Object.fromEntries(names.map((name) => [name, libraries[name]]));
            return { worker: javascriptWorker, parts, isKept: false };
        }
        case "http":
            return { worker: javascriptWorker, parts: {}, isKept: false };
        case "python": {
            const { pythonKit } = await import("./python/python-kit.ts");
            return await pythonKit(program.code, signal);
        }
    }
}
