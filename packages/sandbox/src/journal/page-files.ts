/** The page of the journal: its files, and the one file that is kept. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Journal } from "./journal.ts";

/** The page's files are beside this file, also in the published package. */
export const pageFile = (name: string): string => readFileSync(new URL(`./page/${name}`, import.meta.url), "utf8");

/** The page with the entries in it: one file that needs no server, without secrets as the entries are. */
export function keptPage({ entries, count }: Pick<Journal, "entries" | "count">): string {
    const [style, script] = [pageFile("journal.css"), pageFile("journal.js")];
    const sources = ["default-src 'none'", `script-src ${hash(script)}`, `style-src ${hash(style)}`];
    // A body may hold anything, but no tag begins without its bracket.
    const data = JSON.stringify({ entries: entries(), count: count() }).replaceAll("<", "\\u003c");
    const replacements = [
        [/ *<link rel="stylesheet".*>\n/, `        <style>${style}</style>\n`],
        [
            / *<script type="module".*\n/,
            `        <script type="application/json" id="kept">${data}</script>\n` +
                `        <script type="module">${script}</script>\n`,
        ],
        ["<head>", `<head>\n        <meta http-equiv="Content-Security-Policy" content="${sources.join("; ")}" />`],
    ] as const;
    return replacements.reduce(
        (page, [place, content]) => page.replace(place, () => content),
        pageFile("journal.html"),
    );
}

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
