/** Which of the package's files run in the browser alone, for frameworks that render on a server. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packedFolder } from "../../../verify/testing/packed-project.ts";

test("files of the package that need the browser say so, and no others do", () => {
    const files = globSync("**/*.js", { cwd: join(packedFolder, "react/dist") });
    const isClient = (file: string) =>
        /^"use client";/.test(readFileSync(join(packedFolder, "react/dist", file), "utf8"));
    expect(files.filter(isClient).toSorted()).toEqual([
        "generator/SnippetGenerator.js",
        "generator/SnippetGeneratorBase.js",
        "generator/appearance.js",
        "hooks/use-is-hydrated.js",
        "hooks/use-model-search.js",
        "hooks/use-snippets.js",
        "parts/Combobox.js",
        "parts/ProviderTable.js",
        "parts/TabList.js",
        "parts/Tabs.js",
        "parts/TypedText.js",
        "snippet/CopyButton.js",
        "snippet/ProgramTabs.js",
    ]);
});
