/** JavaScript in the page, in real Chromium: the events of a program, and every task with every client, as in Node. */
import { taskIds } from "@callsheet/inference";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setCover } from "../../verify/proof/src/covering-entries.ts";
import { matrixPrograms } from "../../verify/proof/src/matrix-programs.ts";
import type { Program } from "../../verify/proof/src/program.ts";
import { hubPlaceholder } from "../src/run/placeholder-token.ts";
import { type RunEvent, runFailures } from "../src/run/protocol.ts";
import {
    failureOf,
    javascript,
    openRunPage,
    printed,
    problemsInPage,
    type RunInPageOptions,
    type RunPage,
    runIn,
} from "./run-page.ts";

let runPage: RunPage;

beforeAll(async () => {
    runPage = await openRunPage();
});
afterAll(async () => {
    await runPage.close();
    expect(runPage.complaints).toEqual([]);
});

describe("a page that is opened for the first time", () => {
    let context: BrowserContext;
    let page: Page;

    beforeEach(async () => {
        runPage.host.reach(true);
        context = await runPage.browser.newContext();
        page = await context.newPage();
        await page.goto(runPage.host.origin);
    });
    afterEach(() => context.close());

    const run = (code: string, options: RunInPageOptions = {}): Promise<RunEvent[]> =>
        runIn(page, javascript(code), options);

    test("is loaded with progress the first time, and not again; what it prints comes in its order", async () => {
        const events = await run('console.log("one"); console.error("two"); process.stdout.write("three");');
        const loading = events.flatMap((event) => (event.kind === "loading" ? [event] : []));
        expect(loading[0]?.loaded).toBe(0);
        expect(loading.at(-1)?.loaded).toBe(loading[0]?.total);
        expect(events.flatMap((event) => (event.kind === "output" ? [event.text] : []))).toEqual([
            "one\n",
            "two\n",
            "three",
        ]);
        expect(events.at(-1)?.kind).toBe("ended");
        const again = await run('console.log("one");');
        expect(again.map(({ kind }) => kind)).toEqual(["started", "output", "ended"]);
    });

    test("runs without a network once it has run with one, and says which file is missing where it has not", async () => {
        const code = 'import { InferenceClient } from "@callsheet/inference"; console.log(typeof InferenceClient);';
        await run(code);
        runPage.host.reach(false);
        expect(printed(await run(code))).toBe("function\n");
        const other = failureOf(await run('import OpenAI from "openai"; console.log(typeof OpenAI);'));
        expect(other).toMatchObject({ name: runFailures.notLoaded, message: expect.stringContaining("/run/openai.") });
    });

    test("ends as Node ends it: when nothing is left that could happen", async () => {
        const events = await run(`
setTimeout(() => console.log("later"), 60);
const forgotten = setInterval(() => {}, 10);
forgotten.unref();
fetch("https://router.huggingface.co/v1/models").then((response) => console.log(response.status));
console.log("first");
`);
        expect(printed(events).split("\n").sort()).toEqual(["", "200", "first", "later"]);
        expect(events.at(-1)?.kind).toBe("ended");
    });

    test.for<readonly [string, string, Partial<Extract<RunEvent, { kind: "failed" }>>]>([
        ["throws", "const a = 1;\n\nnull.x;", { name: "TypeError", line: 3 }],
        [
            "rejects unseen",
            "const f = async () => {\n  throw new RangeError('far');\n};\nf();\nawait 0;\nsetTimeout(() => {}, 1000);",
            { name: "RangeError", message: "far", line: 2 },
        ],
        ["throws later", "setTimeout(() => {\n  undefinedName;\n}, 1);", { name: "ReferenceError", line: 2 }],
        ["throws what is no error", "throw 'text';", { name: "Uncaught", message: "'text'" }],
        ["imports what is not there", "\nimport x from 'lodash';", { name: "ERR_MODULE_NOT_FOUND", line: 2 }],
        [
            "reads what is not there",
            "import fs from 'node:fs';\nfs.readFileSync('cats.jpg');",
            { name: "Error", line: 2 },
        ],
        ["is not JavaScript", "const = 1;", { name: "SyntaxError" }],
        ["leaves with a code", "process.exit(3); console.log('never');", { name: runFailures.exit, message: "3" }],
        ["sets a code", "process.exitCode = 2;", { name: runFailures.exit, message: "2" }],
    ])("that %s is told to fail, and where", async ([, code, expected]) => {
        const events = await run(code);
        expect(failureOf(events)).toMatchObject(expected);
        expect(JSON.stringify(failureOf(events))).not.toContain("blob:");
        expect(printed(events)).toBe("");
    });

    test("that leaves with nothing to say has ended", async () => {
        const events = await run("console.log('x'); process.exit(); console.log('never');");
        expect(printed(events)).toBe("x\n");
        expect(events.at(-1)?.kind).toBe("ended");
    });

    test("finds its files and its variables, and the page has what it writes", async () => {
        const events = await runIn(page, {
            language: "js",
            code: `
import fs from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
console.log(fs.readFileSync("cats.txt", "utf8"), process.env.COLOUR, process.env.HF_TOKEN);
await writeFile(path.join("out", "made.bin"), Buffer.from([1, 2, 3]));
console.log((await readFile("out/made.bin")).length);
`,
            files: [{ name: "cats.txt", bytes: new Uint8Array([99, 97, 116]) }],
            environment: { COLOUR: "green" },
            network: "sandbox",
        });
        expect(printed(events)).toBe(`cat green ${hubPlaceholder}\n3\n`);
        expect(events.filter(({ kind }) => kind === "file")).toEqual([
            { kind: "file", name: "out/made.bin", bytes: new Uint8Array([1, 2, 3]) },
        ]);
    });

    test("streams: its text comes before it has ended", async () => {
        const events = await run(
            `
import { InferenceClient } from "@callsheet/inference";
const client = new InferenceClient(process.env.HF_TOKEN);
const stream = client.chatCompletionStream({ model: "meta-llama/Llama-3.1-8B-Instruct", messages: [{ role: "user", content: "Say something of some length, please." }] });
for await (const event of stream) process.stdout.write(event.choices[0]?.delta.content ?? "");
`,
            { pace: "natural" },
        );
        const kinds = events.map(({ kind }) => kind);
        expect(kinds.indexOf("output")).toBeLessThan(kinds.indexOf("response-end"));
        expect(events.filter(({ kind }) => kind === "output").length).toBeGreaterThan(2);
    });

    test("is answered the same whenever it is run", async () => {
        const code = `
import { InferenceClient } from "@callsheet/inference";
const client = new InferenceClient(process.env.HF_TOKEN);
const messages = [{ role: "user", content: "Hello" }];
console.log(await client.chatCompletion({ model: "meta-llama/Llama-3.1-8B-Instruct", messages }));
`;
        expect(printed(await run(code))).toBe(printed(await run(code)));
    });

    test("a request by itself is sent whole, and all of its answer comes", async () => {
        const events = await runIn(page, {
            language: "http",
            request: {
                method: "POST",
                url: "https://router.huggingface.co/hf-inference/models/ProsusAI/finbert",
                headers: { Authorization: `Bearer ${hubPlaceholder}`, "Content-Type": "application/json" },
                body: { format: "json", value: { inputs: "Profits rose." } },
            },
            files: [],
            network: "sandbox",
        });
        const [request] = events.flatMap((event) => (event.kind === "request" ? [event] : []));
        expect(new TextDecoder().decode(request?.body)).toBe('{"inputs":"Profits rose."}');
        expect(request?.headers).toContainEqual(["authorization", `Bearer ${hubPlaceholder}`]);
        const body = events.flatMap((event) => (event.kind === "piece" ? [event.bytes] : []));
        expect(JSON.parse(Buffer.concat(body).toString())).toEqual(expect.arrayContaining([expect.any(Object)]));
        expect(events.slice(-2).map(({ kind }) => kind)).toEqual(["response-end", "ended"]);
    });
});

