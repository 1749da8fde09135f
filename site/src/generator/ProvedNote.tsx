import { fill } from "../words/format.ts";
import type { Strings } from "../words/strings.ts";

/** The recorded runs of snippets, with what the page needs to show them. */
export type ProofOfSnippets = {
    readonly proved: Proved;
    /** The date of the run, formatted. */
    readonly date: string;
    /** The page with the details. */
    readonly href: string;
};

type Props = {
    readonly strings: Strings["generator"];
    readonly proof: ProofOfSnippets;
    readonly provider: string;
    readonly task: string;
    /** `js/fetch` */
    readonly client: string;
};

/** Names the client version that the snippet was run with; renders nothing if it was not run. */
export function ProvedNote({ strings, proof: { proved, date, href }, provider, task, client }: Props) {
    const version = provedWith(proved, provider, task, client);
    if (version === undefined) return null;
    return (
        <p className="hint">
            <a href={`${href}#${task}`}>{fill(strings.proved, { version, date })}</a>
        </p>
    );
}

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
