/** Values for property tests, built from texts that are known to break out of literals. */

import type { Json } from "@callsheet/inference/wire";
import fc from "fast-check";
import { propertyRuns } from "../../../../../verify/testing/property-runs.ts";

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

/** Any string, including lone surrogates and control characters. */
export const anyText = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));

const anyNumber = fc.oneof(
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(0, -0, 1e21, 1e308, -1e308, 5e-324, 1e-7, 2 ** 53, 2 ** 64, 0.1, -1.5),
);

/** Any JSON value, with strings and keys from `text`. */
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

/** An object with own properties only, even for `__proto__`. */
function ownProperties(entries: readonly (readonly [string, Json])[]): Json {
    const object = {};
    for (const [key, value] of entries) {
        Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
    }
    return object;
}

/** Any string of characters that Unicode has assigned: formatters disagree on the width of others. */
export const assignedText = anyText.map((value) => value.replace(/\p{Cn}/gu, ""));

/** Any JSON value. */
export const anyJson = jsonOf(anyText);

/** Any JSON value whose strings have assigned characters only. */
export const assignedJson = jsonOf(assignedText);

/** `count` values from a fixed seed, for languages whose interpreter should be started only once. */
export const sample = <T>(arbitrary: fc.Arbitrary<T>, count: number): T[] =>
    fc.sample(arbitrary, { numRuns: propertyRuns(count), seed: 20_260_101 });
