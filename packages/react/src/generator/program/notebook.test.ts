import { expect, test } from "vitest";
import { notebookOf } from "./program-file.ts";

const program = 'import os\n\nprint(os.environ["HF_TOKEN"])';

test("a notebook installs what the program needs, asks for the token, and runs it as it is", () => {
    const { nbformat, cells } = JSON.parse(notebookOf(program, "pip install huggingface_hub pillow"));
    expect(nbformat).toBe(4);
    expect(cells).toHaveLength(1);
    const source: string = cells[0].source.join("");
    expect(source).toMatch(/^%pip install --quiet huggingface_hub pillow\n/);
    expect(source).toContain('getpass("HF_TOKEN: ")');
    expect(source.endsWith(program)).toBe(true);
});

test("a notebook asks for the key that its program reads", () => {
    expect(notebookOf('os.environ["FAL_KEY"]', undefined)).toContain("FAL_KEY: ");
    expect(notebookOf("print(1)", undefined)).not.toContain("getpass");
});

test("a notebook asks for what is read, by whatever name, and not for a key that a reader only wrote of", () => {
    const program = "prompt = 'My MY_SECRET_KEY does not work'\nkey = os.environ['FAL_AI_API_KEY']";
    const notebook = notebookOf(program, undefined);
    expect(notebook).toContain("FAL_AI_API_KEY: ");
    expect(notebook).not.toContain("MY_SECRET_KEY: ");
});
