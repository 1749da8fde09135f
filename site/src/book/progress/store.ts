/** Stores progress in this browser's localStorage, under one key. */
import { nothingDone, type Progress, progressText, readProgress } from "./progress.ts";

export const progressKey = "progress";

export type Step = (progress: Progress) => Progress;

export type ProgressStore = {
    readonly read: () => Progress;
    /** Applies a step. @returns whether it was stored; if not, it still counts until the page is closed */
    readonly change: (step: Step) => boolean;
    /** Deletes all progress, also from a newer version. @returns whether it was deleted from storage */
    readonly clear: () => boolean;
};

/** @param storage returns the storage; the call and each use of the storage may throw */
export function progressStore(storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">): ProgressStore {
    // Steps, not their result, so that they do not overwrite what another tab has stored meanwhile.
    let unkept: readonly Step[] = [];

    const storedProgress = (): Progress | undefined => {
        try {
            return readProgress(storage().getItem(progressKey));
        } catch {
            return nothingDone;
        }
    };
    const read = (): Progress => unkept.reduce((progress, step) => step(progress), storedProgress() ?? nothingDone);
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
            if (storedProgress() === undefined) return false;
            return attempt(() => storage().setItem(progressKey, progressText(read())));
        },
        clear: () => {
            unkept = [() => nothingDone];
            return attempt(() => storage().removeItem(progressKey));
        },
    };
}
