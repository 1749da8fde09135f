import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { base64, dataUrl, file, type HeaderValue, type Json, secret } from "@callsheet/inference";
import { format } from "@wasm-fmt/shfmt";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { testWith } from "../../../../../verify/testing/test-with.ts";
import { type Code, lines, local, printCode, text, type Value } from "../../code/index.ts";
import { anyJson, anyText, sample } from "../../code/testing/values.ts";
import { fileArgument, formFile, heredoc, sh } from "./literals.ts";

const shells = ["bash", "dash"] as const;

/** The output of a script that runs in a folder with these files. It must not create any others. */
function run(shell: string, code: Code, files: Record<string, string> = {}): string {
    const folder = mkdtempSync(path.join(tmpdir(), "shell-"));
    for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
    const output = execFileSync(shell, [], {
        cwd: folder,
        input: printCode(code),
        env: { PATH: process.env["PATH"], HF_TOKEN: "hf_$(touch hacked)" },
        encoding: "utf8",
        maxBuffer: 2 ** 28,
    });
    expect(readdirSync(folder).sort()).toEqual(Object.keys(files).sort());
    rmSync(folder, { recursive: true });
    return output;
}

/** The arguments that the shell passes to a command. */
const words = (shell: string, values: readonly Value[]): string[] =>
    run(shell, sh`${lines(values.map((value) => sh`printf '%s\0' ${value}`))}`)
        .split("\0")
        .slice(0, -1);

const containers = fc.oneof(fc.array(anyJson), fc.dictionary(anyText, anyJson));
const withoutNul = anyText.map((word) => word.replaceAll("\0", ""));

describe.each(shells)("shell words in %s", (shell) => {
    const test = testWith(shell);

    test("every JSON value survives the trip through the shell", () => {
        const values: Json[] = sample(containers, 500);
        expect(words(shell, values).map((word) => JSON.stringify(JSON.parse(word)))).toEqual(
            values.map((value) => JSON.stringify(value)),
        );
    });

    test("every string is one word, and runs nothing", () => {
        const values = sample(withoutNul, 500);
        expect(words(shell, values)).toEqual(values.map((value) => value.toWellFormed()));
    });

    test("a text with secrets is the text that is sent, and the secret runs nothing", () => {
        const texts = sample(fc.tuple(withoutNul, withoutNul), 500);
        const values = texts.map(
            ([before, after]): HeaderValue => [before, secret("HF_TOKEN"), after, secret("HF_TOKEN")],
        );
        expect(
            words(
                shell,
                values.map((value) => text(value)),
            ),
        ).toEqual(
            texts.map(([before, after]) =>
                [before, "hf_$(touch hacked)", after, "hf_$(touch hacked)"].map((part) => part.toWellFormed()).join(""),
            ),
        );
    });

    test("every heredoc is the JSON that is sent, with the files in it", () => {
        const content = "meow ".repeat(40_000); // more than one argument can hold
        const name = 'it\'s "$(touch hacked)".png';
        const cat = file(name, "image/png");
        const encoded = Buffer.from(content).toString("base64");
        const values = sample(fc.tuple(anyJson, anyText), 40);
        const codes = values.map(([value, type]) => {
            const body = { value, image: base64(cat), url: dataUrl(cat, type), key: text([type, secret("HF_TOKEN")]) };
            return sh`
                cat - ${heredoc(body)}
                printf '\0'
            `;
        });
        const documents = run(shell, sh`${lines(codes)}`, { [name]: content })
            .split("\0")
            .slice(0, -1);
        expect(documents.map((document) => JSON.stringify(JSON.parse(document)))).toEqual(
            values.map(([value, type]) =>
                JSON.stringify({
                    value,
                    image: encoded,
                    url: `data:${type};base64,${encoded}`,
                    key: `${type}hf_$(touch hacked)`,
                }),
            ),
        );
    });

    test("a file's name does not end a heredoc", () => {
        const name = "x\nJSON\nJSON_\ntouch hacked\n";
        const code = sh`cat - ${heredoc({ image: base64(file(name, "image/png")) })}`;
        expect(run(shell, code, { [name]: "meow" })).toBe('{\n    "image": "bWVvdw=="\n}\n');
        expect(printCode(code)).toMatch(/<<JSON__\n/);
    });

    test("a heredoc without files is the JSON that is sent", () => {
        const values = sample(anyJson, 100);
        const codes = values.map(
            (value) => sh`
            cat - ${heredoc(value)}
            printf '\0'
        `,
        );
        const documents = run(shell, sh`${lines(codes)}`)
            .split("\0")
            .slice(0, -1);
        expect(documents.map((document) => JSON.stringify(JSON.parse(document)))).toEqual(
            values.map((value) => JSON.stringify(value)),
        );
    });
});

