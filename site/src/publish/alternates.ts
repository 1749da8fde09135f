import { fallbackLanguage, type Language, languages } from "../languages.ts";
import { publicAddress } from "../publication.ts";
import { type Place, pathOf } from "../routes.ts";

export type Alternate = { readonly language: Language | "x-default"; readonly address: string };

/** The addresses of a page in every language, and the default for other languages (`x-default`). */
export const alternatesOf = (place: Place): readonly Alternate[] =>
    [
        ...languages.map((language) => ({ language, of: language })),
        { language: "x-default" as const, of: fallbackLanguage },
    ].map(({ language, of }) => ({ language, address: publicAddress(pathOf(of, place)) }));
