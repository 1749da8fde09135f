import { fill } from "../words/format.ts";
import type { Strings } from "../words/strings.ts";
import { type Proved, provedWith } from "./proved-clients.ts";

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
