/** Reading the state of a job in a provider's queue. */
import type { JobState } from "./provider.ts";

/**
 * The state that a provider's word stands for. Words that are not named here are taken for waiting, which has a limit.
 * @param why what the provider says of the failure
 */
export function jobState(word: unknown, done: string, failed: readonly string[], why?: unknown): JobState {
    if (word === done) return "done";
    if (typeof word !== "string") return { failed: "its state cannot be read." };
    if (!failed.includes(word)) return "waiting";
    return { failed: typeof why === "string" && why !== "" ? why : `its state is ${word}.` };
}

/** The path of a URL that the provider gave: only this is followed, so that the token stays on the provider's host. */
export const pathOf = (url: unknown): string | undefined =>
    typeof url === "string" && URL.canParse(url) ? new URL(url).pathname : undefined;

/** An id from an answer as a piece of a URL. */
export const idPart = (id: unknown): string | undefined =>
    typeof id === "string" && id !== "" ? encodeURIComponent(id) : undefined;
