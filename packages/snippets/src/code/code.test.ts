import { secret } from "@callsheet/inference";
import { describe, expect, test } from "vitest";
import { js } from "../languages/js/literals.ts";
import { python } from "../languages/python/literals.ts";
import { heredoc, sh } from "../languages/sh/literals.ts";
import { lines, local, name, printCode, text } from "./index.ts";
import { Code } from "./value.ts";

const prints = (code: Code, ...expected: string[]) => expect(printCode(code)).toBe(`${expected.join("\n")}\n`);

describe("a template's text", () => {
    test("loses the indentation that its lines share and the blank lines around it", () =>
        prints(
            python`

                if ready:
                    go()

                stop()
            `,
            "if ready:",
            "    go()",
            "",
            "stop()",
        ));

    test("is taken as it is written, but for an escaped backtick or hole", () =>
        prints(js`const path = \`a\n\${b}\`;`, "const path = `a\\n$".concat("{b}`;")));

    test("loses trailing spaces", () => prints(js`a(); ${"x"}   `, 'a(); "x"'));
});

describe("a hole", () => {
    test("prints a value as a literal, nested structures indented from its line", () =>
        prints(
            python`
                run(
                    ${{ a: [{ b: true }] }},
                    stream=${false},
                )
            `,
            "run(",
            "    {",
            '        "a": [',
            "            {",
            '                "b": True,',
            "            },",
            "        ],",
            "    },",
            "    stream=False,",
            ")",
        ));

    test("takes a fragment, whose further lines are indented as the hole's line", () => {
        const body = js`
            first();
            if (x) {
                second();
            }
        `;
        prints(
            js`
                try {
                    ${body}
                } catch {}
            `,
            "try {",
            "    first();",
            "    if (x) {",
            "        second();",
            "    }",
            "} catch {}",
        );
    });

    test("takes fragments on lines of their own", () =>
        prints(
            python`
                f(
                    ${lines([python`a=${1},`, undefined, false, python`b=${2},`])}
                )
            `,
            "f(",
            "    a=1,",
            "    b=2,",
            ")",
        ));

    test.each([undefined, false, lines([]), python``])("that is absent takes its line along", (absent) =>
        prints(
            python`
                a = 1

                ${absent}

                b = [
                    ${absent}
                ]
                ${absent}
            `,
            "a = 1",
            "",
            "b = [",
            "]",
        ),
    );

    test("takes a name, of one identifier or several", () =>
        prints(js`client.${name("chat.completions.create")}();`, "client.chat.completions.create();"));

    test("takes fragments as values inside of values", () =>
        prints(js`send(${{ body: js`new Blob()` }});`, "send({", "    body: new Blob(),", "});"));
});

describe("imports", () => {
    const InferenceClient = js.from("@huggingface/inference", "InferenceClient");

    test("come along with the fragments that need them, once", () =>
        prints(
            js`
                ${js`const client = new ${InferenceClient}();`}
                const other = new ${InferenceClient}();
            `,
            'import { InferenceClient } from "@huggingface/inference";',
            "",
            "const client = new InferenceClient();",
            "const other = new InferenceClient();",
        ));

    test("are followed by two blank lines before a Python definition", () =>
        prints(
            python`
                def token():
                    return ${secret("HF_TOKEN")}
            `,
            "import os",
            "",
            "",
            "def token():",
            '    return os.environ["HF_TOKEN"]',
        ));

    test("are none that a value's text only looks like", () =>
        prints(python`x = ${"os.environ json. base64."}`, 'x = "os.environ json. base64."'));
});

describe("a continued command", () => {
    const command = (header: string | undefined, body: string | undefined) => sh`
        curl ${"https://example.com"} \
            ${header !== undefined && sh`-H ${header}`} \
            ${lines(["a", "b"].map((word) => sh`--data ${word}`))} \
            ${body !== undefined && sh`-d ${body}`}
    `;

    test("has all its lines", () =>
        prints(
            command("X: 1", "{}"),
            "curl 'https://example.com' \\",
            "    -H 'X: 1' \\",
            "    --data 'a' \\",
            "    --data 'b' \\",
            "    -d '{}'",
        ));

    test("ends where its last line is absent", () =>
        prints(command(undefined, undefined), "curl 'https://example.com' \\", "    --data 'a' \\", "    --data 'b'"));

    test("is followed by its heredoc, then by the next command", () =>
        prints(
            sh`
                if true; then
                    cat - ${heredoc({ a: 1 })} \
                        | jq
                    echo
                fi
            `,
            "if true; then",
            "    cat - <<'JSON' \\",
            "        | jq",
            "{",
            '    "a": 1',
            "}",
            "JSON",
            "    echo",
            "fi",
        ));
});

describe("a mistake in a template is an error that says so", () => {
    test.each<[string, () => unknown, string]>([
        ["a fragment of another language", () => js`${python`x`}`, "A python fragment stands in a js template."],
        ["one inside a value", () => python`x = ${[js`x`]}`, "A js fragment stands in a python template."],
        ["undefined within a line", () => js`x = ${undefined};`, "A hole is undefined"],
        ["lines() within a line", () => js`x = ${lines([])};`, "lines() must stand alone"],
        ["a name that is no identifier", () => name("a b"), 'Not an identifier: "a b".'],
        ["an empty name", () => name(""), "Not an identifier"],
        ["a name that ends in a dot", () => name("a."), "Not an identifier"],
        ["a reserved word", () => python`f(${name("class")}=1)`, "A reserved word of python: class."],
        ["an import that is no identifier", () => python.from("os;", "x"), "Not an identifier"],
        ["a bad variable", () => js`${secret("A B")}`, 'Not the name of an environment variable: "A B".'],
        [
            "a bad variable in a text",
            () => python`x = ${text(["a", secret("$(x)")])}`,
            "Not the name of an environment",
        ],
        ["a variable that is no identifier", () => text(local("a b")), 'Not the name of a variable: "a b".'],
        ["a NUL in a shell word", () => sh`echo ${"a\0"}`, "A shell word cannot hold a NUL character."],
    ])("%s", (_, mistake, message) => {
        // A fragment throws only when it is printed.
        const print = () => {
            const result = mistake();
            if (result instanceof Code) printCode(result);
        };
        expect(print).toThrow(message);
    });
});
