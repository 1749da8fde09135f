import { base64, dataUrl, file, secret } from "@callsheet/inference/wire";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { embedCode } from "./ProgramActions.tsx";
import { fileNameOf, notebookNameOf, notebookOf } from "./program-file.ts";
import { requestText } from "./request-text.ts";

test("fileNameOf: after the model and the language", () => {
    expect(fileNameOf("openai/whisper-large-v3", "python")).toBe("whisper-large-v3.py");
    expect(fileNameOf("gpt2", "js")).toBe("gpt2.mjs");
    expect(fileNameOf("a/b", "sh")).toBe("b.sh");
    expect(notebookNameOf("a/b")).toBe("b.ipynb");
});

test("fileNameOf: a name that every system takes, whatever the model is called", () => {
    fc.assert(
        fc.property(fc.string({ unit: "binary" }), (model) => {
            expect(fileNameOf(model, "python")).toMatch(/^[\w][\w.-]*\.py$/);
        }),
    );
});

const program = 'import os\n\nprint(os.environ["HF_TOKEN"])';

test("notebookOf: installs what the program needs, asks for the token, and runs it as it is", () => {
    const { nbformat, cells } = JSON.parse(notebookOf(program, "pip install huggingface_hub pillow"));
    expect(nbformat).toBe(4);
    expect(cells).toHaveLength(1);
    const source: string = cells[0].source.join("");
    expect(source).toMatch(/^%pip install --quiet huggingface_hub pillow\n/);
    expect(source).toContain('getpass("HF_TOKEN: ")');
    expect(source.endsWith(program)).toBe(true);
});

test("notebookOf: asks for the key that its program reads", () => {
    expect(notebookOf('os.environ["FAL_KEY"]', undefined)).toContain("FAL_KEY: ");
    expect(notebookOf("print(1)", undefined)).not.toContain("getpass");
});

test("notebookOf: asks for what is read, by whatever name, and not for a key that a reader only wrote of", () => {
    const program = "prompt = 'My MY_SECRET_KEY does not work'\nkey = os.environ['FAL_AI_API_KEY']";
    const notebook = notebookOf(program, undefined);
    expect(notebook).toContain("FAL_AI_API_KEY: ");
    expect(notebook).not.toContain("MY_SECRET_KEY: ");
});

test("embedCode: holds the link, and nothing breaks out of it", () => {
    const code = embedCode('https://site.example/gu/snippets?message="><script>&model=a/b', 'Make "it"');
    expect(code).toContain("embed=1");
    expect(code).not.toContain("<script>");
    expect(code.match(/"/g)).toHaveLength(10);
    expect(code).toContain("&amp;model=");
});

const image = file("cats.jpg", "image/jpeg");
const post = { method: "POST", url: "https://api.example/v1", headers: {} } as const;

describe("requestText", () => {
    test("is the message that goes over the network, without the token", () => {
        const text = requestText({
            ...post,
            headers: { Authorization: ["Bearer ", secret("HF_TOKEN")], "Content-Type": "application/json" },
            body: { format: "json", value: { inputs: "Hello" } },
        });
        expect(text).toBe(
            [
                "POST https://api.example/v1",
                "Authorization: Bearer ••••••••",
                "Content-Type: application/json",
                "",
                '{\n    "inputs": "Hello"\n}',
            ].join("\n"),
        );
        expect(text).not.toContain("HF_TOKEN");
    });

    test("names files where their bytes go", () => {
        expect(requestText({ ...post, body: { format: "binary", value: image } })).toContain("<cats.jpg, image/jpeg>");
        const value = { image: dataUrl(image, "image/jpeg"), raw: [base64(image)] };
        const text = requestText({ ...post, body: { format: "json", value } });
        expect(text).toContain('"data:image/jpeg;base64,<cats.jpg>"');
        expect(text).toContain('"<cats.jpg, base64>"');
        const fields = { model: "whisper", file: { bytes: image, fileName: "cats.jpg" } };
        expect(requestText({ ...post, body: { format: "multipart", fields } })).toContain(
            "model: whisper\nfile: <cats.jpg, image/jpeg>",
        );
    });

    test("has no body where there is none", () => {
        expect(requestText({ ...post, method: "GET" })).toBe("GET https://api.example/v1");
    });
});
