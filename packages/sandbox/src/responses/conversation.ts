/** A conversation, in whichever form it came. */

export type Turn = {
    readonly role: "system" | "user" | "assistant" | "tool";
    readonly text: string;
    /** How many images came with it. */
    readonly images: number;
    /** The function whose result it is. */
    readonly tool?: string;
};

export type Conversation = readonly Turn[];

/** The last thing that a user has said. */
export const askedIn = (turns: Conversation): string => turns.findLast(({ role }) => role === "user")?.text ?? "";

/** The results of tools that nobody has answered yet. */
export function resultsIn(turns: Conversation): Conversation {
    const last = turns.findLastIndex(({ role }) => role !== "tool");
    return turns.slice(last + 1);
}

/** What the system has said. */
export const instructionsIn = (turns: Conversation): string =>
    turns
        .filter(({ role, text }) => role === "system" && text !== "")
        .map(({ text }) => text)
        .join(" ");

/** All that a user has said, the latest first: values for a form are looked for there. */
export const toldIn = (turns: Conversation): string => {
    const told = turns.filter(({ role, text }) => role === "user" && text !== "").map(({ text }) => text);
    return told.at(-1) ?? instructionsIn(turns);
};
