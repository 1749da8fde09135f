import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { testWith } from "../../../../verify/testing/test-with.ts";
import { maxLineLength } from "../model-lines/batches.ts";
import { run } from "../run.ts";
import { callsheet } from "../testing.ts";

type Pieces = readonly (Uint8Array | string)[];

/** Runs `callsheet matrix --models -` with the input in pieces. */
async function printed(input: Pieces | string, ...words: string[]) {
    let output = "";
    let errors = "";
    const code = await run(["matrix", "--models", "-", ...words], {
        stdin: (async function* () {
            yield* typeof input === "string" ? [input] : input;
        })(),
        stdout: { write: (text) => (output += Buffer.from(text)) },
        stderr: { write: (text) => (errors += Buffer.from(text)) },
        env: {},
    });
    const entries = output
        .split("\n")
        .slice(0, -1)
        .map((line) => JSON.parse(line));
    return { code, output, errors, entries };
}

const line = (id: string, more: object = {}) => JSON.stringify({ id, pipeline_tag: "fill-mask", ...more });
const curl = ["--client", "curl"];

describe("callsheet matrix --models", () => {
    test("writes the snippets of each line, with its number", async () => {
        const input = `${line("a/b")}\n${line("c/d", { options: { inputs: "नमस्ते [MASK]" } })}\n`;
        const { code, entries, errors } = await printed(input);
        expect({ code, errors }).toEqual({ code: 0, errors: "2 lines: 12 snippets.\n" });
        expect(new Set(entries.map(({ line, model }) => `${line} ${model}`))).toEqual(new Set(["1 a/b", "2 c/d"]));
        expect(entries.find(({ id }) => id === "hf-inference/fill-mask/sh/curl/c/d").content).toContain("नमस्ते");
        expect(Object.keys(entries[0])).toEqual(
            // biome-ignore format: one list
            ["line", "id", "task", "model", "provider", "providerModelId", "language", "client", "variant", "streaming", "options", "wire", "content"],
        );
    });

    test("is narrowed as the matrix is", async () => {
        const chat = { pipeline_tag: "text-generation", tags: ["conversational"] };
        const input = `${line("a/b")}\n${line("c/d", chat)}\n`;
        const { entries } = await printed(input, "--task", "conversational", "--provider", "together", ...curl);
        expect(entries.map(({ id }) => id)).toEqual(["together/conversational/sh/curl/c/d"]);
    });

    test("takes the names of the table of options, and no misspelt one", async () => {
        const mapping = { providerId: "its-own" };
        const chat = { pipeline_tag: "text-generation", tags: ["conversational"], provider: "together", mapping };
        const options = [{ stream: true, direct: true }, { endpoint: "http://localhost:8000/v1" }, { directs: true }];
        const input = options.map((options) => line("a/b", { ...chat, options })).join("\n");
        const { code, entries, errors } = await printed(input, ...curl);
        const [direct, endpoint] = entries.map(({ content }) => content);
        expect(direct).toContain("api.together");
        expect(endpoint).toContain("http://localhost:8000/v1");
        expect(code).toBe(1);
        expect(errors).toContain("line 3: options.directs: there is no such option. Did you mean direct?");
    });

    test("reads a file", async () => {
        const folder = mkdtempSync(join(tmpdir(), "callsheet-models-"));
        onTestFinished(() => rmSync(folder, { recursive: true }));
        const file = join(folder, "models.jsonl");
        writeFileSync(file, line("a/b"));
        const { code, entries } = await printed("", ...curl, "--models", file);
        expect({ code, ids: entries.map(({ model }) => model) }).toEqual({ code: 0, ids: ["a/b"] });
    });

    test.each([
        ["ends of lines as Windows has them", `${line("a/b")}\r\n\r\n${line("c/d")}\r\n`, [1, 3]],
        ["empty lines", `\n  \n${line("a/b")}\n\n${line("c/d")}\n\n`, [3, 5]],
        ["a last line without an end", `${line("a/b")}\n${line("c/d")}`, [1, 2]],
        ["a mark of the byte order", `\ufeff${line("a/b")}\n\ufeff${line("c/d")}\n`, [1, 2]],
        [
            "separators that are no ends of lines",
            `${line("a/b", { note: "\u2028\u2029\u0085" })}\n${line("c/d")}`,
            [1, 2],
        ],
    ])("takes %s", async (_name, input, lines) => {
        const { code, entries } = await printed(input, ...curl);
        expect({ code, lines: entries.map(({ line }) => line) }).toEqual({ code: 0, lines });
    });

    test("takes nothing at all", async () => {
        expect(await printed("")).toEqual({ code: 0, output: "", errors: "0 lines: 0 snippets.\n", entries: [] });
    });

    test("counts models that have no snippets, which is no mistake", async () => {
        const { code, errors } = await printed(
            `${line("a/b", { pipeline_tag: "robotics" })}\n${line("c/d")}\n`,
            ...curl,
        );
        expect({ code, errors }).toEqual({ code: 0, errors: "2 lines: 1 snippet; 1 has none.\n" });
    });

    const broken: Pieces = [
        `${line("a/b")}\n{"id": "a`,
        `/b"\n[]\n`,
        Uint8Array.of(0x22, 0xff, 0x22, 0x0a),
        `${line("a/b", { options: { parameters: { top_k: 0 } } })}\n`,
        `"${"x".repeat(maxLineLength)}"\n${line("c/d")}\n`,
    ];
    const reasons = [
        [2, /^It is not JSON: /],
        [3, /^the model: expected an object, received \[\]\.$/],
        [4, /^It is not UTF-8\.$/],
        [5, /^fill-mask: parameters\.top_k: expected 1 or more, received 0\.$/],
        [6, /^It is longer than 1048576 bytes\.$/],
    ] as const;

    test.each(["1", "2"])(
        "passes over what cannot be read, and says which line, why, and that it did: %s jobs",
        async (jobs) => {
            const { code, entries, errors } = await printed(broken, ...curl, "--jobs", jobs);
            expect({ code, lines: entries.map(({ line }) => line) }).toEqual({ code: 1, lines: [1, 7] });
            const errorLines = errors.split("\n");
            expect(errorLines.slice(-2)).toEqual(["7 lines: 2 snippets; 5 passed over.", ""]);
            for (const [index, [line, reason]] of reasons.entries()) {
                const [, number, why] = /^line (\d+): (.*)$/.exec(errorLines[index] ?? "") ?? [];
                expect(number).toBe(String(line));
                expect(why).toMatch(reason);
            }
        },
    );

    test("keeps them in the output when asked to, with how they begin", async () => {
        const { code, entries, errors } = await printed(broken, ...curl, "--keep-problems");
        expect({ code, errors }).toEqual({ code: 0, errors: "7 lines: 2 snippets; 5 passed over.\n" });
        expect(entries.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7]);
        for (const [line, reason] of reasons) expect(entries[line - 1].problem).toMatch(reason);
        expect(entries[1].given).toBe('{"id": "a/b"');
        expect(entries[5].given).toHaveLength(500);
    });

    test.each([
        [["--jobs", "0"], "--jobs takes a whole number from 1 to 1000, or auto; received"],
        [["--jobs", "many"], "--jobs takes a whole number from 1 to 1000, or auto; received"],
        [["--models", "/no/such/file"], "The models could not be read (ENOENT"],
        [["--models", tmpdir()], "The models could not be read (EISDIR"],
        [["--provider", "together,groq"], "There is no provider"],
    ])("a mistake ends with 2: %j", async (words, message) => {
        const { code, output, errors } = await printed(line("a/b"), ...words);
        expect({ code, output }).toEqual({ code: 2, output: "" });
        expect(errors).toContain(message);
    });

    test("what belongs to --models is refused without", async () => {
        const { code, errors } = await callsheet("matrix --jobs 2");
        expect({ code, errors }).toEqual({ code: 2, errors: "--jobs and --keep-problems are for --models.\n" });
    });
});

