/** The example of documentation, from the packed packages: filled, checked, made stale, and built. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { installExample, root, runIn } from "../../testing/packed-project.ts";

test("its blocks are fresh, a stale one fails the check with its place and difference, and is filled again", async () => {
    const folder = await installExample("documentation");
    const run = (script: string) => runIn(folder, "npm", ["run", "--silent", script]);
    const page = join(folder, "docs/speech.md");
    const fresh = readFileSync(page, "utf8");

    expect(await run("check")).toMatchObject({
        status: 0,
        stdout: "2 files, 3 code blocks, 3 of them tagged: all fresh.\n",
    });

    writeFileSync(page, fresh.replace('provider="fal-ai"', 'provider="fal"'));
    const { status, stdout, stderr } = await runIn(folder, "npx", [
        "callsheet",
        "docs",
        "--check",
        "--verbose",
        "docs",
    ]);
    expect(status).toBe(1);
    const line = fresh.split("\n").findIndex((text) => text.startsWith("```python")) + 1;
    expect(stdout).toMatch(new RegExp(`^ {4}docs[\\\\/]speech\\.md:${line}: The block is stale`, "m"));
    expect(stdout).toMatch(/^ {6}\| - .*provider="fal",$/m);
    expect(stdout).toMatch(/^ {6}\| \+ .*provider="fal-ai",$/m);
    expect(stderr).toContain("Failed for: stale.");

    expect(await run("docs")).toMatchObject({ status: 0 });
    expect(readFileSync(page, "utf8")).toBe(fresh);

    writeFileSync(page, fresh.replace("provider=fal-ai", "provider=groq"));
    expect(await run("check")).toMatchObject({
        status: 1,
        stdout: expect.stringContaining(`:${line}: groq does not list openai/whisper-large-v3. These do: `),
    });
});

test("its build fills blocks that are empty in the source, and ends where one cannot be written", async () => {
    const folder = await installExample("documentation");
    const page = join(folder, "docs/chat.md");
    const tagged = readFileSync(page, "utf8").replace(/^(```js .*\n)[^`]*/m, "$1");
    writeFileSync(page, tagged);
    const built = await runIn(folder, "npm", ["run", "build"]);
    expect(built, built.output).toMatchObject({ status: 0 });
    const html = readFileSync(join(folder, "dist/chat.html"), "utf8");
    expect(html).toContain('<code class="language-js">import { OpenAI } from "openai";');
    expect(html).not.toContain("callsheet");

    writeFileSync(page, tagged.replace("openai/gpt-oss-20b", "nobody/nothing"));
    const { status, output } = await runIn(folder, "npm", ["run", "build"]);
    expect(status).not.toBe(0);
    expect(output).toMatch(/docs[\\/]chat\.md:5:1.*The catalogue has no model "nobody\/nothing"/);
});

test("the line of its workflow is the one that passes here", () => {
    const workflow = readFileSync(join(root, "examples/documentation/ci.yml"), "utf8");
    expect(workflow).toMatch(/^ +- run: npx --yes callsheet docs --check docs$/m);
});
