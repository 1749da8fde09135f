/** What is known of the runs of the snippets that are shown, small enough to be sent with the page. */
export type Proved = {
    /** The clients all of whose programs passed, by provider and task: `js/fetch sh/curl` at `groq/conversational`. */
    readonly clients: Readonly<Record<string, string>>;
    /** With what each client was run: `openai 7.55.0` of `js/openai`. */
    readonly versions: Readonly<Record<string, string>>;
};

/** With what a snippet was run; undefined where it was not, or did not pass. @param client `js/fetch` */
export function provedWith(
    { clients, versions }: Proved,
    provider: string,
    task: string,
    client: string,
): string | undefined {
    return clients[`${provider}/${task}`]?.split(" ").includes(client) ? versions[client] : undefined;
}
