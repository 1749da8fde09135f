/** The languages that snippets are written in. Every other list of languages is derived from this one or checked by it. */
import { javascript } from "./js/language.ts";
import type { ClientTraits, Language, LanguageFacts } from "./language.ts";
import { python } from "./python/language.ts";
import { shell } from "./sh/language.ts";

const registry = { js: javascript, python, sh: shell } as const satisfies Readonly<Record<string, Language>>;

type Registry = typeof registry;

/** A language that snippets are written in. */
export type LanguageId = keyof Registry;

/** The ids of a language's clients. */
export type ClientId<Id extends LanguageId> = keyof Registry[Id]["clients"];

/** The languages that snippets are written in: their file endings, commands and clients. */
export const languages: Readonly<Record<LanguageId, LanguageFacts>> = registry;

const isLanguageId = (id: string): id is LanguageId => id in registry;

/** The languages in the order in which programs are written. */
const ids: readonly LanguageId[] = Object.keys(registry).filter(isLanguageId);

/** The languages in the order of their tabs: Python first, which most callers of models write. */
export const languageIds: readonly LanguageId[] = /* @__PURE__ */ ids.toSorted(
    (one, other) => Number(other === "python") - Number(one === "python"),
);

/** A library or a program that a snippet can use. */
export type Client = Required<Pick<ClientTraits, "packages" | "serves">> &
    ClientTraits & {
        readonly language: LanguageId;
        /** Unique in its language: `openai` is a client of two. */
        readonly id: string;
    };

/** Every client that snippets are written for, in display order. */
export const clients: readonly Client[] = ids.flatMap((language) =>
    Object.entries(languages[language].clients).map(([id, traits]) => ({
        language,
        id,
        packages: () => [],
        serves: () => true,
        ...traits,
    })),
);

const idsOf = (all: readonly Client[]): readonly string[] => [...new Set(all.map(({ id }) => id))];

/** The ids of the clients; some are in two languages. */
export const clientIds: readonly string[] = /* @__PURE__ */ idsOf(clients);
