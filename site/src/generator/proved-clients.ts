/** A summary of the recorded runs of the page's snippets, small enough to be part of the page. */
export type Proved = {
    /** The clients whose programs all passed, by provider and task: `js/fetch sh/curl` at `groq/conversational`. */
    readonly clients: Readonly<Record<string, string>>;
    /** The version that each client was run with: `openai 7.55.0` for `js/openai`. */
    readonly versions: Readonly<Record<string, string>>;
};

/** The version that a snippet was run with; undefined if it was not run or did not pass. @param client `js/fetch` */
export function provedWith(
    { clients, versions }: Proved,
    provider: string,
    task: string,
    client: string,
): string | undefined {
    return clients[`${provider}/${task}`]?.split(" ").includes(client) ? versions[client] : undefined;
}
