/** Judges exercises on the page of their chapter, as a reader does: by writing, or by choosing lines. */
import type { BrowserContext, Locator } from "playwright-core";
import { exerciseData, linesIn, pageLanguageOf } from "../../../../site/src/book/exercises/exercise-data.ts";
import { strings } from "../../../../site/src/words/strings.ts";
import type { ExerciseCase, Feedback, Session } from "./cases.ts";

/** Whether a reader can make a program on the page: in its language, and of the lines that are offered. */
export function isForPage({ exercise, programLanguage, program }: ExerciseCase): boolean {
    if (programLanguage !== pageLanguageOf(exercise)) return false;
    const { order } = exerciseData(exercise);
    return order === undefined || linesOf({ exercise, program }) !== undefined;
}

/** The lines of which a program consists; undefined if it has others. */
function linesOf({ exercise, program }: Pick<ExerciseCase, "exercise" | "program">): readonly string[] | undefined {
    const { order } = exerciseData(exercise);
    if (!order || !program.startsWith(order.before) || !program.endsWith(order.after)) return undefined;
    const lines = linesIn(order, program);
    const own = program.slice(order.before.length, program.length - order.after.length);
    return lines.length === own.split("\n").filter((line) => line.trim() !== "").length ? lines : undefined;
}

/** @param place the chapter: `course/chapter3/1` */
export async function openPage(
    context: BrowserContext,
    language: ExerciseCase["language"],
    place: string,
    limitSeconds: number,
): Promise<Session> {
    const page = await context.newPage();
    page.setDefaultTimeout(limitSeconds * 1000);
    const complaints: string[] = [];
    page.on("pageerror", ({ message }) => complaints.push(`the page fails: ${message}`));
    await page.goto(`/${language}/${place}`);
    const { right } = strings[language].exercises;

    async function judgeCase(one: ExerciseCase): Promise<Feedback> {
        const { name } = one.exercise;
        const exercise = page.locator(`#exercise-${name}`);
        const lines = linesOf(one);
        if (lines) await choose(exercise, lines);
        else await write(exercise, one.program);
        await exercise.locator("[data-exercise-press]").click();
        const ended = exercise.locator(".exercise-check > :is(.exercise-done, .exercise-advice, .run-error)");
        const asks = exercise.locator(".run-asking button");
        await ended.or(asks).first().waitFor();
        if (await asks.isVisible()) await asks.click();
        await ended.first().waitFor();
        const text = await exercise.locator(".exercise-check").innerText();
        if (complaints.length > 0) throw new Error(complaints.splice(0).join("; "));
        return { isRight: text.includes(right), text };
    }

    return { judge: judgeCase, end: () => context.close() };
}

async function write(exercise: Locator, program: string): Promise<void> {
    const editor = exercise.locator(".cm-content");
    const edit = exercise.locator('[data-run-press="edit"]');
    await editor.or(edit).first().waitFor();
    if ((await editor.count()) === 0) await edit.click();
    await editor.fill(program);
}

async function choose(exercise: Locator, lines: readonly string[]): Promise<void> {
    const taken = exercise.locator(".order-buttons button:last-child");
    while ((await taken.count()) > 0) await taken.first().click();
    for (const line of lines) {
        const button = exercise.locator(`[data-order-line=${JSON.stringify(line)}]`);
        await button.click();
        await button.waitFor({ state: "detached" });
    }
}
