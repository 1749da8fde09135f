/** The code of a README's section is found where a reader sees it. */
import { describe, expect, test } from "vitest";
import { blocksOfSection, readmeBlocks } from "./readme.ts";

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
