/** Which room imports which, for the tests that hold the order of rooms. */
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";

/** Every room, and those right below it; a room may also know whatever those know. */
export type Rooms = Readonly<Record<string, readonly string[]>>;

/** The forms in which a source names another: modules, their types, styles, and files by pattern or by address. */
const forms = [
    /\bfrom\s*["']([^"'\n]+)["']/g,
    /(?<!\w)@?import\s*\(?\s*["']([^"'\n]+)["']/g,
    /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*\[?\s*["']([^"'\n]+)["']/g,
    /\bnew URL\(\s*["']([^"'\n]+)["'],\s*import\.meta\.url/g,
];

/** What a source of any kind names, as it names it: `./query.ts`, `../styles/run.css`, `@callsheet/inference`. */
export const namedIn = (text: string): readonly string[] =>
    forms.flatMap((form) =>
        [...withoutComments(text).matchAll(form)].map(([, name = ""]) => name.replace(/\?.*$/, "")),
    );

/** A docstring's example imports what its reader would. */
const withoutComments = (text: string): string => text.replaceAll(/^\s*(?:\*|\/\/|\/\*).*$/gm, "");

/**
 * The files that a source names by their place beside it.
 * @param folder where the paths begin @param path of the source, from there
 */
export const importsOf = (folder: string, path: string): readonly string[] =>
    namedIn(readFileSync(join(folder, path), "utf8"))
        .filter((name) => name.startsWith("."))
        .map((name) => normalize(join(dirname(path), name)));

/**
 * All the rooms that a room may know.
 * @throws Error where the rooms go in a circle, or one is named that is none
 */
export function knownTo(rooms: Rooms, room: string, above: readonly string[] = []): ReadonlySet<string> {
    if (above.includes(room)) throw new Error(`The rooms go in a circle: ${[...above, room].join(" → ")}.`);
    const below = rooms[room];
    if (!below) throw new Error(`There is no room ${room}.`);
    return new Set(below.flatMap((one) => [one, ...knownTo(rooms, one, [...above, room])]));
}

/** An import of a file by another. */
export type Arrow = { readonly from: string; readonly to: string };

/**
 * The imports that point up or sideways, in words.
 * @param roomOf the room of a file; undefined of one that belongs to none
 */
export const arrowsUp = (
    rooms: Rooms,
    arrows: readonly Arrow[],
    roomOf: (path: string) => string | undefined,
): readonly string[] =>
    arrows.flatMap(({ from, to }) => {
        const [own, other] = [roomOf(from), roomOf(to)];
        if (own === undefined || other === undefined || own === other || knownTo(rooms, own).has(other)) return [];
        return [`${from} imports ${to}: ${own} may not know ${other}`];
    });
