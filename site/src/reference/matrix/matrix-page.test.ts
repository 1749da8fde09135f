import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { languages } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { readApi } from "../library/read-api.ts";
import { exampleLine, leaves, MatrixPage } from "./MatrixPage.tsx";

const api = readApi();
const fields = api.find(({ name }) => name === "MatrixEntry")?.members.map(({ name }) => name) ?? [];
const line = exampleLine();

test("the fields of a line are those of its type, and each has Gujarati words", () => {
    expect(fields).toEqual(expect.arrayContaining(Object.keys(line)));
    expect(Object.keys(strings.gu.matrix.fieldTexts).toSorted()).toEqual(fields.toSorted());
});

test("the leaves are written as the matrix writes them", () => {
    const leafValues = Object.fromEntries(leaves().map(({ name, text }) => [name, JSON.parse(text)]));
    expect(leafValues).toEqual({
        secret: ["Bearer ", { $secret: "HF_TOKEN" }],
        file: { $file: "cats.jpg" },
        base64: { $base64: { $file: "cats.jpg" } },
        dataUrl: { $dataUrl: { $file: "cats.jpg" }, type: "image/jpeg" },
    });
});

describe.each(languages)("the page in %s", (language) => {
    const html = renderToStaticMarkup(createElement(MatrixPage, { language, api, line }));

    test("has every field, and a line as it is", () => {
        for (const field of fields) expect(html).toContain(`<b>${field}</b>`);
        expect(html).toContain(line.id);
    });
});
