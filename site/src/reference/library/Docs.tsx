import type { Language } from "../../languages.ts";
import { DocText } from "./DocText.tsx";
import type { LinkTo } from "./links.ts";
import { ownWords } from "./own-words.ts";

type Props = { readonly language: Language; readonly text: string; readonly linkTo: LinkTo };

/** What a docstring says, in the page's language where that has words for it. */
export function Docs({ language, text: english, linkTo }: Props) {
    const { text, lang } = ownWords(language, english);
    if (text === "") return null;
    return (
        <div className="api-text" lang={lang}>
            <DocText text={text} linkTo={linkTo} />
        </div>
    );
}
