/** `openPage`, with which the proof of the course runs programs: what counts as success and what as failure. */
import type { BrowserContext } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { openPage } from "../../verify/proof/src/course/page.ts";
import { type ChapterProgram, programsShown } from "../src/book/course/chapter-programs.ts";
import { componentsIn } from "../src/book/course/read-text.ts";
import { test as base } from "./browser.ts";

const test = base.extend("context", async ({ browser }, { onCleanup }): Promise<BrowserContext> => {
    const context = await browser.newContext({ baseURL: inject("origin"), serviceWorkers: "block" });
    onCleanup(() => context.close());
    return context;
});

const chapter = { language: "en", name: "course/chapter1/1" };

/** A program of a snippet in the chapter. */
function program(id: string, clients = "js/huggingface.js"): ChapterProgram {
    const [shown] = componentsIn("Snippet", `<Snippet id="${id}" clients="${clients}" />`, "1.mdx").flatMap((one) =>
        programsShown(one, [one], () => ""),
    );
    return shown ?? expect.fail("the generator prints nothing");
}

describe("a chapter's page", () => {
    test("runs its programs, and shows what they answer", async ({ context }) => {
        const session = await openPage(context, chapter, 50);
        for (const one of [program("in-javascript"), program("in-terminal", "sh/curl")]) {
            const ran = await session.run(one);
            expect(ran).toMatchObject({ text: one.id, failure: undefined, problem: undefined });
            expect(ran.stdout).toContain("frogs");
        }
        await session.end();
    });

    test.for([
        ["ends with an error", 'throw new Error("no frogs");', { failure: { line: 1 }, problem: undefined }],
        ["shows nothing", "process.exitCode = 0;", { failure: undefined, problem: "nothing is shown" }],
    ] as const)("fails a program that %s", async ([, code, expected], { context }) => {
        const session = await openPage(context, chapter, 50);
        const [page] = context.pages();
        await page?.locator('[id^="in-javascript-"] [data-run-press="edit"]').click();
        await page?.locator(".run-editor").fill(code);
        const ran = await session.run(program("in-javascript"));
        expect(ran).toMatchObject(expected);
        expect(ran.stderr.includes("no frogs")).toBe(expected.failure !== undefined);
        expect(ran.failure?.why ?? "").toMatch(/^(ended in the page with “.+”)?$/);
    });

    test("fails a program that has no button, and there is none of a chapter that is not there", async ({
        context,
    }) => {
        const session = await openPage(context, chapter, 50);
        expect((await session.run(program("absent"))).problem).toBe("the page has no button that runs it");
        await expect(openPage(context, { ...chapter, name: "course/chapter99/1" }, 50)).rejects.toThrow(
            "no page /en/course/chapter99/1",
        );
    });
});
