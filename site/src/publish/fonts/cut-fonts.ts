import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { factsOfLanguage, languages } from "../../languages.ts";
import { dateIn } from "../../words/format.ts";
import { codeHash } from "../after-build/code-hash.ts";
import { cutFace, cutToWords } from "./cut-face.ts";
import { fonts, licenseOf } from "./fonts.ts";
import { allGujarati } from "./gujarati.ts";

const owners = [...new Set(Object.values(fonts).map((font) => font.package))];

/**
 * Subsets the site's fonts before the build, so that pages load little: one subset draws the site's own words, and a
 * separate one has all of Gujarati for what readers type. Each face is then imported as `@fonts/{name}.woff2`.
 */
export function cutFonts(): AstroIntegration {
    return {
        name: "cut-fonts",
        hooks: {
            "astro:config:setup": async ({ createCodegenDir, updateConfig }) => {
                const folder = createCodegenDir();
                // The lock file has the versions of the font packages.
                const inputs = await codeHash(new URL(".", import.meta.url));
                for (const face of faces()) await write(new URL(`${face.name}.woff2`, folder), face, inputs);
                updateConfig({ vite: { resolve: { alias: { "@fonts/": fileURLToPath(folder) } } } });
            },
            "astro:build:done": async ({ dir }) => {
                const licenses = await Promise.all(owners.map((owner) => readFile(licenseOf(owner), "utf8")));
                await writeFile(new URL("_astro/fonts-license.txt", dir), licenses.join("\n\n"));
            },
        },
    };
}

/** Subsetting takes seconds, so a face is only made again when its inputs have changed. */
async function write(file: URL, { text, cut }: Face, inputs: string): Promise<void> {
    const key = createHash("sha256").update(inputs).update(JSON.stringify(text)).digest("hex");
    const keyFile = new URL(`${file.href}.key`);
    if ((await readFile(keyFile, "utf8").catch(() => "")) === key) return;
    await writeFile(file, await cut(text));
    await writeFile(keyFile, key);
}

/** Punctuation in code besides ASCII. */
const marks = "–—‘’“”…·×→";

/** A face, which becomes the file `@fonts/{name}.woff2`. */
type Face = {
    readonly name: string;
    /** The characters or words that the subset must draw; part of its cache key. */
    readonly text: readonly string[];
    readonly cut: (text: readonly string[]) => Promise<Buffer>;
};

function faces(): readonly Face[] {
    const words = siteWords();
    return [
        { name: "latin", text: [siteCharacters()], cut: ([text = ""]) => cutFace("text", "latin", text) },
        { name: "gujarati", text: words, cut: (text) => cutToWords("text", "gujarati", text) },
        // For what readers type.
        { name: "gujarati-whole", text: [allGujarati], cut: ([text = ""]) => cutFace("text", "gujarati", text) },
        // For pages in English, whose only Gujarati word is the link to the other language.
        {
            name: "gujarati-name",
            text: [factsOfLanguage("gu").name],
            cut: (text) => cutToWords("name", "gujarati", text),
        },
        {
            name: "heading-latin",
            text: [`${ascii.replaceAll(codeSigns, "")}—–‘’“”…·`],
            cut: ([text = ""]) => cutFace("heading", "latin", text),
        },
        // On a Gujarati page, only the site's name is set in the English heading font.
        { name: "site-name", text: ["Callsheet"], cut: ([text = ""]) => cutFace("heading", "latin", text) },
        { name: "code", text: [ascii + marks], cut: ([text = ""]) => cutFace("code", "latin", text) },
    ];
}

const sources = new URL("../..", import.meta.url);
const exercises = new URL("../../exercises/", sources);
const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month)).toISOString());
/** Signs of ASCII that are in code, and in no heading. */
const codeSigns = /["#$*+<=>\\^{|}~]/g;
/** The printable ASCII characters. */
const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
const report = () => readFileSync(new URL("../../reports/bench.json", sources), "utf8");

/** The source files of the site and of the exercises, without tests, and the names of months: all texts of the pages. */
function siteTexts(): string {
    const files = [sources, exercises]
        .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, "utf8"));
    const dates = languages.flatMap((language) => months.map((month) => dateIn(language, month)));
    return [...files, ...dates].join("\n");
}

/** The distinct characters of the site, including its code and the bench's report, sorted. */
const siteCharacters = (): string =>
    [...new Set([siteTexts(), report(), ascii].join(""))]
        .filter((character) => character >= " ")
        .sort()
        .join("");

/** Gujarati letters and marks, joiners, the rupee sign and the dotted circle, without spaces. */
const gujaratiWord = /(?:[\u0964\u0965\u0a80-\u0aff\u20b9\u25cc]|\u200c|\u200d)+/g;

/** The distinct Gujarati words of the site, and the dotted circle that carries a mark without a letter. */
export const siteWords = (): string[] => [...new Set([...(siteTexts().match(gujaratiWord) ?? []), "\u25cc"])].sort();
