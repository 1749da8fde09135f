import vm from "node:vm";
import { base64, dataUrl, file, type HeaderValue, secret } from "@callsheet/inference";
import fc from "fast-check";
import { format } from "prettier";
import { describe, expect, test } from "vitest";
import { propertyRuns } from "../../../../../verify/testing/property-runs.ts";
import { type Code, local, printCode, text, type Value } from "../../code/index.ts";
import { anyJson, anyText, assignedJson, assignedText } from "../../code/testing/values.ts";
import { js } from "./literals.ts";

const evaluate = (code: Code, globals: object = {}): unknown => vm.runInNewContext(printCode(code), { ...globals });
const prettier = (source: string) => format(source, { parser: "babel", tabWidth: 4 });
const stays = async (code: Code) => {
    const printed = printCode(code);
    expect(printed).toBe(await prettier(printed));
};

describe("javascript literals", () => {
    test("every JSON value survives the trip through JavaScript", () =>
        fc.assert(
            fc.property(anyJson, (value) => {
                expect(evaluate(js`JSON.stringify(${value});`)).toBe(JSON.stringify(value));
            }),
            { numRuns: propertyRuns(500) },
        ));

    test("no value closes an HTML script element or opens a comment in it", () =>
        fc.assert(
            fc.property(anyJson, (value) => {
                expect(printCode(js`x = ${value};`)).not.toMatch(/<\/script|<!--/i);
            }),
        ));

    test("no value leaves an invisible character in the program", () =>
        fc.assert(
            fc.property(anyJson, (value) => {
                expect(printCode(js`x = ${value};`)).not.toMatch(
                    /(?![ \n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}]/u,
                );
            }),
        ));

    test("a text with secrets is the text that is sent", () =>
        fc.assert(
            fc.property(anyText, anyText, anyText, (before, between, after) => {
                const value: HeaderValue = [before, secret("HF_TOKEN"), between, secret("OTHER"), after];
                const process = { env: { HF_TOKEN: "hf_secret", OTHER: `\${x}\`` } };
                expect(evaluate(js`x = ${text(value)};`, { process })).toBe(
                    `${before}hf_secret${between}\${x}\`${after}`,
                );
            }),
        ));

    test.each<[Value, string]>([
        [-0, "-0"],
        [1e21, "1e21"],
        [1e-7, "1e-7"],
        [Number.NaN, "null"],
        [`a"b`, `'a"b'`],
        [`a"b'c`, `"a\\"b'c"`],
        ["\n\u2028\ud800\u{e0001}", `"\\n\\u2028\\ud800\\u{e0001}"`],
        ["</script>", `"<\\/script>"`],
        [{}, "{}"],
        [[], "[]"],
        [[1, undefined], "[1, null]"],
        [{ a: undefined, b: 1 }, "{\n    b: 1,\n}"],
        [{ "a-b": 1, c: 2, 1: 3 }, '{\n    1: 3,\n    "a-b": 1,\n    c: 2,\n}'],
        [JSON.parse('{"__proto__": 1}'), '{\n    ["__proto__"]: 1,\n}'],
        [secret("HF_TOKEN"), "process.env.HF_TOKEN"],
        [text("Bearer ", [secret("HF_TOKEN")]), `\`Bearer \${process.env.HF_TOKEN}\``],
        [text("application/", "json"), '"application/json"'],
        [text("https://a.example/", local("id"), "/`"), "`https://a.example/${id}/\\``"],
    ])("%o is printed as %s", (value, printed) => expect(printCode(js`${value}`)).toBe(`${printed}\n`));

    test("files are read with node:fs, which is imported once", () => {
        const cat = file("cat.png", "image/png");
        const code = js`
            const cats = ${{ file: cat, base64: base64(cat), url: dataUrl(cat, "image/png") }};
        `;
        expect(printCode(code)).toBe(
            [
                'import fs from "node:fs";',
                "",
                "const cats = {",
                '    file: fs.readFileSync("cat.png"),',
                '    base64: fs.readFileSync("cat.png", "base64"),',
                `    url: \`data:image/png;base64,\${fs.readFileSync("cat.png", "base64")}\`,`,
                "};",
                "",
            ].join("\n"),
        );
    });
});

describe("Prettier leaves every printed program as it is", () => {
    const places: Record<string, (value: Value) => Code> = {
        "an assignment": (value) => js`const messages = ${value};`,
        "a property": (value) => js`
            send({
                inputs: ${value},
                parameters: ${value},
            });
        `,
        "an argument": (value) => js`
            const response = await fetch("https://example.com", {
                body: JSON.stringify(${value}),
            });
        `,
        "an array's item": (value) => js`const list = ${[value, value]};`,
        "a property beside a spread": (value) => js`
            send({
                ...headers,
                ${js.properties({ "Content-Type": value, Prefer: value })}
            });
        `,
        "a nested object": (value) => js`
            if (ready) {
                send({
                    body: ${{ one: { two: [{ three: value }] } }},
                });
            }
        `,
    };

    test.each(Object.entries(places))("with JSON as %s", (_, template) =>
        fc.assert(
            fc.asyncProperty(assignedJson, (value) => stays(template(value))),
            { numRuns: propertyRuns(200) },
        ),
    );

    test.each(Object.entries(places))("with a file or a secret as %s", (_, template) =>
        fc.assert(
            fc.asyncProperty(assignedText, fc.string({ maxLength: 60 }), async (before, name) => {
                const bytes = file(name, "image/png");
                const values: Value[] = [secret("HF_TOKEN"), bytes, base64(bytes), dataUrl(bytes, "image/png")];
                for (const value of [...values, text(before, [secret("HF_TOKEN")], before)])
                    await stays(template(value));
            }),
            { numRuns: propertyRuns(50) },
        ),
    );

    test("with texts as the arguments of a call", () =>
        fc.assert(
            fc.asyncProperty(assignedText, assignedText, (first, second) =>
                stays(js`
                    ${js.call("form.set", first, js`file`, second)};
                `),
            ),
            { numRuns: propertyRuns(200) },
        ));

    test("with imports, however many", () =>
        stays(
            js`x = ${["a", "b", "c", "d"].map((letter) => js.from("@huggingface/inference", letter.repeat(20))).concat(js.fromDefault("openai", "OpenAI"), js.from("openai", "toFile"))};`,
        ));
});
