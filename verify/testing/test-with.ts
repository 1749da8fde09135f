/** Tests that run system programs. They are skipped, with the reason, if a program is missing. */
import { type TestContext, test } from "vitest";
import { missing, type ProgramName } from "../../tools/machine/programs.mjs";

declare module "vitest" {
    interface TaskMeta {
        /** The missing programs for which the test was skipped. */
        lacks?: readonly ProgramName[];
    }
}

/** Skips a test if one of its programs is missing. @returns the missing programs */
export function skipWithout(names: readonly ProgramName[], { skip, task }: Pick<TestContext, "skip" | "task">) {
    const lacks = missing(names);
    if (lacks.length > 0) {
        task.meta.lacks = lacks;
        skip(`needs ${lacks.join(", ")}`);
    }
    return lacks;
}

/**
 * A `test` function for tests that run programs.
 * @example testWith("curl")("a command that fails", () => { … });
 */
export const testWith = (...names: readonly ProgramName[]) =>
    test.extend("lacks", { auto: true }, ({ skip, task }) => skipWithout(names, { skip, task }));
