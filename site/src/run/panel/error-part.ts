/** An error, explained: what was said, where in the program, what it means, and what to change. */

import { withoutTokens } from "../../errors/tokens-in.ts";
import type { RunStrings } from "../../i18n/gujarati-run.ts";
import { fill } from "../../i18n/words.ts";
import { element } from "../../search/element.ts";
import { type RunEvent, runFailures } from "../protocol.ts";
import { type Exchange, headerOf, joinedPieces } from "../results/exchanges.ts";
import type { PanelWords } from "./panel-words.ts";
import { label } from "./printed.ts";

export type Failure = Extract<RunEvent, { kind: "failed" }>;

type Failed = {
    readonly failure: Failure | undefined;
    /** The last exchange that was refused. */
    readonly refused: Exchange | undefined;
    /** The line of the program that failed, as it stands there. */
    readonly line: string | undefined;
    readonly printed: string;
    readonly goToLine: () => void;
};

/** The last of the exchanges, where a service refused it. */
export const refusedIn = (exchanges: readonly Exchange[]): Exchange | undefined => {
    const last = exchanges.at(-1);
    return (last?.response?.status ?? 0) >= 400 ? last : undefined;
};

export async function drawError(failed: Failed, { words, language }: PanelWords): Promise<readonly HTMLElement[]> {
    const { failure, refused } = failed;
    if (!failure && !refused) return [];
    const own = failure && ownWords(failure, words);
    const said = saidBy(refused);
    const text = [failure && `${failure.name}: ${failure.message}`, failure?.trace, said].filter(Boolean).join("\n");
    const { explanationOf } = await import("./explain-error.ts");
    const found = own === undefined ? explanationOf(language, text) : undefined;
    const hint = refused?.response && headerOf(refused.response.headers, "x-sandbox-hint");
    return [
        label(words.error),
        ...(own === undefined ? [code(shortOf(failure, said))] : [element("p", {}, own)]),
        ...lineOf(failed, words),
        ...(hint === undefined ? [] : [named(words.hint, element("span", { lang: "en", dir: "ltr" }, hint))]),
        ...(found
            ? [
                  named(words.means, ...worded(found.means)),
                  element("p", { class: "run-label" }, words.change),
                  element("ul", { class: "run-todo" }, ...found.todo.map((step) => element("li", {}, ...worded(step)))),
                  element(
                      "p",
                      {},
                      element("a", { href: found.link }, `${words.inCatalogue}: ${found.title.replaceAll("`", "")}`),
                  ),
              ]
            : []),
        // Python prints it itself.
        ...(failure?.trace && !failed.printed.includes(failure.trace.trim())
            ? [whole(withoutTokens(failure.trace), words)]
            : []),
    ];
}

/** What is said of a failure that is none of the program's. */
function ownWords({ name, message }: Failure, words: RunStrings): string | undefined {
    if (name === runFailures.notSupported && message.includes("JSPI")) return words.pythonNeedsJspi;
    const known: Readonly<Record<string, string>> = words.failures;
    const text = Object.hasOwn(known, name) ? known[name] : undefined;
    return text === undefined ? undefined : fill(text, { message });
}

/** The status, and the body that came with it. */
function saidBy(refused: Exchange | undefined): string {
    if (!refused?.response) return "";
    const { status, pieces } = refused.response;
    return `HTTP ${status}\n${new TextDecoder().decode(joinedPieces(pieces)).slice(0, 4000)}`;
}

/** The end of a message says most in some languages, its beginning in others: it is short enough to be shown whole. */
const shortOf = (failure: Failure | undefined, said: string): string =>
    withoutTokens(failure ? `${failure.name}: ${failure.message}` : said).slice(0, 2000);

function lineOf({ failure, line, goToLine }: Failed, words: RunStrings): readonly HTMLElement[] {
    if (failure?.line === undefined || line === undefined) return [];
    const button = element("button", { type: "button", class: "run-small" }, words.goToLine);
    button.addEventListener("click", goToLine);
    const name = fill(words.line, { line: String(failure.line) });
    return [element("p", { class: "run-label" }, name), code(line.trim()), button];
}

const code = (text: string): HTMLElement =>
    element("pre", { class: "run-code", tabindex: "0", role: "group", lang: "en", dir: "ltr", translate: "no" }, text);

const named = (name: string, ...content: readonly (Node | string)[]): HTMLElement =>
    element("p", {}, element("strong", {}, `${name}: `), ...content);

/** A text in which what stands between backticks is code. */
const worded = (text: string): readonly (Node | string)[] =>
    text
        .split("`")
        .map((part, place) => (place % 2 === 1 ? element("code", { lang: "en", translate: "no" }, part) : part));

const whole = (trace: string, words: RunStrings): HTMLElement =>
    element("details", {}, element("summary", {}, words.trace), code(trace));
