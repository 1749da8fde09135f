/** A summary of the recorded runs of the page's snippets, small enough to be part of the page. */
export type Proved = {
    /**
     * The calls whose programs all passed, by their clients: `groq/conversational auto/conversational` at
     * `js/fetch sh/curl`. Most calls have the same clients, so this is a quarter of the reverse.
     */
    readonly calls: Readonly<Record<string, string>>;
    /** The version that each client was run with: `openai 7.55.0` for `js/openai`. */
    readonly versions: Readonly<Record<string, string>>;
};

/** The version that a snippet was run with; undefined if it was not run or did not pass. @param client `js/fetch` */
export function provedWith(
    { calls, versions }: Proved,
    provider: string,
    task: string,
    client: string,
): string | undefined {
    const call = `${provider}/${task}`;
    const isProved = Object.entries(calls).some(
        ([clients, proved]) => clients.split(" ").includes(client) && proved.split(" ").includes(call),
    );
    return isProved ? versions[client] : undefined;
}
