/**
 * A worker thread that subsets the site's fonts into a folder, so that pages load little: one subset draws the site's own
 * words, and a separate one has all of Gujarati for what readers type.
 */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { workerData } from "node:worker_threads";
import { factsOfLanguage } from "../../languages.ts";
import { cutFace, cutToWords } from "./cut-face.ts";
import { allGujarati, siteCharacters, siteWords } from "./site-words.ts";

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
        { name: "latin", text: [siteCharacters(ascii)], cut: ([text = ""]) => cutFace("text", "latin", text) },
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

/** Signs of ASCII that are in code, and in no heading. */
const codeSigns = /["#$*+<=>\\^{|}~]/g;
/** The printable ASCII characters. */
const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));

/** A hash of the code of this folder, and of the lock file, which has the versions of the font packages. */
async function hashOfInputs(): Promise<string> {
    const folder = new URL(".", import.meta.url);
    const own = (await readdir(folder)).filter((name) => name.endsWith(".ts")).sort();
    const lock = new URL("../../../../package-lock.json", folder);
    const texts = await Promise.all([...own.map((name) => new URL(name, folder)), lock].map((file) => readFile(file)));
    return texts.reduce((hash, text) => hash.update(text), createHash("sha256")).digest("hex");
}

const inputs = await hashOfInputs();
for (const face of faces()) await write(new URL(`${face.name}.woff2`, workerData), face, inputs);
