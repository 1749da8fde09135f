import { type Lines, lines, name, python, type Value } from "../../languages/index.ts";

/** The words that Python keeps for itself. */
const reserved: ReadonlySet<string> = new Set(
    (
        "False None True and as assert async await break class continue def del elif else except finally for from " +
        "global if import in is lambda nonlocal not or pass raise return try while with yield"
    ).split(" "),
);

/** Whether a name can stand before the `=` of an argument. */
export const isKeyword = (text: string): boolean => /^[A-Za-z_]\w*$/.test(text) && !reserved.has(text);

/** One `keyword=value,` a line; what is undefined is left out. */
export const keywordArguments = (values: Readonly<Record<string, Value>>): Lines =>
    lines(
        Object.keys(values).map(
            (keyword) => values[keyword] !== undefined && python`${name(keyword)}=${values[keyword]},`,
        ),
    );
