/** One thing that is wrong with what a program did. */
export type Problem = {
    /** Where: a part of the request (`url`, `headers.authorization`, `body.messages.0.role`), or `exit`, `answer`, `output`, `types`. */
    readonly at: string;
    readonly message: string;
};

/** A value, short enough for a message. */
export function shown(value: unknown): string {
    if (value === undefined) return "nothing";
    const text = typeof value === "string" ? JSON.stringify(value) : (JSON.stringify(value) ?? String(value));
    return text.length > 300 ? `${text.slice(0, 200)}… (${text.length} characters)` : text;
}

export const differs = (at: string, expected: unknown, received: unknown): Problem => ({
    at,
    message: `expected ${shown(expected)}, received ${shown(received)}`,
});
