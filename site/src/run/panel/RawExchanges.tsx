import { useState } from "react";
import { fill } from "../../words/format.ts";
import { CodeText } from "../results/CodeText.tsx";
import type { Exchange } from "../results/exchanges.ts";
import { usePanelWords } from "./panel-context.ts";
import { requestText, responseText } from "./raw-message.ts";

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
