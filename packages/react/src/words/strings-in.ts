import type { InterfaceLanguage } from "@callsheet/inference/interface-languages";
import { english } from "./en/snippet.ts";
import { folders } from "./generated/snippet.ts";
import type { SnippetStrings } from "./strings.ts";

const translations: { readonly [Id in Language]?: SnippetStrings } = folders;

/**
 * The strings of the components in the language of a page.
 *
 * @param lang as in the attribute `lang`: `gu`, `gu-IN`
 * @returns the strings in that language; in English if there are none
 * @example
 * import { stringsIn } from "@callsheet/react/core";
 *
 * stringsIn("gu-IN").copy;
 */
export const stringsIn = (lang = ""): SnippetStrings =>
    Object.values(translations).find((strings) => strings.lang === lang.split("-")[0]) ?? english;

/** A language that the strings of the package are written in: `gu` for Gujarati, `en` for English. */
export type Language = InterfaceLanguage;
