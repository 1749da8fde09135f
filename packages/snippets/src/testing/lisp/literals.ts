/** Literals of Lisp, on one line each. */
import { escapeInvisible, hex } from "../../code/characters.ts";
import { tag } from "../../code/code.ts";
import { write } from "../../code/output.ts";
import { classify, insert, type Printer, type Value, type Variable } from "../../code/value.ts";

const printLiteral: Printer["printLiteral"] = (to, value, indent) => {
    const classified = classify(value);
    if (classified.is === "code") insert(to, classified.code, indent);
    else write(to, literal(value));
};

function literal(value: Value): string {
    const classified = classify(value);
    switch (classified.is) {
        case "string":
            return string(classified.string);
        case "number":
            return String(classified.number);
        case "boolean":
            return classified.boolean ? "t" : "'false";
        case "null":
            return "nil";
        case "array":
            return call("vector", classified.items.map(literal));
        case "object":
            return call(
                "object",
                classified.entries.flatMap(([key, item]) => [string(key), literal(item)]),
            );
        case "text":
            return call(
                "concat",
                classified.parts.map((part) => (typeof part === "string" ? string(part) : variable(part))),
            );
        case "secret":
            return variable({ environment: classified.name });
        case "file":
            return call("read-file", [string(classified.name)]);
        case "base64":
            return call("base64", [call("read-file", [string(classified.name)])]);
        case "dataUrl":
            return call("concat", [
                string(`data:${classified.type};base64,`),
                call("base64", [string(classified.name)]),
            ]);
        case "code":
            throw new TypeError("A value cannot hold code in Lisp.");
    }
}

const call = (name: string, values: readonly string[]): string => `(${[name, ...values].join(" ")})`;

const variable = (part: Variable): string =>
    "local" in part ? part.local : call("getenv", [string(part.environment)]);

const string = (text: string): string =>
    `"${escapeInvisible(text.replace(/["\\]/g, "\\$&"), (codePoint) => `\\x${hex(codePoint, 1)};`)}"`;

/** A fragment of Lisp. */
export const lisp = tag({ id: "lisp", page: { width: 100, widthOf: (text) => text.length }, printLiteral });
