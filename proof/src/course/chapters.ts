import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A chapter of the course in one language. */
export type Chapter = {
    readonly language: string;
    /** What its twins share: `course/chapter0/1`. */
    readonly name: string;
    /** Its file, from the root of the repository. */
    readonly file: string;
    readonly markdown: string;
};

const root = new URL("../../../", import.meta.url);
const content = "site/src/content/";

/** Every chapter in every language, in the order in which they are read. */
export function readChapters(): Chapter[] {
    const folder = new URL(content, root);
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
        .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
        .flatMap((path) => {
            const [, language, name] = /^([^/]+)\/(course\/.+)\.mdx$/.exec(path) ?? [];
            if (language === undefined || name === undefined) return [];
            const markdown = readFileSync(fileURLToPath(new URL(path, folder)), "utf8");
            return [{ language, name, file: `${content}${path}`, markdown }];
        });
}
