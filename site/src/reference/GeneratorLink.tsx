import type { Language } from "../languages.ts";
import { pathOf, snippets } from "../routes.ts";
import { strings } from "../words/strings.ts";

type Props = { readonly language: Language /** The result of `formatQuery`. */; readonly query: string };

/** A link to the generator with this call filled in, where readers enter their own values. */
export const GeneratorLink = ({ language, query }: Props) => (
    <p className="generator-link">
        <a href={`${pathOf(language, snippets)}${query}`}>{strings[language].reference.openGenerator}</a>
    </p>
);
