import type { ReactNode } from "react";
import type { Strings } from "../../words/strings.ts";
import type { BlockKind } from "../code/blocks.ts";

type Props = {
    /** A block of a chapter, an HTTP message, or plain text. */
    readonly kind: BlockKind | "http" | "text";
    /** The caption, such as a file name; default: the name of its kind. */
    readonly name?: string;
    readonly strings: Strings["code"];
    /** The code, highlighted or plain. */
    readonly children?: ReactNode;
};

/** For names: they are English on every page, and are not translated. */
export const verbatim = { lang: "en", translate: "no" } as const;

/** Code is not translated, and reads from left to right. */
const asWritten = { lang: "en", dir: "ltr", translate: "no" } as const;

/** Code with a copy button (see `behaviours/copy.ts`); output has none. */
export function CodeBlock({ kind, strings, name = strings[kind], children }: Props) {
    return (
        <figure className="code-block" data-kind={kind}>
            <figcaption lang="en">{name}</figcaption>
            {kind !== "output" && <CopyButton strings={strings} />}
            {/* biome-ignore lint/a11y/useSemanticElements: a named group of text, where a fieldset is for controls */}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
            <pre tabIndex={0} role="group" aria-label={`${strings.scrolls}: ${name}`} {...asWritten}>
                {children}
            </pre>
        </figure>
    );
}

function CopyButton({ strings }: { readonly strings: Strings["code"] }) {
    return (
        <span className="copy needs-script">
            {/* A live region: it must be in the page before it is filled. */}
            <span className="tooltip" role="status" />
            <button type="button" data-copy={strings.copied} data-copy-failed={strings.copyFailed}>
                <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
                    <path
                        d="M5.5 4.5v-2h8v9h-3m-8-7h8v9h-8z"
                        fill="none"
                        stroke="currentColor"
                        strokeLinejoin="round"
                    />
                </svg>
                {strings.copy}
            </button>
        </span>
    );
}
