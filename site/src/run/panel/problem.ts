/** What went wrong in a run, as data: what was said, where in the program, what it means, and what to change. */

import { fill } from "../../words/words.ts";
import { withoutTokens } from "../errors/tokens-in.ts";
import { type RunEvent, runFailures } from "../protocol.ts";
import { type Exchange, headerOf, joinedPieces } from "../results/exchanges.ts";
import type { Explanation, explanationOf as explain } from "./explain-error.ts";
import type { PanelWords } from "./panel-words.ts";

export type Failure = Extract<RunEvent, { kind: "failed" }>;

export type Problem = {
    /** What the program or the service said; absent where the page has words of its own. */
    readonly message?: string;
    /** The page's own words for a failure that is none of the program's. */
    readonly own?: string;
    /** The line of the program that failed, from 1, and its text. */
    readonly line?: { readonly number: number; readonly text: string };
    /** What the sandbox says about the request that it refused, in English. */
    readonly hint?: string;
    readonly explanation?: Explanation;
    /** The trace, where the program has not printed it itself. */
    readonly trace?: string;
};

type Failed = {
    readonly failure: Failure | undefined;
    /** The last exchange, where a service refused it. */
    readonly refused: Exchange | undefined;
    /** The text of the program that was run. */
    readonly program: string;
    readonly printed: string;
};

/** @returns undefined where nothing went wrong */
export async function problemOf(failed: Failed, { words, language }: PanelWords): Promise<Problem | undefined> {
    const { failure, refused } = failed;
    if (!failure && !refused) return undefined;
    const own = failure && ownWords(failure, words);
    const response = responseText(refused);
    const text = [failure && `${failure.name}: ${failure.message}`, failure?.trace, response]
        .filter(Boolean)
        .join("\n");
    const explanation = own === undefined ? await explanationOf(language, text) : undefined;
    const hint = refused?.response && headerOf(refused.response.headers, "x-sandbox-hint");
    const line = lineOf(failed);
    // Python prints its trace itself.
    const trace = failure && !failed.printed.includes(failure.trace.trim()) ? withoutTokens(failure.trace) : "";
    return {
        ...(own === undefined ? { message: messageOf(failure, response) } : { own }),
        ...(line && { line }),
        ...(hint !== undefined && { hint }),
        ...(explanation && { explanation }),
        ...(trace !== "" && { trace }),
    };
}

/** What the catalogue of errors says of a text; nothing where the catalogue cannot be fetched. */
async function explanationOf(...asked: Parameters<typeof explain>): Promise<Explanation | undefined> {
    try {
        return (await import("./explain-error.ts")).explanationOf(...asked);
    } catch (error) {
        console.info(error);
        return undefined;
    }
}

/** What the page says of a failure that is none of the program's. */
function ownWords({ name, message }: Failure, words: PanelWords["words"]): string | undefined {
    if (name === runFailures.notSupported && message.includes("JSPI")) return words.pythonNeedsJspi;
    const known: Readonly<Record<string, string>> = words.failures;
    const text = Object.hasOwn(known, name) ? known[name] : undefined;
    return text === undefined ? undefined : fill(text, { message });
}

/** The status, and the beginning of the body that came with it. */
function responseText(refused: Exchange | undefined): string {
    if (!refused?.response) return "";
    const { status, pieces } = refused.response;
    return `HTTP ${status}\n${new TextDecoder().decode(joinedPieces(pieces)).slice(0, 4000)}`;
}

/** The end of a message says most in some languages, its beginning in others: both are shown. */
const messageOf = (failure: Failure | undefined, response: string): string =>
    withoutTokens(failure ? `${failure.name}: ${failure.message}` : response).slice(0, 2000);

function lineOf({ failure, program }: Failed): Problem["line"] {
    const number = failure?.line;
    const text = number === undefined ? undefined : program.split("\n")[number - 1];
    return number === undefined || text === undefined ? undefined : { number, text: text.trim() };
}
