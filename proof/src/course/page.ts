/** Runs the programs of a chapter that have a Run button, on its page. */
import type { BrowserContext } from "playwright-core";
import { openChapter } from "../../../site/test/open-chapter.ts";
import type { Chapter } from "./chapters.ts";
import type { Session } from "./session.ts";
import { isProgram } from "./steps.ts";

/**
 * Opens a chapter's page. Ending the session closes the browser context.
 * @throws Error if there is no such page
 */
export async function openPage(context: BrowserContext, chapter: Chapter, limitSeconds: number): Promise<Session> {
    const { run, end } = await openChapter(context, chapter, limitSeconds);
    return {
        run: async (command) => {
            if (!isProgram(command)) throw new Error("A page runs programs alone.");
            return await run(command);
        },
        end,
    };
}
