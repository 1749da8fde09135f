import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { explanationsIn } from "@callsheet/errors/explanations";
import { chapterLabel, type Exercise, kindLabel, startOf } from "@callsheet/exercises";
import { exerciseIn, exercisesIn } from "@callsheet/exercises/files";
import { afterAll, describe, expect, test, vi } from "vitest";
import { testWith } from "../../../../verify/testing/test-with.ts";
import { callsheet } from "../testing.ts";

/** A program is run once for an exercise: the tests of what is said of it share what it did. */
vi.mock(import("../check/exercise-program.ts"), async (original) => {
    const { judgeProgram, ...others } = await original();
    const judged = new Map<string, ReturnType<typeof judgeProgram>>();
    return {
        ...others,
        judgeProgram: (terminal, exercise, file, ...more) => {
            const key = `${exercise.title}\n${readFileSync(file, "utf8")}`;
            const known = judged.get(key) ?? judgeProgram(terminal, exercise, file, ...more);
            judged.set(key, known);
            return known;
        },
    };
});

const folder = mkdtempSync(join(tmpdir(), "callsheet-check-test-"));
afterAll(() => rmSync(folder, { recursive: true }));
const env = { XDG_CACHE_HOME: folder, HOME: folder, LOCALAPPDATA: folder, PATH: process.env["PATH"] ?? "" };

const id = "chapter3/keep-talking";
const exercise = exerciseIn("en", id);
const inGujarati = exerciseIn("gu", id);

const file = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
};

/** Checks a program, in the file of this name, for the exercise. */
const checked = (name: string, content: string, words = "") =>
    callsheet(`check ${id} '${file(name, content)}' ${words}`, { env });

/** A right program, in JavaScript alone: it needs no library. @param change makes a mistake in it */
const program = (change: (code: string) => string = (code) => code) =>
    change(`const messages = [];
const ask = async () => {
    const response = await fetch("https://router.huggingface.co/v1/chat/completions", {
        method: "POST",
        headers: { authorization: "Bearer " + process.env.HF_TOKEN, "content-type": "application/json" },
        body: JSON.stringify({ model: "meta-llama/Llama-3.1-8B-Instruct", messages }),
    });
    const { choices } = await response.json();
    return choices[0].message.content;
};
for (const content of ["Which fort?", "How many steps?"]) {
    messages.push({ role: "user", content });
    const answer = await ask();
    messages.push({ role: "assistant", content: answer });
    console.log(answer);
}
`);

const asUser = (code: string) => code.replace('"assistant"', '"user"');

describe("a program that is right", () => {
    test("ends with 0, and is told what was learned; its own output is not shown", async () => {
        expect(await checked("right.mjs", program())).toEqual({ code: 0, output: `✓ ${exercise.done}\n`, errors: "" });
    });

    test("may be in a language in which the exercise has no solution", async () => {
        const call = `curl -s https://router.huggingface.co/v1/chat/completions -H "authorization: Bearer $HF_TOKEN" \\
            -H "content-type: application/json" -d @-`;
        const shell = `messages='[]'
for question in "Which fort?" "How many steps?"; do
    messages=$(jq -c --arg q "$question" '. + [{role: "user", content: $q}]' <<< "$messages")
    answer=$(jq -c '{model: "meta-llama/Llama-3.1-8B-Instruct", messages: .}' <<< "$messages" | ${call} |
        jq -r '.choices[0].message.content')
    messages=$(jq -c --arg a "$answer" '. + [{role: "assistant", content: $a}]' <<< "$messages")
    echo "$answer"
done
`;
        expect(exercise.solution.sh).toBeUndefined();
        expect(await checked("right.sh", shell)).toEqual({ code: 0, output: `✓ ${exercise.done}\n`, errors: "" });
    });

    test.each([
        ["in Gujarati, where the replies are Gujarati", "--language gu", `✓ ${inGujarati.done}\n`],
        ["as JSON", "--json", `${JSON.stringify({ isRight: true, done: exercise.done }, null, 4)}\n`],
    ])("is told so %s", async (_, words, output) => {
        expect(await checked("right.mjs", program(), words)).toEqual({ code: 0, output, errors: "" });
    });

    test("has the name of the exercise alone, too", async () => {
        const { code } = await callsheet(`check keep-talking '${file("right.mjs", program())}'`, { env });
        expect(code).toBe(0);
    });
});

