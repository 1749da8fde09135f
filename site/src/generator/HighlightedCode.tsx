import type { LanguageId } from "@callsheet/snippets";
import { useCallback, useSyncExternalStore } from "react";
import { highlightOf, whenReady } from "./highlighter.ts";

type Props = { readonly code: string; readonly language: LanguageId };

/** Code that is plain in the static page and coloured as soon as the browser can. */
export function HighlightedCode({ code, language }: Props) {
    const subscribe = useCallback((listener: () => void) => whenReady(language, listener), [language]);
    const highlight = useSyncExternalStore(
        subscribe,
        () => highlightOf(language),
        () => undefined,
    );
    if (!highlight) return <code>{code}</code>;
    return (
        <code>
            {highlight(code).flatMap((line, index) => [
                index > 0 && "\n",
                ...line.map(({ content, color, offset }) => (
                    <span key={offset} style={{ color }}>
                        {content}
                    </span>
                )),
            ])}
        </code>
    );
}
