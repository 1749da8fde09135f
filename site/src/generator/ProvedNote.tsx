import type { Strings } from "../words/gujarati.ts";
import { fill } from "../words/words.ts";
import { type Proved, provedWith } from "./proved.ts";

/** What is known of the runs of snippets, and how the page says it. */
export type ProofOfSnippets = {
    readonly proved: Proved;
    /** The day of the run, in words. */
    readonly date: string;
    /** The page that says more. */
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

/** Says with what the programs of a cell were run; nothing where they were not. */
export function ProvedNote({ strings, proof: { proved, date, href }, provider, task, client }: Props) {
    const version = provedWith(proved, provider, task, client);
    if (version === undefined) return null;
    return (
        <p className="hint">
            <a href={`${href}#${task}`}>{fill(strings.proved, { version, date })}</a>
        </p>
    );
}
