/** Runs a case by its name, on whatever platform this is. */
import { fetchThrough } from "../../src/fetch.ts";
import type { Case, Platform, Seen } from "./case.ts";
import { cases } from "./cases.ts";

/** Where a case runs, and what it can reach: plain data, so that it can be handed to a page or a worker. */
export type Place = {
    readonly platform: Platform;
    readonly sandboxUrl: string;
    /** Where the records of sandboxes are read: see `platforms/control.ts`. */
    readonly controlUrl: string;
};

/** @returns what went wrong, undefined where nothing did */
export async function runCase(name: string, { platform, sandboxUrl, controlUrl }: Place): Promise<string | undefined> {
    const [found, another]: readonly Case[] = cases.filter((one) => one.name === name);
    if (!found || another) return `There is ${found ? "more than one" : "no"} case "${name}".`;
    const requests = async (): Promise<readonly Seen[]> => {
        const response = await fetch(`${controlUrl}/requests?sandbox=${encodeURIComponent(sandboxUrl)}`);
        return await response.json();
    };
    try {
        await found.run({ platform, sandboxUrl, fetch: fetchThrough(sandboxUrl), requests });
        return undefined;
    } catch (error) {
        return told(error);
    }
}

/** With its stack, which some platforms begin with the message and others do not. */
function told(error: unknown): string {
    if (!(error instanceof Error)) return String(error);
    const { stack = "" } = error;
    const whole = stack.includes(error.message) ? stack : `${error.name}: ${error.message}\n${stack}`;
    return error.cause === undefined ? whole : `${whole}\ncaused by: ${told(error.cause)}`;
}
