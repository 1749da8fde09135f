/** Runs a case by its name on the current platform. */

import { fetchThrough } from "../../src/fetch.ts";
import type { Case, SeenRequest } from "./case.ts";
import { failureCases } from "./failures.ts";
import { handlerCases } from "./handler.ts";
import { formatCases, pairCases } from "./pairs.ts";
import { queueCases } from "./queues.ts";
import { streamCases } from "./streams.ts";
import { tokenCases } from "./tokens.ts";

/** The servers of a case, as plain data to pass to a page or a worker. */
export type CaseTarget = {
    readonly sandboxUrl: string;
    /** The server for the records of sandboxes: see `platforms/run-on.ts`. */
    readonly controlUrl: string;
};

/** @returns the failure, undefined if the case passed */
export async function runCase(name: string, { sandboxUrl, controlUrl }: CaseTarget): Promise<string | undefined> {
    const [found, another]: readonly Case[] = cases.filter((one) => one.name === name);
    if (!found || another) return `There is ${found ? "more than one" : "no"} case "${name}".`;
    const requests = async (): Promise<readonly SeenRequest[]> => {
        const response = await fetch(`${controlUrl}/requests?sandbox=${encodeURIComponent(sandboxUrl)}`);
        return await response.json();
    };
    try {
        await found.run({ fetch: fetchThrough(sandboxUrl), requests });
        return undefined;
    } catch (error) {
        return errorText(error);
    }
}

/** An error with its message and stack: on some platforms the stack does not contain the message. */
function errorText(error: unknown): string {
    if (!(error instanceof Error)) return String(error);
    const { stack = "" } = error;
    const stackText = stack.includes(error.message) ? stack : `${error.name}: ${error.message}\n${stack}`;
    return error.cause === undefined ? stackText : `${stackText}\ncaused by: ${errorText(error.cause)}`;
}

/** The cases that a platform's own fetch, streams and timers may fail; the slowest first. */
export const platformCases: readonly Case[] = [
    ...streamCases,
    ...queueCases,
    ...failureCases,
    ...tokenCases,
    ...handlerCases,
    ...formatCases,
];

/** Every case: also each pair of a provider and a task, which no platform reads differently. */
export const cases: readonly Case[] = [...platformCases, ...pairCases.filter((one) => !formatCases.includes(one))];
