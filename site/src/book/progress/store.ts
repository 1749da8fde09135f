/** Where progress is kept: in this browser, under one key, and nowhere else. */
import { nothingDone, type Progress, progressText, readProgress } from "./progress.ts";

export const progressKey = "progress";

export type Step = (progress: Progress) => Progress;

export type ProgressStore = {
    readonly read: () => Progress;
    /** Takes a step. @returns whether it is kept; where it is not, it counts until the page is left */
    readonly change: (step: Step) => boolean;
    /** Forgets everything, whoever wrote it. @returns whether it is forgotten for good */
    readonly clear: () => boolean;
};

/** @param storage gives what keeps texts; a browser may refuse that, and each use of it, by throwing */
export function progressStore(storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">): ProgressStore {
    // Steps, not their result: what another tab has kept in the meantime is not undone by them.
    let unkept: readonly Step[] = [];

    const kept = (): Progress | undefined => {
        try {
            return readProgress(storage().getItem(progressKey));
        } catch {
            return nothingDone;
        }
    };
    const read = (): Progress => unkept.reduce((progress, step) => step(progress), kept() ?? nothingDone);
    const attempt = (act: () => void): boolean => {
        try {
            act();
            unkept = [];
            return true;
        } catch {
            return false;
        }
    };
    return {
        read,
        change: (step) => {
            unkept = [...unkept, step];
            if (kept() === undefined) return false;
            return attempt(() => storage().setItem(progressKey, progressText(read())));
        },
        clear: () => {
            unkept = [() => nothingDone];
            return attempt(() => storage().removeItem(progressKey));
        },
    };
}
