/** Our site as it is published, and the pages of it that are measured. */
import { join } from "node:path";
import { root, run } from "../install.ts";

/** A chapter, by its place in every language. */
export const chapter = "course/chapter0/1";
/** The language that the other tools are given it in. */
export const language = "en";

export const source = join(root, "site");

/** Builds it. @returns the folder to be served */
export function buildOurSite(): string {
    run("npm", ["run", "--silent", "build", "-w", "site"], root);
    return join(source, "dist");
}