describe("shell literals", () => {
    test.each<[Value, string]>([
        ["it's", "'it'\\''s'"],
        ["", "''"],
        [true, "true"],
        [-0, "0"],
        [1e21, "1e+21"],
        [null, "null"],
        [{}, "'{}'"],
        [{ a: undefined, b: ["\0\ud800"] }, `'{\n    "b": [\n        "\\u0000\\ud800"\n    ]\n}'`],
        [secret("HF_TOKEN"), '"$HF_TOKEN"'],
        [text("Authorization: ", ["Bearer ", secret("HF_TOKEN")]), '"Authorization: Bearer $HF_TOKEN"'],
        [text([secret("A"), "_", secret("B"), "[1]", secret("C"), " `$"]), `"\${A}_\${B}[1]$C \\\`\\$"`],
        [text([secret("A"), "hi!"]), `"\${A}"'hi!'`],
        [text("https://a.example/", local("id"), "_1"), '"https://a.example/${id}_1"'],
        [
            "a\u007fb\u0085\u202ec\td\ne",
            `'a'"$(printf '\\177')"'b'"$(printf '\\302\\205\\342\\200\\256')"'c'"$(printf '\\011')"'d\ne'`,
        ],
        [["\u007f\u202e\u{e0041}"], `'[\n    "\\u007f\\u202e\\udb40\\udc41"\n]'`],
        [text(["\u007f", secret("A")]), `"$(printf '\\177')""$A"`],
    ])("%o is printed as %s", (value, printed) => expect(printCode(sh`echo ${value}`)).toBe(`echo ${printed}\n`));

    test.each([
        ["cats.jpg", "'@cats.jpg'"],
        ["it's.jpg", "'@it'\\''s.jpg'"],
        ["-", "'@./-'"],
    ])("curl reads the file %s by %s", (name, printed) =>
        expect(printCode(sh`curl --data-binary ${fileArgument(file(name, "image/jpeg"))}`)).toBe(
            `curl --data-binary ${printed}\n`,
        ),
    );

    test.each([
        ["talk.flac", "-F 'file=@talk.flac;type=audio/flac;filename=audio.flac'"],
        ['a;b,c "d"\\.flac', `-F 'file=@"a;b,c \\"d\\"\\\\.flac";type=audio/flac;filename=audio.flac'`],
        ["it's.flac", `-F 'file=@"it'\\''s.flac";type=audio/flac;filename=audio.flac'`],
        ["-", "-F 'file=@./-;type=audio/flac;filename=audio.flac'"],
    ])("curl reads the file %s of a form by %s", (name, printed) =>
        expect(printCode(sh`curl ${formFile("file", file(name, "audio/flac"), "audio.flac")}`)).toBe(
            `curl ${printed}\n`,
        ),
    );

    test.each<[Value]>([[{ image: base64(file("cat.png", "image/png")) }], [[text([secret("HF_TOKEN")])]]])(
        "JSON with a leaf in it is no argument",
        (value) => expect(() => printCode(sh`curl -d ${value}`)).toThrow("print it with heredoc()"),
    );

    test("an invisible character in the name of a file is printed by its bytes", () => {
        const name = "cat\u001b[201~\u0015.png";
        const printed = `cat'"$(printf '\\033')"'[201~'"$(printf '\\025')"'.png`;
        expect(printCode(sh`curl ${fileArgument(file(name, "image/png"))}`)).toBe(`curl '@${printed}'\n`);
        expect(printCode(sh`cat ${heredoc({ image: base64(file(name, "image/png")) })}`)).toContain(`<'${printed}' |`);
    });

    describe("a line that a terminal would cut", () => {
        const long = `${"x".repeat(4000)}'`;

        test("of JSON contains no quote, which the cut could leave open", () => {
            const printed = printCode(sh`curl -d ${{ a: long, b: "it's" }}`);
            expect(printed).toContain(`"a": "${"x".repeat(4000)}\\u0027",`);
            expect(printed).toContain(`"b": "it'\\''s"`);
        });

        test.each<Value>(["x".repeat(4000), "ક".repeat(1400), `short\n${long}`, text([long, secret("A")])])(
            "of a text is refused",
            (value) =>
                expect(() => printCode(sh`curl ${value}`)).toThrow(
                    "Some terminals cut a line as long as one of this text",
                ),
        );

        test.each(["x".repeat(3000), "ક".repeat(1300), `${"x".repeat(3000)}\n${"x".repeat(3000)}`])(
            "is not this one",
            (value) => expect(printCode(sh`curl ${value}`)).toBe(`curl '${value}'\n`),
        );
    });

    test("no line of a heredoc's JSON ends it", () =>
        fc.assert(
            fc.property(anyJson, (value) => {
                expect(
                    printCode(sh`cat ${heredoc(value)}`)
                        .split("\n")
                        .indexOf("JSON"),
                ).toBe(printCode(sh`cat ${heredoc(value)}`).split("\n").length - 2);
            }),
        ));
});

test("shfmt leaves every printed program as it is", () =>
    fc.assert(
        fc.property(containers, withoutNul, (value, word) => {
            const printed = printCode(sh`
                curl ${word} \
                    -X POST \
                    -H ${text("Authorization: ", [word, secret("HF_TOKEN"), word])} \
                    --data ${value} \
                    --data-binary @- ${heredoc({ value, image: base64(file(word, "image/png")) })}
            `);
            expect(format(printed, "snippet.sh", { indent: 4 })).toBe(printed);
        }),
    ));
