/** Requests and answers as they were, for whoever wants to see them: one press away, and drawn only then. */
import type { RunStrings } from "../../i18n/gujarati-run.ts";
import { fill } from "../../i18n/words.ts";
import { element } from "../../search/element.ts";
import type { HeaderEntry } from "../protocol.ts";
import { type Exchange, headerOf, joinedPieces } from "../results/exchanges.ts";

export type RawExchanges = { readonly part: HTMLElement; readonly show: (exchanges: readonly Exchange[]) => void };

/** What stands for a token: nobody's. */
const mask = "••••••••";
/** A longer body is nobody's reading. */
const most = 20_000;

export function rawPart(words: RunStrings): RawExchanges {
    const summary = element("summary", {});
    const list = element("div", { class: "run-raw-list" });
    const part = element("details", { class: "run-raw", hidden: "" }, summary, list);
    let exchanges: readonly Exchange[] = [];
    let drawn: readonly Exchange[] | undefined;
    const draw = (): void => {
        if (!part.open || drawn === exchanges) return;
        drawn = exchanges;
        list.replaceChildren(
            element("p", { class: "run-note" }, words.redacted),
            ...exchanges.flatMap((exchange) => [
                message(words.sent, requestText(exchange, words)),
                message(words.received, responseText(exchange, words)),
            ]),
        );
    };
    part.addEventListener("toggle", draw);
    return {
        part,
        show: (all) => {
            exchanges = all;
            part.hidden = all.length === 0;
            summary.textContent = fill(words.raw, { count: String(all.length) });
            draw();
        },
    };
}

const message = (name: string, text: string): HTMLElement =>
    element(
        "div",
        { class: "run-message" },
        element("p", { class: "run-label" }, name),
        element(
            "pre",
            {
                class: "run-code",
                tabindex: "0",
                role: "group",
                "aria-label": name,
                lang: "en",
                dir: "ltr",
                translate: "no",
            },
            text,
        ),
    );

/** A request as HTTP writes it. Exported for its test. */
export const requestText = ({ method, url, headers, body }: Exchange, words: RunStrings): string =>
    [`${method} ${url}`, ...headers.map(headerText), "", bodyText(body, headers, words)].join("\n").trimEnd();

function responseText({ response }: Exchange, words: RunStrings): string {
    if (!response) return words.noAnswer;
    const { status, headers, pieces } = response;
    return [String(status), ...headers.map(headerText), "", bodyText(joinedPieces(pieces), headers, words)]
        .join("\n")
        .trimEnd();
}

/** Headers that carry a key, by whichever name a provider gives it. */
const secretHeader = /^(?:authorization|x-api-key|api-key|x-key)$/i;

const headerText = ([name, value]: HeaderEntry): string =>
    `${name}: ${secretHeader.test(name) ? value.replace(/\S+$/, mask) : value}`;

function bodyText(body: Uint8Array, headers: readonly HeaderEntry[], words: RunStrings): string {
    const type = headerOf(headers, "content-type") ?? "";
    if (body.length === 0) return "";
    if (!/json|text|event-stream/.test(type) && !(type === "" && isText(body))) {
        return fill(words.bytes, { count: String(body.length), type });
    }
    const text = pretty(new TextDecoder().decode(body));
    return text.length > most ? `${text.slice(0, most)}\n…` : text;
}

function isText(body: Uint8Array): boolean {
    try {
        new TextDecoder("utf-8", { fatal: true }).decode(body);
        return true;
    } catch {
        return false;
    }
}

/** JSON as people read it, long texts in it cut: nobody reads a picture as base64. */
function pretty(text: string): string {
    try {
        return JSON.stringify(
            JSON.parse(text),
            (_, value: unknown) => (isLong(value) ? `${value.slice(0, 120)}…` : value),
            4,
        );
    } catch {
        return text;
    }
}

const isLong = (value: unknown): value is string => typeof value === "string" && value.length > 2000;
