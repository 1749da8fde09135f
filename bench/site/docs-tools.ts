/** The same chapter in other documentation tools, each set up as in its starter template, in its own folder. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { installOnce, run } from "../install.ts";
import { chapter, language, source } from "./our-site.ts";
import { plainMarkdown } from "./plain-markdown.ts";

type DocsTool = {
    /** The npm package of the tool. */
    readonly name: string;
    /** The folder in bench/docs. */
    readonly folder: string;
    /** The folder from which it reads pages. */
    readonly content: string;
    /** The URL path of the chapter. */
    readonly path: string;
};

export const docsTools: readonly DocsTool[] = [
    { name: "fumadocs-ui", folder: "fumadocs", content: "content/docs", path: "/docs/chapter" },
    { name: "@docusaurus/core", folder: "docusaurus", content: "docs", path: "/docs/chapter" },
    { name: "@astrojs/starlight", folder: "starlight", content: "src/content/docs", path: "/chapter/" },
];

const folderOf = ({ folder }: DocsTool): string => join(import.meta.dirname, "../docs", folder);

/** Installs a tool as it was on the day that its `.npmrc` names, and builds the chapter with it. @returns the folder to serve */
export function buildWith(tool: DocsTool): string {
    const folder = folderOf(tool);
    installOnce(folder, tool.folder, ["install"], ["package.json", ".npmrc"]);
    const page = join(folder, tool.content, "chapter.md");
    mkdirSync(dirname(page), { recursive: true });
    writeFileSync(page, plainMarkdown(readFileSync(join(source, `src/content/${language}/${chapter}.mdx`), "utf8")));
    const built = join(folder, "dist");
    rmSync(built, { recursive: true, force: true });
    run("npm", ["run", "--silent", "build"], folder);
    return built;
}

/** The version of each tool, which its `package.json` names exactly: as `1.2.3`, or as `npm:name@1.2.3`. */
export const docsToolVersions = (): Record<string, string> =>
    Object.fromEntries(
        docsTools.map((tool) => {
            const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
                readFileSync(join(folderOf(tool), "package.json"), "utf8"),
            );
            return [tool.name, dependencies[tool.name]?.split("@").at(-1) ?? "unknown"];
        }),
    );
