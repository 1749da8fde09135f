/** Tests that run programs of the system: not run, with the reason, where one of those is missing. */
import { test } from "vitest";
import { missing, type ProgramName } from "./programs.mjs";

declare module "vitest" {
    interface TaskMeta {
        /** The programs without which the test is not run, and which are missing. */
        lacks?: readonly ProgramName[];
    }
}

/**
 * What `test` is, for tests that run programs.
 * @example testWith("curl")("a command that fails", () => { … });
 */
export function testWith(...names: readonly ProgramName[]) {
    const lacks = missing(names);
    return test.extend("lacks", { auto: true }, ({ skip, task }) => {
        if (lacks.length > 0) {
            task.meta.lacks = lacks;
            skip(`needs ${lacks.join(", ")}`);
        }
        return lacks;
    });
}
