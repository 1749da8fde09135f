import { remark } from "remark";
import { expect, test } from "vitest";
import remarkCallsheet from "./index.ts";

const build = async (text: string) => String(await remark().use(remarkCallsheet).process(text));

test("fills tagged blocks, and takes their tags away", async () => {
    const page = await build(
        '```python title="a.py" callsheet model=openai/whisper-large-v3 client=requests\nold\n```\n',
    );
    expect(page).toMatch(/^```python title="a\.py"\n[^`]*requests\.post/);
    expect(page).not.toContain("old");
});

test("lets the library choose the language", async () => {
    expect(await build("```callsheet model=openai/whisper-large-v3 client=curl\n```\n")).toMatch(/^```sh\n.*curl/s);
});

test("leaves other blocks alone", async () => {
    const text = "```python\nprint(1)\n```\n";
    expect(await build(text)).toBe(text);
});

test("keeps the code of a block that its author keeps, without the tag", async () => {
    expect(await build('```ts title="a.ts" callsheet ignore\nmine();\n```\n')).toBe(
        '```ts title="a.ts"\nmine();\n```\n',
    );
});

test("keeps all that stands before a tag, whatever it is called", async () => {
    const page = await build("```sh title=callsheet callsheet model=openai/whisper-large-v3 client=curl\n```\n");
    expect(page).toMatch(/^```sh title=callsheet\n/);
});

test("ends the build where a block cannot be written, with its line", async () => {
    const building = build("# Title\n\n```python callsheet model=nobody/nothing\n```\n");
    await expect(building).rejects.toMatchObject({
        line: 3,
        source: "callsheet",
        reason: expect.stringContaining("nobody/nothing"),
    });
});

test("says of a name that may be misspelt, with its line, and fills the block", async () => {
    const info = `js callsheet model=black-forest-labs/FLUX.1-dev parameters='{"sharpness":2}'`;
    const file = await remark().use(remarkCallsheet).process(`# Title\n\n\`\`\`${info}\n\`\`\`\n`);
    expect(String(file)).toContain("sharpness: 2");
    expect(file.messages).toMatchObject([
        { line: 3, source: "callsheet", reason: expect.stringContaining('no parameter "sharpness"'), fatal: false },
    ]);
});

test.each(["rust", "go"])("ends the build at a tagged block of %s", async (language) => {
    const building = build(`\`\`\`${language} callsheet model=openai/whisper-large-v3\n\`\`\`\n`);
    await expect(building).rejects.toMatchObject({ reason: expect.stringContaining(`writes no ${language}`) });
});
