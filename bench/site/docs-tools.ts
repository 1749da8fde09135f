/** The same chapter in other tools for documentation: each as its own starter has it, in a folder of its own. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { installLocked, run } from "../install.ts";
import { chapter, language, source } from "./our-site.ts";
import { plainMarkdown } from "./plain-markdown.ts";

type DocsTool = {
    /** The npm package that is the tool. */
    readonly name: string;
    /** In bench/docs. */
    readonly folder: string;
    /** Where it reads pages. */
    readonly content: string;
    /** Where it shows the chapter. */
    readonly path: string;
};

export const docsTools: readonly DocsTool[] = [
    { name: "fumadocs-ui", folder: "fumadocs", content: "content/docs", path: "/docs/chapter" },
    { name: "@docusaurus/core", folder: "docusaurus", content: "docs", path: "/docs/chapter" },
    { name: "@astrojs/starlight", folder: "starlight", content: "src/content/docs", path: "/chapter/" },
];

const folderOf = ({ folder }: DocsTool): string => join(import.meta.dirname, "../docs", folder);

/** Installs a tool as its lockfile says, and builds the chapter with it. @returns the folder to be served */
export function buildWith(tool: DocsTool): string {
    const folder = folderOf(tool);
    installLocked(folder, tool.folder);
    const page = join(folder, tool.content, "chapter.md");
    mkdirSync(dirname(page), { recursive: true });
    writeFileSync(page, plainMarkdown(readFileSync(join(source, `src/content/${language}/${chapter}.mdx`), "utf8")));
    const built = join(folder, "dist");
    rmSync(built, { recursive: true, force: true });
    run("npm", ["run", "--silent", "build"], folder);
    return built;
}

/** The version of each tool, as its lockfile says. */
export const docsToolVersions = (): Record<string, string> =>
    Object.fromEntries(
        docsTools.map((tool) => {
            const lock: { packages: Record<string, { version: string }> } = JSON.parse(
                readFileSync(join(folderOf(tool), "package-lock.json"), "utf8"),
            );
            return [tool.name, lock.packages[`node_modules/${tool.name}`]?.version ?? "unknown"];
        }),
    );