describe("a program with a mistake", () => {
    const { expected, why, hints } = advised(exercise);

    test.each([1, 2, 3])("gets what was seen, expected, why, and with --hint %i so many hints", async (number) => {
        const { code, output, errors } = await checked("wrong.mjs", program(asUser), `--hint ${number}`);
        expect([code, errors]).toEqual([1, ""]);
        const parts = [
            "✗ Not yet right.",
            'What was seen\n  In request 2, `messages[1].role` was `"user"`.',
            `What was expected\n  ${expected}`,
            `Why it matters\n  ${why}`,
            `What to try\n${hints
                .slice(0, number)
                .map((hint) => `  - ${hint}`)
                .join("\n")}`,
            ...(number < 3 ? [`For one more hint: --hint ${number + 1}`] : []),
        ];
        expect(output).toBe(`${parts.join("\n\n")}\n`);
    });

    test("is shown with colours on a terminal, unless somebody wants none", async () => {
        const words = `check ${id} '${file("wrong.mjs", program(asUser))}'`;
        const { output } = await callsheet(words, { env, isTTY: true });
        expect(output).toContain("\u001b[31m✗\u001b[39m Not yet right.\n");
        expect(output).toContain("\u001b[1mWhat was expected\u001b[22m\n");
        expect((await callsheet(words, { env: { ...env, NO_COLOR: "1" }, isTTY: true })).output).not.toContain(
            "\u001b",
        );
    });

    test("is told so in Gujarati, word for word", async () => {
        const { output } = await checked("wrong.mjs", program(asUser), "--language gu --hint 3");
        const { expected, why, hints } = advised(inGujarati);
        for (const text of [expected, why, ...hints]) expect(output).toContain(text);
        // Without code, no word is left in Latin letters but those of the book.
        const words = output.replaceAll(/`[^`]*`/g, "").match(/[A-Za-z]{2,}/g);
        expect(new Set(words)).toEqual(
            new Set(["Request", "request", "role", "call"].filter((word) => words?.includes(word))),
        );
    });

    test("is told so as JSON, with as many hints as are asked for", async () => {
        const { code, output } = await checked("wrong.mjs", program(asUser), "--json --hint 2");
        expect(code).toBe(1);
        expect(JSON.parse(output)).toEqual({
            ...{ isRight: false, check: "who-spoke", run: 1, expected, why, hints: hints.slice(0, 2) },
            seen: 'In request 2, `messages[1].role` was `"user"`.',
        });
    });

    const refused = program((code) => code.replace(", messages }", " }").replace("choices[0].message.content", '""'));
    const unset = program((code) => code.replace("{ choices }", "{ error: choices }"));

    test.each([
        [
            "that asks no model",
            'console.log("Uparkot, and it is very old.");\n',
            ["The program sent no request to a model."],
        ],
        ["that the service refuses", refused, ["The service refused a request with 400: ", "messages"]],
        [
            "that ends with an error, in its line",
            unset,
            [
                "What was seen\n  The program stopped with an error in line 9: `TypeError: Cannot read properties of undefined",
            ],
        ],
        [
            "that says nothing but an exit code",
            "process.exit(3);\n",
            ["The program ended with the exit code 3: something in it failed."],
        ],
    ])("%s is told what is wrong", async (_, code, texts) => {
        const { code: exitCode, output } = await checked("mistake.mjs", code);
        expect(exitCode).toBe(1);
        for (const text of texts) expect(output).toContain(text);
    });
});

/** The advice on the mistake that these tests make. */
function advised({ advice }: Exercise) {
    const { "who-spoke": own } = advice;
    if (!own) throw new Error("The exercise has no check who-spoke.");
    return own;
}

describe("a program that ends with an error", () => {
    test("that is known to the error finder is explained in the reader's language", async () => {
        const known = 'throw new Error("401 Unauthorized: Invalid username or password");\n';
        for (const language of ["en", "gu"] as const) {
            const { output } = await checked("known.mjs", known, `--language ${language}`);
            const { title, cause } = explanationsIn(language)["key-not-accepted"];
            expect(output).toContain(`${title}\n  ${cause}\n`);
            const { output: json } = await checked("known.mjs", known, `--language ${language} --json`);
            expect(JSON.parse(json)).toMatchObject({ check: "ends", error: { id: "key-not-accepted", title, cause } });
        }
    });

    test("is told its exit code in Gujarati", async () => {
        const { output } = await checked("code.mjs", "process.exit(3);\n", "--language gu");
        expect(output).toContain("Program exit code 3 સાથે પૂરો થયો");
    });

    test("cannot fill the terminal, nor steer it", async () => {
        const steering = program((code) =>
            code.replace("log(answer)", 'log("\\u001b]52;c;aGk=\\u0007" + "x".repeat(1e6))'),
        );
        const { output } = await callsheet(`check ${id} '${file("steering.mjs", steering)}'`, { env, isTTY: true });
        expect(output.length).toBeLessThan(2000);
        expect(output).toContain("The program printed: `\\u001b]52;c;aGk=\\u0007xxx");
        // Node drops what a pipe does not take at once when it ends.
        const long = 'throw new Error("\\u001b]52;c;aGk=\\u0007" + "x".repeat(2e4));\n';
        const { output: failed } = await callsheet(`check ${id} '${file("long.mjs", long)}'`, { env, isTTY: true });
        expect(failed.length).toBeLessThan(2000);
        expect(failed).toContain("in line 1: `Error: xxx");
    });

    testWith("python")("in Python, too", async () => {
        const { output } = await checked("error.py", "import os\n\nprint(os.environ['NO_SUCH_NAME'])\n");
        expect(output).toContain("The program stopped with an error in line 3: `KeyError: 'NO_SUCH_NAME'`");
    });
});

