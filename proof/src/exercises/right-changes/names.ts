/** The names of a program's own variables, changed. */
import { readFormatted } from "./formatted-texts.ts";
import { mapTokens, statementsOf, type Token } from "./tokens.ts";

const namesIn = (tokens: readonly Token[]): readonly string[] =>
    tokens.flatMap(({ kind, text }) => (kind === "name" ? [text] : []));

/** The names that a statement gives to values: `a, b = …` and `for a, b in …`, in it or in a comprehension. */
function namesGiven(statement: readonly Token[]): readonly string[] {
    const equals = statement.findIndex(({ text, depth }) => text === "=" && depth === 0);
    const targets = statement.slice(0, Math.max(equals, 0));
    const areNames = targets.every(({ kind, text }) => kind === "name" || [",", "(", ")"].includes(text));
    const loops = statement.flatMap(({ kind, text }, index) => {
        if (kind !== "name" || text !== "for") return [];
        const end = statement.findIndex((one, place) => place > index && one.text === "in");
        return namesIn(statement.slice(index + 1, Math.max(end, 0)));
    });
    return [...(areNames ? namesIn(targets) : []), ...loops];
}

/** The reader's own variables; none that are parameters or are imported, whose names others may rely on. */
export function ownNames(program: string): readonly string[] {
    const statements = statementsOf(program);
    const others = statements
        .filter(([first]) => ["def", "import", "from", "global", "nonlocal"].includes(first?.text ?? ""))
        .flatMap(namesIn);
    return [...new Set(statements.flatMap(namesGiven))].filter((name) => !others.includes(name));
}

export const renamed = (nameOf: (name: string, index: number) => string) => (program: string) => {
    const own = ownNames(program);
    const names = new Map(own.map((name, index) => [name, nameOf(name, index)]));
    if ([...names.values()].some((name) => program.includes(name))) return undefined;
    const inText = (text: string): string =>
        mapTokens(text, ({ kind, text: part, depth }, before, after) => {
            if (kind === "formatted") return inFormatted(part);
            const isKept = kind !== "name" || before?.text === "." || (after?.text === "=" && depth > 0);
            return isKept ? part : (names.get(part) ?? part);
        });
    const inFormatted = (text: string): string => {
        const { quote, parts } = readFormatted(text) ?? {};
        if (quote === undefined) return text;
        const written = parts?.map((part) =>
            typeof part === "string" ? part : `{${inText(part.expression)}${part.format}}`,
        );
        return `f${quote}${written?.join("")}${quote}`;
    };
    return inText(program);
};
