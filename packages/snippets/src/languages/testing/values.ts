/** Values for the property tests, made of everything that has ever broken out of a literal. */

import type { Json } from "@callsheet/inference/wire";
import fc from "fast-check";
import { tries } from "../../../../../testing/tries.ts";

const nasty = [
    '"',
    "'",
    "`",
    '"""',
    "'''",
    "\\",
    "\\\\n",
    "\n",
    "\r\n",
    "\t",
    "\0",
    "\u0007",
    "\u001b[31m",
    "\u007f",
    "\u0085",
    "\u00a0",
    "\u2028",
    "\u2029",
    "\ufeff",
    "\u202e",
    "\u200f",
    "\ud800",
    "\udfff",
    `\${HOME}`,
    "$HOME",
    "$(touch hacked)",
    "`touch hacked`",
    "; touch hacked #",
    "!!",
    "%s",
    "{x}",
    "{{",
    "</script>",
    "</SCRIPT ",
    "<!--",
    "-->",
    "//",
    "/*",
    "*/",
    "#",
    "JSON",
    "EOF",
    "__proto__",
    "constructor",
    "class",
    "1",
    "1.5",
    "-1",
    "1e3",
    "ગુજરાતી ક્ષત્રિય",
    "漢字",
    "ａ",
    "é",
    "😀",
    "👩‍👩‍👧",
    "☺️",
    "🇮🇳",
    "שלום",
    "a",
    "word ",
    "a rather longer run of words, so that lines grow too long ",
];

const piece = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...nasty) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 8 }) },
    { weight: 2, arbitrary: fc.string({ maxLength: 24 }) },
);

/** Any string, lone surrogates and control characters included. */
export const anyText = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));

const anyNumber = fc.oneof(
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(0, -0, 1e21, 1e308, -1e308, 5e-324, 1e-7, 2 ** 53, 2 ** 64, 0.1, -1.5),
);

/** Any JSON value; `text` says what its strings and keys are. */
const jsonOf = (text: fc.Arbitrary<string>): fc.Arbitrary<Json> =>
    fc.letrec<{ value: Json }>((tie) => ({
        value: fc.oneof(
            { maxDepth: 5, withCrossShrink: true },
            text,
            anyNumber,
            fc.constantFrom<Json>(true, false, null, "", [], {}),
            fc.array(anyNumber, { maxLength: 30 }),
            fc.array(tie("value"), { maxLength: 5 }),
            fc.array(fc.tuple(text, tie("value")), { maxLength: 5 }).map(ownProperties),
        ),
    })).value;

/** An object whose keys are all its own, `__proto__` too. */
function ownProperties(entries: readonly (readonly [string, Json])[]): Json {
    const object = {};
    for (const [key, value] of entries) {
        Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
    }
    return object;
}

/** Any string of characters whose width the formatters agree on: those that Unicode has assigned. */
export const assignedText = anyText.map((value) => value.replace(/\p{Cn}/gu, ""));

/** Any JSON value. */
export const anyJson = jsonOf(anyText);

/** Any JSON value whose strings are of assigned characters. */
export const assignedJson = jsonOf(assignedText);

/** `count` values that the seed decides, for languages whose interpreter is best started once for all of them. */
export const sample = <T>(arbitrary: fc.Arbitrary<T>, count: number): T[] =>
    fc.sample(arbitrary, { numRuns: tries(count), seed: 20_260_101 });
