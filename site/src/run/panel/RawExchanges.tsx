import { useState } from "react";
import type { RunStrings } from "../../words/en/run.ts";
import { fill } from "../../words/format.ts";
import type { HeaderEntry } from "../protocol.ts";
import { CodeText, prettyJson } from "../results/CodeText.tsx";
import { type Exchange, headerOf, joinedPieces } from "../results/exchanges.ts";
import { usePanelWords } from "./panel-context.ts";

/** The raw requests and responses, collapsed, and rendered only when opened. */
export function RawExchanges({ exchanges }: { readonly exchanges: readonly Exchange[] }) {
    const words = usePanelWords();
    const [isOpen, setOpen] = useState(false);
    return (
        <details className="run-raw" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary>{fill(words.raw, { count: String(exchanges.length) })}</summary>
            <div className="run-raw-list">
                {isOpen && (
                    <>
                        <p className="run-note">{words.redacted}</p>
                        {exchanges.map((exchange) => (
                            <RawExchange key={exchange.id} exchange={exchange} />
                        ))}
                    </>
                )}
            </div>
        </details>
    );
}

function RawExchange({ exchange }: { readonly exchange: Exchange }) {
    const words = usePanelWords();
    return (
        <>
            <Message name={words.sent} text={requestText(exchange, words)} />
            <Message name={words.received} text={responseText(exchange, words)} />
        </>
    );
}

type MessageProps = { readonly name: string; readonly text: string };

const Message = ({ name, text }: MessageProps) => (
    <div className="run-message">
        <p className="run-label minor">{name}</p>
        <CodeText label={name} text={text} />
    </div>
);

/** Shown in place of a token. */
const mask = "••••••••";
/** Longer bodies are cut off, in characters. */
const limit = 20_000;

/** A request as an HTTP message, without the reader's token. */
export const requestText = ({ method, url, headers, body }: Exchange, words: RunStrings): string =>
    [`${method} ${url}`, ...headers.map(headerText), "", bodyText(body, headers, words)].join("\n").trimEnd();

/** A response as an HTTP message, or a note that there was none. */
export function responseText({ response }: Exchange, words: RunStrings): string {
    if (!response) return words.noAnswer;
    const { status, headers, pieces } = response;
    return [String(status), ...headers.map(headerText), "", bodyText(joinedPieces(pieces), headers, words)]
        .join("\n")
        .trimEnd();
}

/** The headers in which providers expect a key. */
const secretHeader = /^(?:authorization|x-api-key|api-key|x-key)$/i;

const headerText = ([name, value]: HeaderEntry): string =>
    `${name}: ${secretHeader.test(name) ? value.replace(/\S+$/, mask) : value}`;

function bodyText(body: Uint8Array, headers: readonly HeaderEntry[], words: RunStrings): string {
    const type = headerOf(headers, "content-type") ?? "";
    if (body.length === 0) return "";
    if (!/json|text|event-stream/.test(type) && !(type === "" && isText(body))) {
        return fill(words.bytes, { count: String(body.length), type });
    }
    const text = prettyJson(new TextDecoder().decode(body), cut);
    return text.length > limit ? `${text.slice(0, limit)}\n…` : text;
}

function isText(body: Uint8Array): boolean {
    try {
        new TextDecoder("utf-8", { fatal: true }).decode(body);
        return true;
    } catch {
        return false;
    }
}

/** Cuts long strings in JSON, such as base64 images. */
const cut = (_: string, value: unknown): unknown => (isLong(value) ? `${value.slice(0, 120)}…` : value);

const isLong = (value: unknown): value is string => typeof value === "string" && value.length > 2000;
