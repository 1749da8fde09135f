/** A chapter's page as something that runs commands: those that are programs with a Run button. */
import type { BrowserContext } from "playwright-core";
import { openChapter } from "../../../site/test/open-chapter.ts";
import type { Chapter } from "./chapters.ts";
import type { Session } from "./session.ts";
import { isProgram } from "./steps.ts";

/**
 * Opens a chapter's page, in a context of its own, which ends with it.
 * @throws Error where there is no such page
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