/** The rows of the matrix that run: without options, and streamed. */
const rows = ["plain", "streamed"];

/**
 * A few programs that cover all: each client with the task, whole and streamed, and each provider that serves the task.
 * One model per provider is enough.
 */
function programsOf(task: Program["task"]): readonly Program[] {
    const rowOf = ({ id }: Program): string => id.slice(id.lastIndexOf("/") + 1);
    const programs = matrixPrograms({ task }).filter((one) => one.language === "js" && rows.includes(rowOf(one)));
    return setCover(programs, (program) => [
        `${program.client} ${rowOf(program)}`,
        `${program.provider}`,
        ...(program.wire.url.includes("/responses") ? [`${program.client} responses`] : []),
    ]);
}

/** Processes a few items at a time, since programs mostly wait for a queue or a stream. */
async function inTurns<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
    const waiting = items.values();
    const work = async () => {
        for (const item of waiting) await act(item);
    };
    await Promise.all(Array.from({ length: 6 }, work));
}

describe("a program of JavaScript in the page", () => {
    test.for(taskIds)("sends what it is to send, and prints or saves the answer: %s", async (task) => {
        const programs = programsOf(task);
        const problems: string[] = [];
        await inTurns(programs, async (program) => {
            problems.push(...(await problemsInPage(runPage.page, program)));
        });
        expect(problems).toEqual([]);
        expect(new Set(programs.map(({ client }) => client)).size).toBeGreaterThan(1);
    });
});
