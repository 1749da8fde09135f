import { scrollable } from "./scrollable.ts";

type Props = { readonly text: string /** What a screen reader calls it. */; readonly label?: string };

/** JSON, a message or a request: code that scrolls by keys, too. */
export const CodeText = ({ text, label }: Props) => (
    <pre className="run-code" {...scrollable(label)} lang="en" dir="ltr" translate="no">
        {text}
    </pre>
);
