import type { ReactNode } from "react";

type Props = { readonly label: string; readonly children?: ReactNode };

/**
 * A table that scrolls sideways in its own box on a narrow page. It is not a landmark: a page would have dozens, and
 * those of a chapter share a name.
 */
export function ScrollingTable({ label, children }: Props) {
    return (
        // biome-ignore lint/a11y/useSemanticElements: a named group of text, where a fieldset is for controls
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <div className="table" role="group" aria-label={label} tabIndex={0}>
            <table>{children}</table>
        </div>
    );
}
