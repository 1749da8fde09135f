/** Tests that run programs of the system: not run, with the reason, where one of those is missing. */
import { type TestContext, test } from "vitest";
import { missing, type ProgramName } from "./programs.mjs";

declare module "vitest" {
    interface TaskMeta {
        /** The programs without which the test is not run, and which are missing. */
        lacks?: readonly ProgramName[];
    }
}

/** Skips a test where one of the programs that it runs is missing. @returns those that are missing */
export function skipWithout(names: readonly ProgramName[], { skip, task }: Pick<TestContext, "skip" | "task">) {
    const lacks = missing(names);
    if (lacks.length > 0) {
        task.meta.lacks = lacks;
        skip(`needs ${lacks.join(", ")}`);
    }
    return lacks;
}

/**
 * What `test` is, for tests that run programs.
 * @example testWith("curl")("a command that fails", () => { … });
 */
export const testWith = (...names: readonly ProgramName[]) =>
    test.extend("lacks", { auto: true }, ({ skip, task }) => skipWithout(names, { skip, task }));