/** Lines of all kinds; some cannot be read. */
const anyLine = fc.oneof(
    fc.constantFrom("", "  ", "{", "null", '{"id":5}', "\u0000", "\ufeff", '{"id":"a","provider":"nobody"}'),
    fc.string({ unit: "grapheme", maxLength: 8 }).map((id) => line(id)),
    fc.constantFrom("robotics", "text-to-image", "translation").map((pipeline_tag) => line("a/b", { pipeline_tag })),
    fc.string({ unit: "grapheme" }).map((inputs) => line("a/b", { options: { inputs } })),
);
const anyInput = fc
    .tuple(fc.array(anyLine, { maxLength: 150 }), fc.constantFrom("\n", "\r\n"), fc.boolean())
    .map(([lines, end, ended]) => Buffer.from(lines.join(end) + (ended ? end : "")));

/** Cuts the bytes into pieces, cycling through the given lengths. */
function cut(bytes: Uint8Array, lengths: readonly number[]): Uint8Array[] {
    const pieces: Uint8Array[] = [];
    for (let from = 0, turn = 0; from < bytes.length; turn++) {
        const length = lengths[turn % lengths.length] ?? bytes.length;
        pieces.push(bytes.subarray(from, from + length));
        from += length;
    }
    return pieces;
}

describe("what is written does not depend on", () => {
    test("where the input is cut: not even within a letter", () =>
        fc.assert(
            fc.asyncProperty(
                anyInput,
                fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1 }),
                async (bytes, lengths) => {
                    const expected = await printed([bytes], ...curl);
                    expect(await printed(cut(bytes, lengths), ...curl)).toEqual(expected);
                },
            ),
            { numRuns: 30 },
        ));

    test("how many threads share the work", () =>
        fc.assert(
            fc.asyncProperty(anyInput, fc.integer({ min: 2, max: 4 }), async (bytes, jobs) => {
                const pieces = cut(bytes, [300]);
                const alone = await printed(pieces, ...curl);
                expect(await printed(pieces, ...curl, "--jobs", String(jobs))).toEqual(alone);
            }),
            { numRuns: 4 },
        ));
});

