import { readFileSync } from "node:fs";
import { createHighlighterCore } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import { expect, test } from "vitest";
import { codeTheme, shikiClasses } from "./shiki-classes.ts";

const shiki = await createHighlighterCore({
    themes: [codeTheme],
    langs: [import("shiki/langs/python.mjs"), import("shiki/langs/shellscript.mjs")],
    engine: createJavaScriptRegexEngine(),
});

test("code is coloured by classes that the styles have, and by no style of its own", () => {
    const styles = readFileSync(new URL("../../styles/code.css", import.meta.url), "utf8");
    const program = '# a comment\nimport os\nprint(f"{os.name}", 3, True, end="")';
    const html = shiki.codeToHtml(program, { lang: "python", theme: codeTheme, transformers: [shikiClasses] });
    expect(html).not.toContain("style=");
    const classes = new Set([...html.matchAll(/class="(code-[a-z-]+)"/g)].map(([, name = ""]) => name));
    expect(classes.size).toBeGreaterThan(3);
    for (const name of classes) expect(styles).toContain(`.${name} {`);
});
