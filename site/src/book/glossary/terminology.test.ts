/** Checks the terminology of the texts: each thing has one name, which the glossary explains. */
import { readdirSync, readFileSync } from "node:fs";
import { exercisesIn } from "@callsheet/exercises/files";
import { taskIds } from "@callsheet/inference/tasks";
import { mdxToJs } from "satteri";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "../../languages.ts";
import { termsIn } from "./GlossaryIndex.tsx";
import { markTerms } from "./mark-terms.ts";
import { finderOfForms, readNames, textsIn, unknownWordsIn } from "./terminology.ts";
import { formsOf } from "./terms.ts";

const content = new URL("../../../../book/content/", import.meta.url);
const markdownOf = (language: Language, file: string): string =>
    readFileSync(new URL(`${language}/${file}`, content), "utf8");

const files = readdirSync(new URL("gu/", content), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".mdx"))
    .sort();
const chapters = files.filter((file) => file.startsWith("course/"));

const names = readNames(readFileSync(new URL("gu/glossary/names.yaml", content), "utf8"));
const known = finderOfForms([...termsIn("gu").flatMap(formsOf), ...names, ...taskIds]);

describe.each(files)("%s", (file) => {
    test("writes in Latin letters, in Gujarati, what the glossary explains, and names", () => {
        const strangers = textsIn(markdownOf("gu", file), file).flatMap((text) => unknownWordsIn(text, known));
        expect([...new Set(strangers)]).toEqual([]);
    });

    test.each(languages)("calls nothing by a name that the book avoids, in %s", (language) => {
        const avoided = finderOfForms(termsIn(language).flatMap(({ avoid }) => avoid));
        const found = textsIn(markdownOf(language, file), file).flatMap(avoided);
        expect(found.map(({ text }) => text)).toEqual([]);
    });
});

describe.each(languages)("the exercises, in %s", (language) => {
    const exercises = exercisesIn(language).map(({ id, title, task, done, advice }) => {
        const advised = Object.values(advice).flatMap(({ expected, why, hints }) => [expected, why, ...hints]);
        return [id, [title, task, done, ...advised].map((text) => text.replaceAll(/`[^`]*`/g, ""))] as const;
    });

    test.each(exercises)("%s is written in the words of the book", (_, texts) => {
        const avoided = finderOfForms(termsIn(language).flatMap(({ avoid }) => avoid));
        expect(texts.flatMap(avoided).map(({ text }) => text)).toEqual([]);
        const strangers = language === "gu" ? texts.flatMap((text) => unknownWordsIn(text, known)) : [];
        expect([...new Set(strangers)]).toEqual([]);
    });
});

test("the glossary itself is written in its own words, in Gujarati", () => {
    expect(termsIn("gu").flatMap(({ meaning }) => unknownWordsIn(meaning.replaceAll(/`[^`]*`/g, ""), known))).toEqual(
        [],
    );
});

describe.each(chapters)("%s", (file) => {
    test("explains the same terms, in bold, in every language", async () => {
        const [first, ...others] = await Promise.all(languages.map((language) => explainedIn(language, file)));
        for (const other of others) expect(other).toEqual(first);
    });
});

/** The terms that a chapter explains in bold, by the rule for everyday words. */
async function explainedIn(language: Language, file: string): Promise<readonly string[]> {
    const ids: string[] = [];
    const terms = termsIn(language).map((term) => ({ ...term, everyday: true }));
    await mdxToJs(markdownOf(language, file), {
        features: { frontmatter: true, headingAttributes: true },
        hastPlugins: [markTerms(terms, ids)],
    });
    return ids.sort();
}

describe("the names", () => {
    test("are each used somewhere, and no words of the glossary", () => {
        const texts = files.flatMap((file) => textsIn(markdownOf("gu", file), file));
        const used = new Set(texts.flatMap(known).map(({ id }) => id));
        expect(names.filter((name) => !used.has(name))).toEqual([]);
        const terms = new Set(termsIn("gu").flatMap(formsOf));
        expect(names.filter((name) => terms.has(name))).toEqual([]);
    });
});

describe("a reading", () => {
    const text = [
        "---",
        'title: "એક quark"',
        'description: "બે `code`"',
        "---",
        "",
        "## Token ને gluon {#x}",
        "",
        "Python ની `library` એ “what is it” કહ્યું, [muon](/gu/there) નહીં.",
        "",
        '<Check id="x" question="`id` કે boson?">',
        "<Choice>હા, Ollama.</Choice>",
        "</Check>",
        "",
        "```sh",
        "lepton",
        "```",
    ].join("\n");

    test("takes all that is read and no code, and finds what is neither a term nor a name", () => {
        const find = finderOfForms(["token", "Python", "Ollama"]);
        const strangers = textsIn(text, "1.mdx").flatMap((piece) => unknownWordsIn(piece, find));
        expect(strangers.sort()).toEqual(["boson", "gluon", "muon", "quark"]);
    });

    test("takes a name with hyphens or dots as one", () => {
        expect(unknownWordsIn("એક tau-lepton અને up.quark.org, બસ.", finderOfForms(["tau", "quark"]))).toEqual([
            "tau-lepton",
            "up.quark.org",
        ]);
    });
});
