import type { Page } from "playwright-core";
import { tokensFor } from "../../proof/src/environment.ts";
import { judge } from "../../proof/src/judge/judge.ts";
import { problemText } from "../../proof/src/judge/problem.ts";
import type { Program } from "../../proof/src/program.ts";
import { runOutcome } from "./run-outcome.ts";
import { runIn } from "./run-page.ts";

/** Runs a program of the proof in the page, in the same environment, and returns the problems that the judge finds. */
export async function problemsInPage(page: Page, program: Program): Promise<readonly string[]> {
    const { id, language, models } = program;
    if (language === "sh") throw new TypeError(`${id} is of the shell, which no page runs.`);
    const tokens = tokensFor(program.environment);
    const files = [...program.files].map(([name, bytes]) => ({ name, bytes: new Uint8Array(bytes) }));
    const run = { language, code: program.content, files, environment: tokens, network: "sandbox" } as const;
    const known = typeof models === "string" ? {} : models;
    const events = await runIn(page, run, { pace: "fast", queuePolls: 1, models: known });
    const { problems } = await judge(program, runOutcome(events), tokens);
    return problems.map((problem) => `${id}: ${problemText(problem)}`);
}
