import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { languages } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { CommandLine, variablesOf, wordsOfCommand, wordsOfHelp, wordsOfPart } from "./CommandLine.tsx";
import { commands as all } from "./commands.ts";
import { exampleRuns } from "./examples.ts";

const shown = await exampleRuns();

test("the help after the options is a part of a command", () => {
    expect(all.find(({ name }) => name === "matrix")?.help).toContain("Exit codes: 0");
});

describe.each(languages)("the page in %s", (language) => {
    const html = renderToStaticMarkup(createElement(CommandLine, { language, commands: all, runs: shown }));

    test.each(all)("has the command $name with its arguments and options", ({ name, arguments: args, options }) => {
        expect(html).toContain(`id="${name}"`);
        for (const option of options) expect(html).toContain(`id="${name}${option.name}"`);
        for (const argument of args)
            expect(html).toContain(`<b>${argument.usage.replace("<", "&lt;").replace(">", "&gt;")}</b>`);
    });

    test("has every exit code and every variable", () => {
        for (const code of Object.keys(strings[language].commandLine.codes)) expect(html).toContain(`>${code}</code>`);
        for (const [variable] of variablesOf(language)) expect(html).toContain(`>${variable}</code>`);
    });
});

test.each(all)(
    "in Gujarati all of $name has Gujarati words",
    ({ name, description, arguments: args, options, help }) => {
        const texts = [
            wordsOfCommand("gu", name, description),
            ...(help === "" ? [] : [wordsOfHelp("gu", name, help)]),
            ...args.map((argument) => wordsOfPart("gu", name, argument.name, argument.description)),
            ...options.map((option) => wordsOfPart("gu", name, option.name, option.description)),
        ];
        expect(texts.filter(({ isEnglish }) => isEnglish)).toEqual([]);
    },
);

test("nothing is said of an option that no command has", () => {
    const known = all.flatMap(({ name, arguments: args, options }) =>
        [...args, ...options].flatMap((part) => [part.name, `${name} ${part.name}`]),
    );
    const { parts, commands: commandTexts, helps } = strings.gu.commandLine;
    expect(Object.keys(parts).filter((name) => !known.includes(name))).toEqual([]);
    expect(
        Object.keys({ ...commandTexts, ...helps }).filter((name) => !all.some((command) => command.name === name)),
    ).toEqual([]);
});

describe("what is shown of a command", () => {
    test.each(all)("of $name is a run that printed something", ({ name }) => {
        expect(shown[name]?.length).toBeGreaterThan(0);
        for (const { typed, output } of shown[name] ?? []) {
            expect(typed).toMatch(new RegExp(`^callsheet ${name}\\b`));
            expect(output).not.toBe("");
        }
    });

    test("is the same whenever it is run", async () => {
        expect(await exampleRuns()).toEqual(shown);
    });
});
