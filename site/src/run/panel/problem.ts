/** A run's problem as data: the message, the line of the program, the explanation, and what to change. */

import type { ExplainedError } from "@callsheet/errors/explanations";
import { redact } from "@callsheet/inference/redaction";
import type { Language } from "../../languages.ts";
import { errorsPlace, pathOf } from "../../routes.ts";
import { fill } from "../../words/format.ts";
import { type RunEvent, runFailures } from "../protocol.ts";
import { type Exchange, headerOf, joinedPieces } from "../results/exchanges.ts";
import type { PanelWords } from "./panel-words.ts";

export type Failure = Extract<RunEvent, { kind: "failed" }>;

export type Problem = {
    /** The program's or the service's message; absent if the page has its own. */
    readonly message?: string;
    /** The page's own message for a failure outside the program. */
    readonly own?: string;
    /** The line of the program that failed, from 1, and its text. */
    readonly line?: { readonly number: number; readonly text: string };
    /** The sandbox's hint about the refused request, in English. */
    readonly hint?: string;
    readonly explanation?: LinkedExplanation;
    /** The trace, unless the program has printed it. */
    readonly trace?: string;
};

type Failed = {
    readonly failure: Failure | undefined;
    /** The last exchange, if its response has an error status. */
    readonly refused: Exchange | undefined;
    /** The text of the program that was run. */
    readonly program: string;
    readonly printed: string;
};

/** @returns undefined if nothing went wrong */
export async function problemOf(failed: Failed, { words, language }: PanelWords): Promise<Problem | undefined> {
    const { failure, refused } = failed;
    if (!failure && !refused) return undefined;
    const own = failure && ownMessage(failure, words);
    const response = responseText(refused);
    const text = [failure && `${failure.name}: ${failure.message}`, failure?.trace, response]
        .filter(Boolean)
        .join("\n");
    const explanation = own === undefined ? await explanationOf(language, text) : undefined;
    const hint = refused?.response && headerOf(refused.response.headers, "x-sandbox-hint");
    const line = lineOf(failed);
    // Python prints the trace by itself.
    const trace = failure && !failed.printed.includes(failure.trace.trim()) ? redact(failure.trace) : "";
    return {
        ...(own === undefined ? { message: messageOf(failure, response) } : { own }),
        ...(line && { line }),
        ...(hint !== undefined && { hint }),
        ...(explanation && { explanation }),
        ...(trace !== "" && { trace }),
    };
}

type LinkedExplanation = ExplainedError & { readonly link: string };

/**
 * The explanation of an error; undefined if there is none, or if the catalogue cannot be loaded.
 * @param text the message, the trace and the service's response
 */
export async function explanationOf(language: Language, text: string): Promise<LinkedExplanation | undefined> {
    try {
        // Loaded only when there is an error.
        const { explainError } = await import("@callsheet/errors/explanations");
        const explained = explainError(text, language);
        return explained && { ...explained, link: `${pathOf(language, errorsPlace)}#${explained.id}` };
    } catch (error) {
        console.info(error);
        return undefined;
    }
}

/** The page's message for a failure outside the program. */
function ownMessage({ name, message }: Failure, words: PanelWords["words"]): string | undefined {
    if (name === runFailures.notSupported && message.includes("JSPI")) return words.pythonNeedsJspi;
    const known: Readonly<Record<string, string>> = words.failures;
    const text = Object.hasOwn(known, name) ? known[name] : undefined;
    return text === undefined ? undefined : fill(text, { message });
}

/** The status and the beginning of the body. */
function responseText(refused: Exchange | undefined): string {
    if (!refused?.response) return "";
    const { status, pieces } = refused.response;
    return `HTTP ${status}\n${new TextDecoder().decode(joinedPieces(pieces)).slice(0, 4000)}`;
}

/** The error's name and message, or else the service's response, without tokens and limited in length. */
const messageOf = (failure: Failure | undefined, response: string): string =>
    redact(failure ? `${failure.name}: ${failure.message}` : response).slice(0, 2000);

function lineOf({ failure, program }: Failed): Problem["line"] {
    const number = failure?.line;
    const text = number === undefined ? undefined : program.split("\n")[number - 1];
    return number === undefined || text === undefined ? undefined : { number, text: text.trim() };
}
