/** The kinds of pages of the site, with sample pages of each, for tests that would take too long on all pages. */
import { readdirSync, statSync } from "node:fs";
import { firstLanguage, type Language, languages } from "../src/languages.ts";

const dist = new URL("../dist/", import.meta.url);

/** The address of every page that the build made: `/`, `/404`, `/gu/course/chapter0/1`, … */
export const builtPages: readonly string[] = readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .map((name) => `/${name.slice(0, -".html".length)}`.replace(/^\/index$/, "/"))
    .sort();

/** A page and its kind. */
export type KindOfPage = {
    /** `home`, `chapter`, `task`, `snippets`, … */
    readonly kind: string;
    readonly language: Language;
    readonly address: string;
    /** Whether the other languages have pages of this kind too. */
    readonly hasTranslation: boolean;
};

/** The kind of all pages below an index; they are generated from data. */
const below: Readonly<Record<string, string>> = {
    tasks: "task",
    providers: "provider",
    models: "model",
    library: "library-part",
    errors: "error",
    teachers: "solutions",
};

const languageOf = (address: string): Language =>
    languages.find((language) => address === `/${language}` || address.startsWith(`/${language}/`)) ?? firstLanguage;

function kindOf(address: string): string {
    const place = address.replace(/^\/(?:gu|en)(?=\/|$)\/?/, "").replace(/^\//, "");
    if (place === "") return address === "/" ? "front" : "home";
    if (place.startsWith("course/")) return place.replaceAll("/", "-");
    const [index = "", ...rest] = place.split("/");
    return (rest.length > 0 ? below[index] : undefined) ?? place.replaceAll("/", "-");
}

const kindsIn = (language: Language): ReadonlySet<string> =>
    new Set(builtPages.filter((address) => languageOf(address) === language).map(kindOf));
const kinds = languages.map(kindsIn);

const pages: readonly KindOfPage[] = builtPages.map((address) => ({
    kind: kindOf(address),
    language: languageOf(address),
    address,
    hasTranslation: kinds.every((some) => some.has(kindOf(address))),
}));

const sizeOf = ({ address }: KindOfPage): number =>
    statSync(new URL(`.${address === "/" ? "/index" : address}.html`, dist)).size;

/** The longest, the shortest and the median page. */
function three(all: readonly KindOfPage[]): readonly KindOfPage[] {
    const bySize = [...all].sort((one, other) => sizeOf(one) - sizeOf(other));
    const chosen = [bySize.at(-1), bySize[0], bySize[Math.floor(bySize.length / 2)]];
    return [...new Set(chosen)].filter((page) => page !== undefined);
}

const groups = [...Map.groupBy(pages, ({ kind, language }) => `${kind} ${language}`).values()];

/** Up to three pages of each kind in each language. A chapter is a kind of its own. */
export const pagesOfEveryKind: readonly KindOfPage[] = groups.flatMap((group) => three(group));

/** One page of each kind in each language: the longest. */
export const aPageOfEveryKind: readonly KindOfPage[] = groups.flatMap((group) => three(group).slice(0, 1));
