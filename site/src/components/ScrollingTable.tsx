import type { ReactNode } from "react";

type Props = { readonly label: string; readonly children?: ReactNode };

/** A table that scrolls sideways in its own box where the page is narrow. */
export function ScrollingTable({ label, children }: Props) {
    return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <section className="table" aria-label={label} tabIndex={0}>
            <table>{children}</table>
        </section>
    );
}
