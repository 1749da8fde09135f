import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseCommandLine, usageOf } from "./command-line.ts";
import { commands } from "./commands/index.ts";
import { callsheet } from "./testing.ts";

/** The value of an option as it is typed. */
const texts = fc.constantFrom("a/b", "", "-", "-1", "7", "--", "{}", "[]", "--json", "--help", "x=y", "two\nlines");

const read = (words: string) => parseCommandLine(words.split(" "), commands);

describe("parseCommandLine: a command line", () => {
    test("gives each option the value that stands behind it, whatever that looks like", () => {
        const options = commands.flatMap((command) => command.options.map((option) => ({ command, option })));
        const valued = options.filter(({ option }) => "value" in option && !("read" in option || "choices" in option));
        const property = fc.property(
            fc.constantFrom(...valued),
            texts,
            fc.boolean(),
            ({ command, option }, text, joined) => {
                const flag = `--${option.name}`;
                const argument = "argument" in command ? ["a"] : [];
                const words = joined ? [`${flag}=${text}`] : [flag, text];
                const line = parseCommandLine([command.name, ...words, ...argument], commands);
                const field = option.name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
                const value = "isRepeatable" in option ? [text] : text;
                expect(line).toMatchObject({ kind: "run", command: { name: command.name }, flags: { [field]: value } });
            },
        );
        fc.assert(property, { numRuns: 500 });
    });

    test.each([
        ["snippet a/b", {}],
        ["snippet a/b --provider-model=x=y --stream --keyless", { providerModel: "x=y", stream: true, keyless: true }],
        ["snippet --max-tokens 9 a/b --temperature -0", { maxTokens: 9, temperature: -0 }],
        ["snippet a/b --task x --task y", { task: "y" }],
        ["run a/b --file cat.png", { file: "cat.png" }],
    ])("%s", (words, flags) => {
        expect(read(words)).toMatchObject({ kind: "run", argument: "a/b", flags });
    });

    test.each([
        ["sandbox", [], { port: undefined, seed: 0, pace: "natural", host: "127.0.0.1" }],
        ["sandbox a --port 3", ["a"], { port: 3 }],
        ["sandbox --pace fast -- a --port 3 --help", ["a", "--port", "3", "--help"], { port: undefined, pace: "fast" }],
        ["sandbox --fail 503:0.2 --fail=late:1", [], { fail: ["503:0.2", "late:1"] }],
        ["docs", [], { format: "text" }],
        ["docs --check a b", ["a", "b"], { check: true, format: "text" }],
    ])("%s", (words, argument, flags) => {
        const line = read(words);
        expect(line).toMatchObject({ kind: "run", argument });
        if (line.kind === "run") expect({ port: undefined, ...line.flags }).toMatchObject(flags);
    });

    test.each([
        ["snippet", "error: missing required argument 'model'"],
        ["snippet a b", "error: too many arguments for 'snippet'. Expected 1 argument but got 2: a, b."],
        ["matrix a", "error: too many arguments for 'matrix'. Expected 0 arguments but got 1: a."],
        ["snippet a --task", "error: option '--task <task>' argument missing"],
        ["snippet a --stream=x", "error: option '--stream' takes no value"],
        ["sandbox --fail", "error: option '--fail <fault:chance>' argument missing"],
        ["sandbox --pace fasst", "Allowed choices are natural, fast.\n(Did you mean fast?)"],
        ["snippet a --tasc x", "error: unknown option '--tasc'\n(Did you mean one of --task, --tags?)"],
        ["sandbox --prot 1", "error: unknown option '--prot'\n(Did you mean --port?)"],
        ["snippet a -x", "error: unknown option '-x'\n(add --help for all options)"],
        ["--hlp", "error: unknown option '--hlp'\n(Did you mean --help?)"],
        ["help snipet", "error: unknown command 'snipet'\n(Did you mean snippet?)"],
        ["zzz", "error: unknown command 'zzz'\n(add --help for all options)"],
    ])("%s ends with 2 and says what is wrong", async (words, message) => {
        const { code, output, errors } = await callsheet(words);
        expect({ code, output }).toEqual({ code: 2, output: "" });
        expect(errors).toContain(message);
        expect(errors.endsWith("(add --help for all options)\n")).toBe(true);
    });
});

describe("the help", () => {
    test.each(["--help", "-h", "help", "help --help"])("of the program is printed for %s", async (words) => {
        const { code, output } = await callsheet(words);
        expect(code).toBe(0);
        expect(output).toMatch(/^Usage: callsheet \[options\] \[command\]\n/);
        for (const { name } of commands) expect(output).toMatch(new RegExp(`^  ${name} \\[options\\]`, "m"));
    });

    test.each(commands)("of $name has its argument, its options and what follows them", async (command) => {
        const { code, output } = await callsheet(`${command.name} --help`);
        expect({ code, output }).toEqual(
            await callsheet(`help ${command.name}`).then(({ errors: _, ...rest }) => rest),
        );
        for (const option of command.options) expect(output).toContain(`\n  ${usageOf(option)} `);
        if ("argument" in command) expect(output).toContain(` ${command.argument.usage}\n`);
        if ("help" in command) expect(output.endsWith(`${command.help}\n`)).toBe(true);
    });

    test("fits into the terminal, and says defaults and choices", async () => {
        const maxWidth = (text: string) => Math.max(...text.split("\n").map((line) => line.length));
        expect(maxWidth((await callsheet("snippet --help")).output)).toBeLessThanOrEqual(80);
        const wide = await callsheet("snippet --help", { isTTY: true, columns: 120 });
        expect(maxWidth(wide.output)).toBeGreaterThan(80);
        expect(maxWidth(wide.output)).toBeLessThanOrEqual(120);
        const { output } = await callsheet("help sandbox", { isTTY: true, columns: 200 });
        expect(output).toContain('(default: "127.0.0.1")');
        expect(output).toContain('(choices: "natural", "fast", default: "natural")');
    });

    test.each(["--version", "-V", "snippet --version"])("%s prints the version only", async (words) => {
        expect((await callsheet(words)).output).toMatch(/^\d+\.\d+\.\d+\n$/);
    });
});
