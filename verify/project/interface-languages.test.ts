/** The strings of the interface, room by room: a text of one language has its other. That none is missing, the compiler sees. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const rooms = [
    "packages/errors/src/explanations",
    "packages/react/src/words",
    "book/exercises/src/words",
    "site/src/words",
];

/** What stands the same in both languages: names, code, placeholders, addresses, and strings for programs. */
const untranslated = /`[^`]*`|\{\w+\}|https?:\S+|<[^>]+>|\b(?:[A-Z][\w.]*|\w*[A-Z_.]\w*)\b/g;
const hasWords = (text: string): boolean => /[a-z]{3,} [a-z]{3,}/.test(text.replaceAll(untranslated, ""));

/** The texts below a value by their paths. Texts that are said to be English are left out. */
function textsOf(value: unknown, path: string): readonly (readonly [path: string, text: string])[] {
    if (typeof value === "string") return [[path, value]];
    if (typeof value !== "object" || value === null || ("lang" in value && value.lang === "en")) return [];
    return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

async function textsIn(room: string, language: string): Promise<ReadonlyMap<string, string>> {
    const folder = join(root, room, language);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
    const modules = await Promise.all(files.map((file) => import(join(folder, file))));
    return new Map(modules.flatMap((module, index) => textsOf(module, files[index] ?? "")));
}

test.each(rooms)("%s: no text of Gujarati is left in English", async (room) => {
    const [gujarati, english] = [await textsIn(room, "gu"), await textsIn(room, "en")];
    const left = [...gujarati].filter(([, text]) => hasWords(text) && !/[\u0a80-\u0aff]/.test(text));
    expect(left).toEqual([]);
    expect(gujarati.size).toBeGreaterThan(20);
    expect(english.size).toBeGreaterThan(20);
});

test.each(rooms)("%s: no text of English has Gujarati words", async (room) => {
    const english = await textsIn(room, "en");
    expect([...english].filter(([, text]) => /[\u0a80-\u0aff]{3}/.test(text))).toEqual([]);
});
