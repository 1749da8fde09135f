/** Runs the programs of a chapter that have a Run button, on its page. */
import type { BrowserContext, Locator, Page } from "playwright-core";
import type { ChapterProgram } from "../../../../site/src/book/course/chapter-programs.ts";
import { isLanguage } from "../../../../site/src/languages.ts";
import { strings } from "../../../../site/src/words/strings.ts";
import { pressRun } from "../../../testing/press-run.ts";
import type { Chapter } from "./lessons.ts";
import { type Command, type CommandResult, isProgram, type Session } from "./steps.ts";

/**
 * Opens a chapter's page. Ending the session closes the browser context. All programs run in the same page, so Python
 * starts once. The problem of a program that does not fail itself: no button, no output, or an error of the page.
 * @throws Error if there is no such page
 */
export async function openPage(
    context: BrowserContext,
    { language, name }: Pick<Chapter, "language" | "name">,
    limitSeconds: number,
): Promise<Session> {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("pageerror", ({ message }) => complaints.push(`the page fails: ${message}`));
    const response = await page.goto(`/${language}/${name}`);
    if (!response?.ok()) throw new Error(`The site has no page /${language}/${name}.`);
    const here = new URL(page.url()).origin;
    page.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== here) complaints.push(`the page asks ${origin}`);
    });
    if (!isLanguage(language)) throw new Error(`The site has no language ${language}.`);
    const words = strings[language].run;
    // The status of a successful run, up to the number of seconds.
    const [done = ""] = words.done.split("{seconds}");

    async function run(program: Command): Promise<CommandResult> {
        if (!isProgram(program)) throw new Error("A page runs programs alone.");
        const ran = { text: program.id, stdout: "", stderr: "" };
        const row = await rowOf(page, program);
        if (row === undefined) return { ...ran, failure: undefined, problem: "the page has no button that runs it" };
        await pressRun(row, { again: words.again, timeout: limitSeconds * 1000 });
        const status = await textIn(row.locator(".run-status, .run-failed"));
        const isDone = status.startsWith(done);
        const error = isDone ? "" : await textIn(row.locator(".run-error"));
        const stdout = await textIn(row.locator(".run-output, .run-results, .run-saved"));
        const isEmpty = program.fails
            ? error === ""
            : isDone && [words.printedNothing, ""].includes(stdout) && (await row.locator(shownThings).count()) === 0;
        const wrong = [...(isEmpty ? ["nothing is shown"] : []), ...complaints.splice(0)];
        const failure = isDone ? undefined : { line: 1, why: `ended in the page with “${status}”` };
        return { ...ran, stdout, stderr: error, failure, problem: wrong.length === 0 ? undefined : wrong.join("; ") };
    }

    return { run, end: () => context.close() };
}

/** Results other than text. */
const shownThings = ".run-results :is(img, audio, video, svg), .run-saved :is(img, audio, video)";

/** The row of buttons below a program, after selecting its tab; undefined if it has none. */
async function rowOf(page: Page, { id, client, language }: ChapterProgram): Promise<Locator | undefined> {
    const programElement = page.locator(".program", { has: page.getByText(id, { exact: true }) });
    const [snippet] = id.split("/");
    const panel = page.locator(`section[data-panel="${language}/${client}"][id^="${snippet}-${language}-"]`);
    const container = client === undefined ? programElement : panel;
    const row = container.locator('.run:has([data-run-press="run"])');
    if ((await row.count()) === 0) return undefined;
    if (client !== undefined && !(await panel.first().isVisible())) {
        await page.locator(`[role="tab"][aria-controls="${await panel.first().getAttribute("id")}"]`).click();
    }
    return row.first();
}

/** The visible text of some elements. */
const textIn = async (elements: Locator): Promise<string> =>
    (await elements.allInnerTexts())
        .map((text) => text.trim())
        .filter((text) => text !== "")
        .join("\n");
