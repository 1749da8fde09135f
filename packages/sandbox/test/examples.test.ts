/** The examples in the docstrings of helpers are whole programs: each runs unchanged against the sandbox. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as inference from "@callsheet/inference";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { isMediaKind, media } from "../src/media/media.ts";
import { useSandbox } from "../src/testing.ts";

const types = join(dirname(createRequire(import.meta.url).resolve("@callsheet/inference")), "generated/types");

/** The programs after `@example`, without the comment's asterisks. */
const examples = readdirSync(types).flatMap((name) => {
    const text = readFileSync(join(types, name), "utf8");
    return [...text.matchAll(/@example\n(.*?)\n {5}\*\//gs)].map(([, program = ""]) =>
        program.replaceAll(/^ {5}\* ?/gm, ""),
    );
});

/** The files that the programs read. */
const readFile = async (name: string): Promise<Uint8Array> => {
    const kind = name.split(".").at(-1) ?? "";
    if (!isMediaKind(kind)) throw new Error(`There is no ${name}.`);
    return media(kind, name).bytes;
};

const modules: Readonly<Record<string, unknown>> = {
    "@callsheet/inference": inference,
    "node:fs/promises": { readFile },
};

const methodIn = (program: string) => /^import \{ (\w+) \} from "@callsheet/m.exec(program)?.[1] ?? "none";

/** Runs a program as the body of a function with stubbed imports; returns its output and what it prints. */
async function run(program: string): Promise<{ output: unknown; printed: string }> {
    const body = program
        .replaceAll(/^import (\{ \w+ \}) from (".*");$/gm, "const $1 = modules[$2];")
        .concat('\nreturn typeof output === "undefined" ? undefined : output;');
    let printed = "";
    const process = { env: { HF_TOKEN: "hf_example" }, stdout: { write: (text: string) => (printed += text) } };
    // The AsyncFunction constructor is not a global.
    const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
    const output: unknown = await new AsyncFunction("modules", "process", body)(modules, process);
    return { output, printed };
}

const models = Object.fromEntries(
    Object.values<inference.Task>(inference.tasks).map(({ exampleModel, id }) => [exampleModel, id]),
);
const sandbox = useSandbox({ queuePolls: 0, models });
beforeAll(() => void vi.stubGlobal("fetch", sandbox().fetch));
afterAll(() => void vi.unstubAllGlobals());

test.each(examples.map((program) => [methodIn(program), program]))("the example of %s", async (method, program) => {
    const { output, printed } = await run(program);
    if (method.endsWith("Stream")) expect(printed).not.toBe("");
    else expect(output).toBeDefined();
    expect(sandbox().requests.at(-1)?.status).toBe(200);
});

test("every task has an example, and every stream", () => {
    const methods = Object.values<inference.Task>(inference.tasks).flatMap((task) =>
        inference.isStreamingTask(task) ? [task.method.js, `${task.method.js}Stream`] : [task.method.js],
    );
    expect(examples.map(methodIn).sort()).toEqual(methods.sort());
});
