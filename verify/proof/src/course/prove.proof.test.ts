// @needs bash, curl, jq, python, venv
import { describe, expect, test } from "vitest";
import { proveCourse } from "./prove.ts";
import { type CourseResult, rowOf, summaryOf } from "./result.ts";

const chapter = (language: string, markdown: string) => ({
    language,
    name: "course/chapter0/1",
    file: `${language}/1.mdx`,
    markdown,
});

const markdown = "```sh\ncd ~\ntouch notes\n```\n```sh\nls\n```\n```output\nnotes\n```\n```js\nprint()\n```";

describe("proveCourse", () => {
    test("runs a chapter in every language, what is the same once, both where Python is called python and where it is not", async () => {
        const reported: CourseResult[] = [];
        const results = await proveCourse({
            chapters: [chapter("gu", markdown), chapter("en", markdown)],
            onResult: (result) => reported.push(result),
        });
        expect(reported).toEqual(results);
        expect(results.map(({ language, way, outcome }) => `${language} ${way}: ${outcome}`)).toEqual(
            ["terminal", "terminal without python"]
                .flatMap((way) => ["gu", "en"].flatMap((language) => Array(3).fill(`${language} ${way}: passed`)))
                .concat("gu none: notRun", "en none: notRun"),
        );

        // What is the same in two languages is run once, and says which block was run.
        const ofTerminal = results.filter(({ way }) => way === "terminal");
        expect(ofTerminal.map(({ place, sameAs }) => ({ place, sameAs }))).toEqual([
            { place: "gu/1.mdx:2" },
            { place: "gu/1.mdx:6" },
            { place: "gu/1.mdx:9" },
            { place: "en/1.mdx:2", sameAs: "gu/1.mdx:2" },
            { place: "en/1.mdx:6", sameAs: "gu/1.mdx:6" },
            { place: "en/1.mdx:9", sameAs: "gu/1.mdx:9" },
        ]);
        expect(rowOf(ofTerminal.at(-1) ?? expect.fail("It has no last."))).toContain(
            "same as  gu/1.mdx:9:  en/1.mdx:9  notes",
        );
    });

    test("runs both where a byte of what is run differs, such as a comment", async () => {
        const commented = (comment: string) => markdown.replace("touch notes", `# ${comment}\ntouch notes`);
        const chapters = [chapter("gu", commented("નોંધ")), chapter("en", commented("a note"))];
        const results = await proveCourse({ chapters });
        expect(results.map(({ outcome, sameAs }) => [outcome, sameAs])).toEqual([
            ...Array(12).fill(["passed", undefined]),
            ...Array(2).fill(["notRun", undefined]),
        ]);
    });

    test("goes on in the next chapter with what the last one has made", async () => {
        const next = { ...chapter("gu", "```sh\ncat ~/notes\n```"), name: "course/chapter1/1" };
        const results = await proveCourse({ chapters: [chapter("gu", "```sh\ntouch notes\n```"), next] });
        expect(results.map(({ outcome }) => outcome)).toEqual(["passed", "passed", "passed", "passed"]);
    });

    test("fails a chapter that has nothing to run, and refuses a course without a chapter", async () => {
        expect(await proveCourse({ chapters: [chapter("gu", "## Nothing")] })).toMatchObject([{ outcome: "failed" }]);
        await expect(proveCourse({ chapters: [] })).rejects.toThrow("no chapter");
    });

    test("runs programs in terminals and notebooks of every language, and in pages", async () => {
        const program = (text: string) => `<Snippet id="frogs" message="${text}" clients="sh/curl" />`;
        const openSite = () => Promise.reject(new Error("there is no browser"));
        const chapters = [chapter("gu", program("દેડકાં?")), chapter("en", program("Frogs?"))];
        const results = await proveCourse({ chapters, openSite });
        expect(results.map(({ language, way, outcome, block }) => [language, way, outcome, block])).toEqual([
            ["gu", "terminal", "passed", "bash frogs.sh"],
            ["en", "terminal", "passed", "bash frogs.sh"],
            ["gu", "page", "notRun", "frogs/sh/curl"],
            ["en", "page", "notRun", "frogs/sh/curl"],
            ["gu", "notebook", "passed", "frogs/sh/curl"],
            ["en", "notebook", "passed", "frogs/sh/curl"],
        ]);
        expect(results[2]?.reason).toBe("The page could not be opened: there is no browser");
    });

    test("prints results as rows, with the reason of what did not pass", async () => {
        const [failed, ...others] = await proveCourse({ chapters: [chapter("gu", "```sh\nls notes\npwd\n```")] });
        expect(
            failed &&
                rowOf(failed)
                    .replace(/\d+\.\d s/, "0.1 s")
                    .split("\n"),
        ).toEqual([
            "FAILED    gu   terminal                     0.1 s  gu/1.mdx:2  ls notes …",
            "          gu/1.mdx:2: `ls notes` ended with status 2",
            expect.stringContaining("No such file or directory"),
        ]);
        expect(summaryOf(others)).toBe("0 passed, 1 failed, 0 not run");
    });
});
