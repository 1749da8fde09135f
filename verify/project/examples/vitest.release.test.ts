/** The example of tests with Vitest and node:test, and the same tests with Jest, from the packed package. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { installExample, installPacked, runIn } from "../../testing/packed-project.ts";

/** The tests read what they are started from: without these, Vitest and Node would believe that we run them as parts. */
const env = { VITEST: undefined, VITEST_WORKER_ID: undefined, NODE_TEST_CONTEXT: undefined, NODE_ENV: undefined };

test("its tests pass, with Vitest, node:test and Jest", async () => {
    const folder = await installExample("vitest");
    expect(await runIn(folder, "npm", ["test"], { env })).toMatchObject({
        status: 0,
        output: expect.stringContaining("4 passed"),
    });
    expect(await runIn(folder, "npm", ["run", "test:node"], { env })).toMatchObject({
        status: 0,
        output: expect.stringContaining("pass 2"),
    });

    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const jest = { ...manifest.devDependencies, jest: "^30.0.0", "@jest/globals": "^30.0.0" };
    writeFileSync(join(folder, "package.json"), JSON.stringify({ ...manifest, devDependencies: jest }));
    await installPacked(folder);
    const tests = join(folder, "test/support.test.js");
    writeFileSync(tests, readFileSync(tests, "utf8").replace('"vitest"', '"@jest/globals"'));
    const modules = { ...env, NODE_OPTIONS: "--experimental-vm-modules" };
    expect(await runIn(folder, "npx", ["jest", "test/support.test.js"], { env: modules })).toMatchObject({
        status: 0,
        output: expect.stringContaining("4 passed"),
    });
});
