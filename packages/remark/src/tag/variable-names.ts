/** Gives the variables of a program the names that a page's other blocks have for them. */
import type { LanguageId } from "@callsheet/snippets";
import { parser as javascript } from "@lezer/javascript";
import { parser as python } from "@lezer/python";
import { BlockError } from "./tag.ts";

const parsers = { js: javascript, python } as const;

/** The names of a tag: the program's, and what stands in place of each. @throws BlockError for anything else */
export function namesOf(text: string | undefined): ReadonlyMap<string, string> {
    if (text === undefined) return new Map();
    return new Map(
        text.split(",").map((pair) => {
            const [, from, to] = /^([A-Za-z_]\w*):([A-Za-z_]\w*)$/.exec(pair.trim()) ?? [];
            if (from === undefined || to === undefined)
                throw new BlockError("names= takes pairs of names: names=completion:reply,client:hub");
            return [from, to];
        }),
    );
}

/** A program with other names. @throws BlockError for one that the program does not have, or has already */
export function withNames(code: string, language: LanguageId, names: ReadonlyMap<string, string>): string {
    if (names.size === 0) return code;
    if (language === "sh") throw new BlockError("A command has no variables: leave out names=");
    const places: { readonly from: number; readonly to: number; readonly name: string }[] = [];
    parsers[language].parse(code).iterate({
        enter: ({ name, from, to }) => {
            if (/^Variable(?:Name|Definition)$/.test(name)) places.push({ from, to, name: code.slice(from, to) });
        },
    });
    const present = new Set(places.map(({ name }) => name));
    for (const [from, to] of names) {
        if (!present.has(from)) throw new BlockError(`The program has no variable ${from} for names=`);
        if (present.has(to)) throw new BlockError(`The program has a variable ${to} already: choose another in names=`);
    }
    let end = 0;
    const parts = places.flatMap(({ from, to, name }) => {
        const other = names.get(name);
        if (other === undefined) return [];
        const before = code.slice(end, from);
        end = to;
        return [before, other];
    });
    return [...parts, code.slice(end)].join("");
}
