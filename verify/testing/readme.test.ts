/** The code of a README's section is found where a reader sees it, and is done word for word, or is an error. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { blocksOfSection, changedBy, followReadme, readmeBlocks } from "./readme.ts";

const readme = `# A package

\`\`\`sh
npm install it
# Use it
\`\`\`

## Use it

\`\`\`ts
// vite.config.ts
import it from "it";
\`\`\`

### With another tool

1. In its file:

    \`\`\`json
    {
        "it": true
    }
    \`\`\`

## Not this

\`\`\`
text
\`\`\`
`;

describe("the blocks of a section", () => {
    test("are its own and those of the sections in it, with the files that they name", () => {
        expect(blocksOfSection(readme, "Use it")).toEqual([
            { language: "ts", title: "vite.config.ts", code: '// vite.config.ts\nimport it from "it";\n' },
            { language: "json", title: undefined, code: '{\n    "it": true\n}\n' },
        ]);
    });

    test("end where the next section of its level begins", () => {
        expect(blocksOfSection(readme, "Not this").map(({ code }) => code)).toEqual(["text\n"]);
        expect(blocksOfSection(readme, "With another tool")).toHaveLength(1);
    });

    test("of the page's title are all", () => {
        expect(blocksOfSection(readme, "A package")).toHaveLength(4);
    });
});

test.each([
    ["// src/App.tsx", "src/App.tsx"],
    ["# mkdocs.yml", "mkdocs.yml"],
    ["/* app/globals.css */", "app/globals.css"],
    ["<!-- index.html -->", "index.html"],
    ["{/* docs/call.mdx */}", "docs/call.mdx"],
    ["---\n// src/pages/call.astro", "src/pages/call.astro"],
    ["// It is called App.tsx", undefined],
    [" # mkdocs.yml", "mkdocs.yml"],
    ["# npm", undefined],
])("a block that begins with %j is of the file %j", (line, title) => {
    expect(blocksOfSection(`# A\n\`\`\`\n${line}\ncode\n\`\`\`\n`, "A")).toMatchObject([{ title }]);
});

describe("a README", () => {
    test("is read by the package's folder", () => {
        expect(
            readmeBlocks("sandbox", "In a test")
                .map(({ code }) => code)
                .join(""),
        ).toContain("sandboxForTests(");
    });

    test("without the section is an error, not a test of nothing", () => {
        expect(() => readmeBlocks("sandbox", "In a dream")).toThrow("has no code under the heading “In a dream”");
    });
});

const config = `import { a } from "a";

export default {
    docs: {
        path: "docs",
    },
};
`;

describe("changedBy: a change of a file", () => {
    test("adds lines behind those that it repeats, and removes lines", () => {
        const block = `// config.js
+import { b } from "b";
 …
 docs: {
-  path: "docs",
+        plugins: [b],
     },
`;
        expect(changedBy(block, config)).toBe(`import { b } from "b";
import { a } from "a";

export default {
    docs: {
        plugins: [b],
    },
};
`);
    });

    test.each([" pages: {", "-pages: {"])("that wants a line which is not there is an error: %j", (line) => {
        expect(() => changedBy(`// config.js\n${line}\n`, config)).toThrow("does not follow: pages: {");
    });

    test("wants its lines in their order", () => {
        expect(() => changedBy('// config.js\n docs: {\n import { a } from "a";\n', config)).toThrow("does not follow");
    });
});

describe("followReadme: the blocks of a section", () => {
    const folder = () => {
        const path = mkdtempSync(join(tmpdir(), "callsheet-readme-"));
        onTestFinished(() => rmSync(path, { recursive: true }));
        return path;
    };

    test("become files, changes, and commands", () => {
        const here = folder();
        writeFileSync(join(here, "config.js"), config);
        const commands = followReadme(here, [
            { language: "sh", title: undefined, code: "npm install one @two/three\ncp one two\n" },
            { language: "sh", title: undefined, code: "npm install --save-dev four\n" },
            { language: "tsx", title: "src/pages/call.tsx", code: "// src/pages/call.tsx\n" },
            { language: "diff", title: "config.js", code: "// config.js\n+// ours\n" },
        ]);
        expect(commands).toEqual({ packages: ["one", "@two/three", "four"], others: ["cp one two"] });
        expect(readFileSync(join(here, "src/pages/call.tsx"), "utf8")).toBe("// src/pages/call.tsx\n");
        expect(readFileSync(join(here, "config.js"), "utf8")).toBe(`// ours\n${config}`);
    });

    test("must say where their code belongs", () => {
        const block = { language: "tsx", title: undefined, code: "export {};\n" };
        expect(() => followReadme(folder(), [block])).toThrow("does not name its file");
    });
});
