import type { Language } from "../../languages.ts";
import { DocText } from "./DocText.tsx";
import type { LinkTo } from "./links.ts";
import { translateDocstring } from "./translate-docstring.ts";

type Props = { readonly language: Language; readonly text: string; readonly linkTo: LinkTo };

/** A docstring's text, translated into the page's language if a translation exists. */
export function Docs({ language, text: english, linkTo }: Props) {
    const { text, lang } = translateDocstring(language, english);
    if (text === "") return null;
    return (
        <div className="api-text" lang={lang}>
            <DocText text={text} linkTo={linkTo} />
        </div>
    );
}
