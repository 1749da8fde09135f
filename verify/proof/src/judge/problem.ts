/** A problem with what a program did. */
export type Problem = {
    /**
     * A part of the request (`method`, `url`, `headers.authorization`, `body.messages.0.role`), one of `exit`,
     * `requests`, `output`, `types` and `listed`, or in a hostile call the name of an item or the file with the limits.
     */
    readonly at: string;
    readonly message: string;
};

/** A problem as one line. */
export const problemText = ({ at, message }: Problem): string => `${at}: ${message}`;

/** A value as JSON, shortened for a message. */
export function shown(value: unknown): string {
    if (value === undefined) return "nothing";
    const text = JSON.stringify(value) ?? String(value);
    return text.length > 300 ? `${text.slice(0, 200)}… (${text.length} characters)` : text;
}

export const differs = (at: string, expected: unknown, received: unknown): Problem => ({
    at,
    message: `expected ${shown(expected)}, received ${shown(received)}`,
});
