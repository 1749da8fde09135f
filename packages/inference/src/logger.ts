/** Receives the notices of this package; `console` is one. */
export type Logger = {
    /** Details for debugging. */
    readonly debug: (message: string, ...details: unknown[]) => void;
    /** Progress and other information. */
    readonly info: (message: string, ...details: unknown[]) => void;
    /** Something that works now and may stop working, such as a model that its provider has in staging. */
    readonly warn: (message: string, ...details: unknown[]) => void;
    /** Something that failed and was skipped. */
    readonly error: (message: string, ...details: unknown[]) => void;
    /** Everything else. */
    readonly log: (message: string, ...details: unknown[]) => void;
};

let current: Logger | undefined;

/**
 * Sets the logger for the notices of this package and of the packages built on it, for the whole program.
 *
 * @param logger replaces the current logger; undefined restores the default, `console`
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
 * The current logger, for packages built on this one. Get it anew for each notice: a program may change it.
 *
 * @returns the logger that was set last; `console` by default
 * @example
 * import { getLogger } from "@callsheet/inference";
 *
 * getLogger().info("The job is done.");
 */
export const getLogger = (): Logger => current ?? console;