test.each(["1", "3"])("reading waits for a reader that is slow: %s jobs", async (jobs) => {
    let read = 0;
    let writtenLines = 0;
    let drained: (() => void) | undefined;
    const running = run(["matrix", "--models", "-", ...curl, "--jobs", jobs], {
        stdin: (async function* () {
            for (; read < 100; read++) yield `${line(`a/${read}`)}\n`;
        })(),
        stdout: {
            write: () => {
                writtenLines++;
                return false;
            },
            once: (_event, listener) => {
                drained = listener;
            },
        },
        stderr: { write: () => true },
        env: {},
    });
    while (!drained) await setImmediate();
    for (let turn = 0; turn < 200; turn++) await setImmediate();
    expect({ writtenLines, isFarAhead: read > 10 }).toEqual({ writtenLines: 1, isFarAhead: false });
    let ended = false;
    const ending = running.finally(() => (ended = true));
    while (!ended) {
        drained?.();
        await setImmediate();
    }
    expect({ code: await ending, read, writtenLines }).toEqual({ code: 0, read: 100, writtenLines: 100 });
});

test("on a terminal it says how far it is, and leaves nothing of that behind", async () => {
    let errors = "";
    await run(["matrix", "--models", "-"], {
        stdin: (async function* () {
            yield `${line("a/b")}\nnot JSON\n`;
            yield `${line("c/d")}\n`;
        })(),
        stdout: { write: () => true },
        stderr: { isTTY: true, write: (text) => (errors += text) },
        env: {},
    });
    expect(errors).toContain("\r\u001b[K2 lines: 6 snippets; 1 passed over. ");
    expect(errors.split("\r\u001b[K").at(-1)).toBe("3 lines: 12 snippets; 1 passed over.\n");
});

testWith("bash").each(["1", "2"])("a reader that stops early is no error: %s jobs", (jobs) => {
    const program = fileURLToPath(new URL("../../bin/callsheet.mjs", import.meta.url));
    const models = `yes '${line("a/b")}' | "$0" "$1" matrix --models - --jobs "$2" | head -n 1; echo "\${PIPESTATUS[1]}"`;
    const { stdout, stderr } = spawnSync("bash", ["-c", models, process.execPath, program, jobs], { encoding: "utf8" });
    const [first = "", code] = stdout.split("\n");
    expect(JSON.parse(first)).toMatchObject({ line: 1, model: "a/b" });
    expect({ code, stderr }).toEqual({ code: "0", stderr: "" });
});
