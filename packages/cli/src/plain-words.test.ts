import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { commands } from "./commands/index.ts";
import { readPlainWords } from "./plain-words.ts";
import { runProgram } from "./program.ts";

afterEach(() => vi.restoreAllMocks());

const quiet = { stdin: (async function* () {})(), stdout: { write() {} }, stderr: { write() {} }, env: {} };

/** How commander parses the words: the command it would run, or its exit code or error. */
async function readByCommander(words: readonly string[]): Promise<unknown> {
    let asked: unknown;
    for (const command of commands) {
        vi.spyOn(command, "act").mockImplementation(async (_terminal, argument, flags) => {
            asked = { name: command.name, argument, flags };
        });
    }
    try {
        const code = await runProgram(words, quiet);
        return asked ?? code;
    } catch (error) {
        return String(error);
    }
}

/** How the simple parser parses the words; undefined if they are not simple. */
function readPlainly(words: readonly string[]): unknown {
    try {
        const asked = readPlainWords(words, commands);
        return asked && { name: asked.command.name, argument: asked.argument, flags: asked.flags };
    } catch (error) {
        return String(error);
    }
}

const values = ["a/b", "", "-", "-1", "7", "{}", "[]", "--json", "x=y", "two\nlines"];
const option = fc.constantFrom(...commands.flatMap(({ options }) => options.map(({ flags }) => flags)));
const given = fc.tuple(option, fc.constantFrom(...values), fc.boolean()).map(([flags, value, isJoined]) => {
    const [long = "", wanted] = flags.split(" ");
    if (wanted === undefined) return [long];
    return isJoined ? [`${long}=${value}`] : [long, value];
});
const word = fc.constantFrom(
    ...values,
    "--",
    "--help",
    "-h",
    "--version",
    "--stream=x",
    "--tasc",
    "--no-stream",
    "---",
);
const name = fc.constantFrom(...commands.map((command) => command.name), "help", "--json", "snipet");
const line = fc
    .tuple(
        name,
        fc.array(
            fc.oneof(
                { arbitrary: given, weight: 3 },
                word.map((one) => [one]),
            ),
            { maxLength: 5 },
        ),
    )
    .map(([first, rest]) => [first, ...rest.flat()]);

describe("plain words", () => {
    test("are read as commander reads them, whatever they are", async () => {
        let read = 0;
        const property = fc.asyncProperty(line, async (words) => {
            const plainly = readPlainly(words);
            if (plainly === undefined) return;
            read += 1;
            expect(await readByCommander(words)).toEqual(plainly);
        });
        await fc.assert(property, { numRuns: 1000 });
        // A parser that leaves everything to commander would agree with it, too.
        expect(read).toBeGreaterThan(50);
    });

    test.each([
        ["snippet a/b", { key: true }],
        ["snippet a/b --provider-model=x=y --stream --no-key", { key: false, providerModel: "x=y", stream: true }],
        ["snippet --max-tokens 9 a/b --temperature -0", { key: true, maxTokens: 9, temperature: -0 }],
        ["run a/b --file cat.png", { file: "cat.png" }],
    ])("%s", (words, flags) => {
        expect(readPlainly(words.split(" "))).toMatchObject({ argument: "a/b", flags });
    });

    test.each(["", "snippet", "snippet a/b c/d", "snippet a/b --help", "snippet a/b --tasc x", "snippet a/b --task"])(
        "%j is left to commander",
        (words) => {
            expect(readPlainly(words.split(" "))).toBeUndefined();
        },
    );
});