describe("--list", () => {
    const all = exercisesIn("en");

    test("prints a line for each exercise, with tabs between its fields", async () => {
        const { code, output } = await callsheet("check --list");
        expect(code).toBe(0);
        expect(output.trimEnd().split("\n")).toHaveLength(all.length);
        expect(output).toContain(`${id}\t5 min\tpython, js\tFill the gaps\t${exercise.title}\n`);
    });

    test.each(["en", "gu"] as const)(
        "is a table with a heading for each chapter on a terminal, in %s",
        async (language) => {
            const { output } = await callsheet(`check --list --language ${language}`, { isTTY: true, columns: 40 });
            const chapters = new Set(all.map(({ chapter }) => chapter));
            for (const chapter of chapters)
                expect(output).toContain(`\u001b[1m${chapterLabel(chapter, language)}\u001b[22m\n`);
            for (const { name, title, kind } of exercisesIn(language)) {
                const [line = ""] = output.split("\n").filter((one) => one.startsWith(`  ${name} `));
                expect(line).toContain(`${kindLabel(kind, language)} `);
                expect(line.endsWith(`  ${title}`)).toBe(true);
            }
        },
    );

    test("prints JSON", async () => {
        const { output } = await callsheet("check --list --json --language gu");
        const list: readonly { readonly id: string }[] = JSON.parse(output);
        expect(list.map((one) => one.id)).toEqual(all.map((one) => one.id));
        expect(list).toContainEqual({
            ...{ id, title: inGujarati.title, kind: "fill", minutes: 5, languages: ["python", "js"] },
        });
    });
});

describe("--start and --solution", () => {
    test("print a program, in the first language of the exercise or in the one that is named", async () => {
        const { output } = await callsheet(`check ${id} --start`);
        expect(output).toBe(`${startOf(exercise, "python")}\n`);
        expect(output).toContain("___");
        const { output: solution } = await callsheet(`check ${id} --solution --program-language js --language gu`);
        expect(solution).toContain("InferenceClient(process.env.HF_TOKEN)");
        expect(solution).toMatch(/\p{Script=Gujarati}/u);
        expect(solution).not.toContain("___");
    });

    test("print it with colours on a terminal", async () => {
        const { output } = await callsheet(`check ${id} --start`, { isTTY: true });
        expect(output).toContain("\u001b[38;2;");
    });
});

describe("what cannot be understood", () => {
    mkdirSync(join(folder, "own.py"));
    const own = file("own.txt", "");

    test.each([
        ["check", "Which exercise? callsheet check --list"],
        [
            "check chapter3/keep-taking my.py",
            'There is no exercise "chapter3/keep-taking". Did you mean chapter3/keep-talking?',
        ],
        ["check nothing-like-it my.py", 'There is no exercise "nothing-like-it". One of: '],
        [`check ${id}`, `Which program? callsheet check ${id} my.py`],
        [`check ${id} none.py`, "There is no file none.py."],
        [`check ${id} ${join(folder, "own.py")}`, "is a folder, and no program"],
        [`check ${id} ${own}`, "the name of a program ends with .py, .js, .mjs or .sh"],
        [`check ${id} a.py b.py`, "too many arguments for 'check'. Expected 2 arguments but got 3"],
        [`check ${id} --solution --program-language sh`, `There is no program of ${id} in "sh".`],
        [`check ${id} a.py --hint 4`, "Allowed choices are 1, 2, 3."],
        [`check ${id} a.py --limit 0`, "--limit takes whole seconds, from 1 to 86400"],
        ["check --list --language hi", 'There is no language "hi"'],
    ])("%s ends with 2, and says what to do", async (words, message) => {
        const { code, output, errors } = await callsheet(words, { env });
        expect([code, output]).toEqual([2, ""]);
        expect(errors).toContain(message);
    });

    test("without Python, a program in Python ends with 1, and says what is needed", async () => {
        const words = `check ${id} '${file("a.py", "# It is not run.")}'`;
        const { code, errors } = await callsheet(words, { env: { ...env, PATH: folder } });
        expect([code, errors]).toEqual([
            1,
            "The program needs python or python3, which is not on the PATH of this machine.\n",
        ]);
    });
});
