import { readJson } from "@callsheet/snippets/query";

type Props = { readonly text: string /** The accessible name. */; readonly label?: string };

/** JSON, a message or a request, as code that also scrolls by keyboard. */
export const CodeText = ({ text, label }: Props) => (
    <pre className="run-code" {...scrollable(label)} lang="en" dir="ltr" translate="no">
        {text}
    </pre>
);

/** Attributes that make a scrolling element reachable by keyboard. @param label the accessible name */
export const scrollable = (label?: string) => ({ tabIndex: 0, role: "group", "aria-label": label }) as const;

/** Attributes for text from a reader or a model, which may be in any language and must not be translated. */
export const freeText = { dir: "auto", translate: "no" } as const;

/** Formats JSON; other text is returned unchanged. @param replace a replacer for `JSON.stringify` */
export function prettyJson(text: string, replace?: (key: string, value: unknown) => unknown): string {
    const value = readJson(text);
    return value === undefined ? text : JSON.stringify(value, replace, 4);
}
