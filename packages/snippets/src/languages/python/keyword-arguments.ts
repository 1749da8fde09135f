import { type Lines, lines, name, type Value } from "../../code/index.ts";
import { python, reserved } from "./literals.ts";

/** Whether a name can be the keyword of an argument. */
export const isKeyword = (text: string): boolean => /^[A-Za-z_]\w*$/.test(text) && !reserved.has(text);

/** `keyword=value,` on each line. Undefined values are left out. */
export const keywordArguments = (values: Readonly<Record<string, Value>>): Lines =>
    lines(
        Object.keys(values).map(
            (keyword) => values[keyword] !== undefined && python`${name(keyword)}=${values[keyword]},`,
        ),
    );
