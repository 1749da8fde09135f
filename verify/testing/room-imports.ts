/** Finds imports between rooms, for the tests that check the order of rooms. */
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";

/** Every room with the rooms directly below it. A room may import from all rooms below, transitively. */
export type Rooms = Readonly<Record<string, readonly string[]>>;

/** Patterns of references to other files: modules, types, styles, globs and URLs. */
const forms = [
    /\bfrom\s*["']([^"'\n]+)["']/g,
    /(?<!\w)@?import\s*\(?\s*["']([^"'\n]+)["']/g,
    /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*\[?\s*["']([^"'\n]+)["']/g,
    /\bnew URL\(\s*["']([^"'\n]+)["'],\s*import\.meta\.url/g,
];

/** The specifiers that a source file references: `./query.ts`, `../styles/run.css`, `@callsheet/inference`. */
export const specifiersIn = (text: string): readonly string[] =>
    forms.flatMap((form) =>
        [...withoutComments(text).matchAll(form)].map(([, name = ""]) => name.replace(/\?.*$/, "")),
    );

/** Removes comments, because examples in docstrings contain imports. */
const withoutComments = (text: string): string => text.replaceAll(/^\s*(?:\*|\/\/|\/\*).*$/gm, "");

/**
 * The files that a source references by relative path.
 * @param folder the root of all paths @param path the path of the source, relative to the root
 */
export const relativeImportsOf = (folder: string, path: string): readonly string[] =>
    specifiersIn(readFileSync(join(folder, path), "utf8"))
        .filter((name) => name.startsWith("."))
        .map((name) => normalize(join(dirname(path), name)));

/**
 * All rooms that a room may import from.
 * @throws Error if the rooms form a cycle, or if a name is not a room
 */
export function roomsBelow(rooms: Rooms, room: string, above: readonly string[] = []): ReadonlySet<string> {
    if (above.includes(room)) throw new Error(`The rooms go in a circle: ${[...above, room].join(" → ")}.`);
    const below = rooms[room];
    if (!below) throw new Error(`There is no room ${room}.`);
    return new Set(below.flatMap((one) => [one, ...roomsBelow(rooms, one, [...above, room])]));
}

/** An import of one file by another. */
export type FileImport = { readonly from: string; readonly to: string };

/**
 * Describes the imports that are not allowed, because they point up or sideways.
 * @param roomOf returns the room of a file; undefined if it belongs to none
 */
export const forbiddenImports = (
    rooms: Rooms,
    imports: readonly FileImport[],
    roomOf: (path: string) => string | undefined,
): readonly string[] =>
    imports.flatMap(({ from, to }) => {
        const [own, other] = [roomOf(from), roomOf(to)];
        if (own === undefined || other === undefined || own === other || roomsBelow(rooms, own).has(other)) return [];
        return [`${from} imports ${to}: ${own} may not know ${other}`];
    });
