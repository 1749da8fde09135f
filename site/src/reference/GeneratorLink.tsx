import type { Language } from "../languages.ts";
import { pathOf, snippets } from "../routes.ts";
import { strings } from "../words/strings.ts";

type Props = { readonly language: Language /** As `formatQuery` writes it. */; readonly query: string };

/** The way on: to the form in which a reader puts in their own values. */
export const GeneratorLink = ({ language, query }: Props) => (
    <p className="generator-link">
        <a href={`${pathOf(language, snippets)}${query}`}>{strings[language].reference.openGenerator}</a>
    </p>
);
