import { errorBodyForms, faultNames, parseFault } from "@callsheet/sandbox";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { languages } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { readApi } from "../library/read-api.ts";
import { exampleOf, faultInHeader, readFaults, SandboxPage } from "./SandboxPage.tsx";
import { sandboxSamples } from "./sandbox-samples.ts";

const api = readApi();
const faults = readFaults(api);

describe("the faults", () => {
    test("are those that the sandbox has, each with what its docstring says", () => {
        expect(faults.map(({ name }) => name)).toEqual(faultNames);
        for (const { name, text, fields } of faults) {
            expect({ name, text }).not.toMatchObject({ text: "" });
            for (const { name: field, docs } of fields)
                expect({ name, field, docs }).not.toMatchObject({ docs: { text: "" } });
        }
    });

    test.each(faultNames)("%s can be asked for as the page says, in a program and in a header", (name) => {
        const example = exampleOf(name);
        expect(parseFault(JSON.stringify(example))).toEqual(example);
        expect(parseFault(faultInHeader(example))).toEqual(example);
    });

    test("and what they may be told have Gujarati words, and nothing else has", () => {
        const { faultTexts, fieldTexts } = strings.gu.sandbox;
        expect(Object.keys(faultTexts).toSorted()).toEqual(faultNames.toSorted());
        const fieldNames = faults.flatMap(({ name, fields }) => fields.map((field) => `${name}.${field.name}`));
        expect(Object.keys(fieldTexts).toSorted()).toEqual([...fieldNames, "at", "times"].toSorted());
    });
});

describe.each(languages)("the page in %s", async (language) => {
    const html = renderToStaticMarkup(
        createElement(SandboxPage, { language, api, faults, samples: await sandboxSamples() }),
    );

    test("has every fault under its name", () => {
        for (const name of faultNames) expect(html).toContain(`id="fault-${name}"`);
    });

    test("has every form of an error, as the sandbox sends it", () => {
        for (const form of errorBodyForms) expect(html).toMatch(new RegExp(`<code[^>]*>${form}</code>`));
    });
});

test("what it says of a wrong request names what is wrong", async () => {
    const { status, record } = await sandboxSamples();
    expect(status).toBe(422);
    expect(record.hint).toContain("parameters.top_k");
});
