/** Runs a case by its name on the current platform. */
import { fetchThrough } from "../../src/fetch.ts";
import type { Case, SeenRequest } from "./case.ts";
import { cases } from "./cases.ts";

/** The servers of a case, as plain data to pass to a page or a worker. */
export type CaseTarget = {
    readonly sandboxUrl: string;
    /** The server for the records of sandboxes: see `platforms/control.ts`. */
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
