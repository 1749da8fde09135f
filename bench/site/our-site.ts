/** Our site as it is published, and the chapter that is measured. */
import { join } from "node:path";
import { root, run } from "../install.ts";

/** The path of the chapter, the same in every language. */
export const chapter = "course/chapter0/1";
/** The language of the chapter in the other tools. */
export const language = "en";

export const source = join(root, "site");

/** Builds the site. @returns the folder to serve */
export function buildOurSite(): string {
    run("npm", ["run", "--silent", "build", "-w", "site"], root);
    return join(source, "dist");
}
