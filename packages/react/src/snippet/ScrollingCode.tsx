import type { ReactNode } from "react";

type Props = { readonly label: string; readonly className: string; readonly children: ReactNode };

/** A box of code that scrolls by itself. Code is not translated, and reads from left to right. */
export const ScrollingCode = ({ label, className, children }: Props): ReactNode => (
    // biome-ignore lint/a11y/useSemanticElements: a named group of text, where a fieldset is for controls
    <pre
        className={className}
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        lang="en"
        dir="ltr"
        translate="no"
    >
        {children}
    </pre>
);
