import { scrollable } from "./scrollable.ts";

type Props = { readonly text: string /** The accessible name. */; readonly label?: string };

/** JSON, a message or a request, as code that also scrolls by keyboard. */
export const CodeText = ({ text, label }: Props) => (
    <pre className="run-code" {...scrollable(label)} lang="en" dir="ltr" translate="no">
        {text}
    </pre>
);
