import { fallbackLanguage, inEveryLanguage, type Language } from "../../languages.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { Listing } from "../Listing.tsx";
import { type Export, tagsOf } from "./api.ts";
import { DocText } from "./DocText.tsx";
import type { LinkTo } from "./links.ts";

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

/** A text, and its language if it is not the page's. */
type TranslatedDocstring = { readonly text: string; readonly lang?: "en" };

/** The texts that have translations, the longest first, since one may be a prefix of another. */
const knownTexts = inEveryLanguage((language) =>
    Object.keys(strings[language].answers).sort((one, other) => other.length - one.length),
);

/** Translates the docstring of a field of an output; no others have translations. */
function translateDocstring(language: Language, english: string): TranslatedDocstring {
    if (language === fallbackLanguage) return { text: english };
    const [, code = "", text = ""] = /^(`[^`]+`\. )?(.*)$/.exec(english.replaceAll(/\s+/g, " ").trim()) ?? [];
    const { answers } = strings[language];
    const found = knownTexts[language].find((one) => text.startsWith(one));
    const words = found && answers[found];
    const facts = found === undefined ? undefined : factsIn(language, text.slice(found.length).trim());
    if (words === undefined || facts === undefined) return { text: english, lang: "en" };
    return { text: `${code}${words}${facts}` };
}

/** Translates the rest of a text, which may be a range between two numbers. Undefined for anything else. */
function factsIn(language: Language, rest: string): string | undefined {
    if (rest === "") return "";
    const [, low, high] = /^Range: (\S+) to (\S+)\.$/.exec(rest) ?? [];
    if (low === undefined || high === undefined) return undefined;
    return ` ${fill(strings[language].library.between, { low, high })}`;
}

type ExampleCodeProps = { readonly language: Language; readonly docs: Export["docs"] };

/** The example programs of a docstring. Tests compile and run each of them. */
export const ExampleCode = ({ language, docs }: ExampleCodeProps) =>
    tagsOf(docs, "example").map((code) => <Listing key={code} language={language} as="js" code={code} />);
