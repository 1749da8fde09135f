// @needs bash, curl, jq, python, venv
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { openApplication } from "./application.ts";
import { freshMachine, makeSharedResources } from "./machine.ts";

const shared = await makeSharedResources();
const folder = await mkdtemp(join(tmpdir(), "callsheet-application-"));
afterAll(() => Promise.all([shared.remove(), rm(folder, { recursive: true })]));

const serves = `import { createServer } from "node:http";
const server = createServer((request, response) => response.end("here"));
server.listen(0, "127.0.0.1", () => console.log("It is at http://127.0.0.1:" + server.address().port + "/"));
process.on("SIGINT", () => { console.log("stopped"); process.exit(); });`;

/** Runs a command in an application that consists of these two programs. */
async function run(text: string, { start = serves, tests = "" }, limitSeconds = 300) {
    await mkdir(join(folder, "node_modules"), { recursive: true });
    await writeFile(
        join(folder, "package.json"),
        '{ "scripts": { "start": "node start.mjs", "test": "node test.mjs" } }',
    );
    await writeFile(join(folder, "start.mjs"), start);
    await writeFile(join(folder, "test.mjs"), tests);
    const machine = await freshMachine(shared, true);
    const application = await openApplication(machine, limitSeconds, folder);
    const ran = await application.run({ kind: "sh", text, app: true, place: { file: "1.mdx", line: 1 } });
    await application.end();
    await machine.remove();
    return ran;
}

describe("npm start", () => {
    test("has started it when the address that it prints answers, and is stopped then", async () => {
        const { failure, stdout } = await run("npm start", {});
        expect(failure).toBeUndefined();
        expect(stdout).toContain("stopped");
    });

    test.each([
        [
            "ends by itself",
            "console.log('http://127.0.0.1:9/'); setTimeout(() => process.exit(3), 500);",
            "status 3",
            300,
        ],
        ["ends well, and too early", "", "status 0", 300],
        [
            "never answers",
            "console.log('http://127.0.0.1:9/'); setInterval(() => {}, 1000);",
            "longer than 2 seconds",
            2,
        ],
    ])("fails where the application %s", async (_, start, why, limitSeconds) => {
        expect((await run("npm start", { start }, limitSeconds)).failure?.why).toContain(why);
    });
});

describe("npm test", () => {
    test("passes where it ends well, in a folder with nothing installed", async () => {
        const tests = "import { existsSync } from 'node:fs'; console.log(existsSync('node_modules'), process.cwd());";
        const { failure, stdout } = await run("npm test", { tests });
        expect(failure).toBeUndefined();
        expect(stdout).toContain("false /home/asha/answering-notes");
    });

    test("fails where it does not", async () => {
        const { failure, stderr } = await run("npm test", { tests: "throw new Error('no note')" });
        expect(failure?.why).toBe("ended with status 1");
        expect(stderr).toContain("no note");
    });
});
