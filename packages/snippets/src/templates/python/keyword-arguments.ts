import { type Lines, lines, name, python, type Value } from "../../languages/index.ts";

/** One `keyword=value,` a line; what is undefined is left out. */
export const keywordArguments = (values: Readonly<Record<string, Value>>): Lines =>
    lines(
        Object.entries(values)
            .filter(([, value]) => value !== undefined)
            .map(([keyword, value]) => python`${name(keyword)}=${value},`),
    );
