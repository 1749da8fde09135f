import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PositionEncoding, Workspace } from "@astral-sh/ruff-wasm-nodejs";
import { base64, dataUrl, file, secret } from "@callsheet/inference";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { propertyRuns } from "../../../../../verify/testing/property-runs.ts";
import { testWith } from "../../../../../verify/testing/test-with.ts";
import { type Code, local, printCode, text, type Value } from "../../code/index.ts";
import { anyJson, anyText, assignedJson, assignedText, sample } from "../../code/testing/values.ts";
import { python } from "./literals.ts";

const ruff = new Workspace({ lint: { select: ["I"] } }, PositionEncoding.Utf16);
/** The variable `x` after each program, as JSON text. Starting Python is slow, so one process runs them all. */
function runPython(programs: readonly string[], environment: Record<string, string> = {}): string[] {
    const script = [
        "import json, sys",
        "results = []",
        "for program in json.load(sys.stdin):",
        "    names = {}",
        "    exec(program, names)",
        "    results.append(json.dumps(names['x']))",
        "json.dump(results, sys.stdout)",
    ].join("\n");
    const results: unknown = JSON.parse(
        execFileSync("python3", ["-c", script], {
            input: JSON.stringify(programs),
            env: { ...process.env, ...environment },
            encoding: "utf8",
            maxBuffer: 2 ** 28,
        }),
    );
    return Array.isArray(results) ? results.map(String) : [];
}

const stays = (code: Code) => {
    const printed = printCode(code);
    expect(printed).toBe(ruff.format(printed));
    expect(ruff.check(printed)).toEqual([]);
};

describe("python literals, read by Python", () => {
    const test = testWith("python");

    test("every JSON value survives the trip through Python", () => {
        const values = sample(anyJson, 1000);
        const results = runPython(values.map((value) => printCode(python`x = ${value}`)));
        expect(results.map((result) => JSON.parse(result))).toEqual(values);
        expect(results.map((result) => JSON.stringify(JSON.parse(result)))).toEqual(
            values.map((value) => JSON.stringify(value)),
        );
    });

    test("a text with secrets is the text that is sent", () => {
        const texts = sample(fc.tuple(anyText, anyText), 500);
        const programs = texts.map(([before, after]) =>
            printCode(python`x = ${text(before, [secret("HF_TOKEN"), after, secret("HF_TOKEN")])}`),
        );
        const results = runPython(programs, { HF_TOKEN: "hf_'\"{x}" }).map((result) => JSON.parse(result));
        expect(results).toEqual(texts.map(([before, after]) => `${before}hf_'"{x}${after}hf_'"{x}`));
    });

    test("files are read, whatever their names", () => {
        const folder = mkdtempSync(path.join(tmpdir(), "python-"));
        const names = [
            "cat.png",
            "it's.png",
            'a "cat".png',
            "both'\".png",
            "{x}.png",
            "#.png",
            "બિલાડી.png",
            "back\\slash",
        ];
        const files = names.map((name) => file(path.join(folder, name), "image/png"));
        for (const { name } of files) writeFileSync(name, name);
        const programs = files.map((bytes) =>
            printCode(python`x = ${[base64(bytes), dataUrl(bytes, "image/png"), dataUrl(bytes, `a{"b`)]}`),
        );
        const encoded = files.map(({ name }) => Buffer.from(name).toString("base64"));
        const results = runPython(programs);
        rmSync(folder, { recursive: true });
        expect(results.map((result) => JSON.parse(result))).toEqual(
            encoded.map((text) => [text, `data:image/png;base64,${text}`, `data:a{"b;base64,${text}`]),
        );
    });
});

describe("python literals", () => {
    test.each<[Value, string]>([
        [-0, "-0.0"],
        [1e21, "1e21"],
        [2 ** 64, "18446744073709552000"],
        [true, "True"],
        [null, "None"],
        [`a"b`, `'a"b'`],
        [`a"b'c`, `"a\\"b'c"`],
        ["\n\u2028\ud800\u{e0001}\u00ad", `"\\n\\u2028\\ud800\\U000e0001\\xad"`],
        [{ a: undefined, b: [] }, '{\n    "b": [],\n}'],
        [secret("HF_TOKEN"), 'os.environ["HF_TOKEN"]'],
        [text("Bearer ", [secret("HF_TOKEN")]), `f"Bearer {os.environ['HF_TOKEN']}"`],
        [text("{}", [secret("HF_TOKEN")]), `f"{{}}{os.environ['HF_TOKEN']}"`],
        [text('""', local("job_id"), "it's"), `f'""{job_id}it\\'s'`],
        [text("https://a.example/", local("job_id"), "/{}"), 'f"https://a.example/{job_id}/{{}}"'],
    ])("%o is printed as %s", (value, printed) => expect(printCode(python`${value};`)).toContain(`${printed};\n`));

    test("what a literal needs is imported, in isort's order", () => {
        const cat = file("cat.png", "image/png");
        const code = python`
            client = ${python.from("huggingface_hub", "InferenceClient")}(${secret("HF_TOKEN")})
            client.send(${python.module("requests")}, ${base64(cat)})
            client.send(${dataUrl(cat, "image/png")})
        `;
        expect(printCode(code)).toBe(
            [
                "import base64",
                "import os",
                "from pathlib import Path",
                "",
                "import requests",
                "from huggingface_hub import InferenceClient",
                "",
                'client = InferenceClient(os.environ["HF_TOKEN"])',
                'client.send(requests, base64.b64encode(Path("cat.png").read_bytes()).decode())',
                "client.send(",
                `    f"data:image/png;base64,{base64.b64encode(Path('cat.png').read_bytes()).decode()}"`,
                ")",
                "",
            ].join("\n"),
        );
    });
});

describe("ruff leaves every printed program as it is", () => {
    const places: Record<string, (value: Value) => Code> = {
        "an assignment": (value) => python`messages = ${value}`,
        "a keyword argument": (value) => python`
            result = client.text_classification(
                ${value},
                parameters=${value},
                model="m",
            )
        `,
        "the only argument": (value) => python`
            if ready:
                print(${value})
        `,
        "a list's item": (value) => python`items = ${[value, value]}`,
        "a tuple's item": (value) => python`
            send(
                files=${{ file: python.tuple(value, "audio.flac") }},
            )
        `,
        "an item beside what is spread": (value) => python`
            send(
                headers={
                    **headers,
                    ${python.items({ "Content-Type": value, Prefer: value })}
                },
            )
        `,
        "a nested dictionary": (value) => python`
            def payload():
                send(
                    json=${{ one: { two: [{ three: value }] } }},
                )
        `,
    };

    test.each(Object.entries(places))("with JSON as %s", (_, template) =>
        fc.assert(
            fc.property(assignedJson, (value) => stays(template(value))),
            { numRuns: propertyRuns(300) },
        ),
    );

    test.each(Object.entries(places))("with a file or a secret as %s", (_, template) =>
        fc.assert(
            fc.property(assignedText, fc.string({ maxLength: 60 }), (before, name) => {
                const bytes = file(name, "image/png");
                const values: Value[] = [secret("HF_TOKEN"), bytes, base64(bytes), dataUrl(bytes, "image/png")];
                for (const value of [...values, text(before, [secret("HF_TOKEN")], before)]) stays(template(value));
            }),
            { numRuns: propertyRuns(50) },
        ),
    );

    test("with imports, however many", () =>
        stays(
            python`x = ${["c", "a", "B"].map((letter) => python.from("huggingface_hub", letter.repeat(30))).concat(python.module("time"), python.from("json", "dumps"))}`,
        ));
});
