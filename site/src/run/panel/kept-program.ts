/** A program as the reader has changed it, kept in this browser until the reader goes back to the original. */

export type KeptProgram = {
    /** The reader's text; undefined if there is none, or if the original has changed since. */
    readonly read: (original: string) => string | undefined;
    readonly keep: (original: string, text: string) => void;
    readonly forget: () => void;
};

/**
 * @param key names the program in this browser
 * @param storage returns the storage; the call and each use of the storage may throw
 */
export function keptProgram(
    key: string,
    storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">,
): KeptProgram {
    // Without storage the text stays until the page is closed.
    const attempt = <Value>(act: () => Value): Value | undefined => {
        try {
            return act();
        } catch {
            return undefined;
        }
    };
    return {
        read: (original) => {
            const kept: unknown = attempt(() => JSON.parse(storage().getItem(key) ?? "null"));
            if (!Array.isArray(kept) || kept[0] !== original || typeof kept[1] !== "string") return undefined;
            return kept[1];
        },
        keep: (original, text) => attempt(() => storage().setItem(key, JSON.stringify([original, text]))),
        forget: () => attempt(() => storage().removeItem(key)),
    };
}
