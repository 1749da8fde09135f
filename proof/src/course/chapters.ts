import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";

/** A chapter of the course in one language. */
export type Chapter = {
    readonly language: string;
    /** What its twins share: `course/chapter0/1`. */
    readonly name: string;
    /** Its file, from the root of the repository. */
    readonly file: string;
    readonly markdown: string;
};

const content = "site/src/content/";

/** Every chapter in every language, in the order in which they are read. */
export function readChapters(): Chapter[] {
    return readdirSync(join(root, content), { recursive: true, encoding: "utf8" })
        .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
        .flatMap((path) => {
            const [, language, name] = /^([^/]+)\/(course\/.+)\.mdx$/.exec(path) ?? [];
            if (language === undefined || name === undefined) return [];
            const file = `${content}${path}`;
            return [{ language, name, file, markdown: readFileSync(join(root, file), "utf8") }];
        });
}
