/** What a notice goes to; `console` is one. */
export type Logger = {
    /** What helps to find a mistake. */
    readonly debug: (message: string, ...details: unknown[]) => void;
    /** What happened, for whoever wants to know. */
    readonly info: (message: string, ...details: unknown[]) => void;
    /** What works now and may not work later, such as a model that its provider is still trying out. */
    readonly warn: (message: string, ...details: unknown[]) => void;
    /** What did not work and was left out. */
    readonly error: (message: string, ...details: unknown[]) => void;
    /** Everything else. */
    readonly log: (message: string, ...details: unknown[]) => void;
};

let current: Logger | undefined;

/**
 * Sends the notices of this package, and of the packages that are built on it, elsewhere: for the whole program.
 *
 * @param logger takes the place of the one before; undefined for `console`, which is the first
 * @example
 * import { setLogger } from "@callsheet/inference";
 *
 * const notices: string[] = [];
 * setLogger({ ...console, warn: (message) => notices.push(message) });
 */
export function setLogger(logger: Logger | undefined): void {
    current = logger;
}

/**
 * What notices go to now; for packages that are built on this one. Ask again for each notice: a program may change it.
 *
 * @returns the logger that was set last; `console` until then
 * @example
 * import { getLogger } from "@callsheet/inference";
 *
 * getLogger().info("The job is done.");
 */
export const getLogger = (): Logger => current ?? console;
