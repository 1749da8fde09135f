import { type Language, languageNames, languages } from "../../languages.ts";
import { type Place, pathOf } from "../../routes.ts";

type Props = { readonly language: Language; readonly place: Place };

/** Links to the same page in the other languages; `behaviours/sync-language-links.ts` adds the query and the hash. */
export function LanguageSwitch({ language, place }: Props) {
    return languages
        .filter((other) => other !== language)
        .map((other) => (
            <a key={other} href={pathOf(other, place)} hrefLang={other} lang={other} data-keep-place="">
                {languageNames[other]}
            </a>
        ));
}
