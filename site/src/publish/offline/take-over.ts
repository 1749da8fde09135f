/** The message that tells a waiting worker to activate at once. */
export const takeOver = "take over";
