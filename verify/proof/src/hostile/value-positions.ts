/** Every position in a call that holds JSON from a user, and JSON that breaks generators there. */
import type { Json } from "@callsheet/inference";
import { call, chat, type Position } from "./position.ts";
import { type Named, texts } from "./texts.ts";

const isCell = (item: Json) => typeof item === "number" || typeof item === "string";

/** A tool whose schema allows exactly these arguments. */
const calledWith = (values: readonly Json[]) => ({
    type: "function",
    function: {
        name: "give_back",
        parameters: {
            type: "object",
            properties: Object.fromEntries(values.map((value, index) => [`value${index}`, { const: value }])),
        },
    },
});

export const valuePositions: readonly Position[] = [
    {
        id: "schemas",
        holds: () => true,
        write: (values) =>
            chat({
                parameters: {
                    tools: values.map((value, index) => ({
                        type: "function",
                        function: { name: `function${index}`, parameters: { type: "object", default: value } },
                    })),
                    tool_choice: "none",
                    // The model must answer with this number.
                    response_format: {
                        type: "json_schema",
                        json_schema: { name: "answer", schema: { const: 12345, examples: values } },
                    },
                },
            }),
    },
    {
        // The model calls the function with these values, and the program returns them.
        id: "arguments",
        holds: () => true,
        write: (values) => chat({ parameters: { tools: [calledWith(values)] } }),
    },
    {
        id: "arguments-of-responses",
        holds: () => true,
        write: (values) => chat({ api: "responses", parameters: { tools: [calledWith(values)] } }),
    },
    {
        id: "cells",
        holds: (item) => isCell(item) || (Array.isArray(item) && item.every(isCell)),
        write: (values) => call("tabular-regression", { inputs: { data: { cells: values.flat(1) } } }),
    },
];

const nested = (levels: number): Json => (levels === 0 ? "the end" : [{ deeper: nested(levels - 1) }]);

/** An object with each text as an own key, including `__proto__`. */
const keyed = (some: readonly string[]): Json => Object.fromEntries(some.map((text) => [text, text]));

/** JSON that breaks generators which assume the same literals, numbers and keys in every language. */
export const values: Named<Json> = {
    literals: [true, false, null, { yes: true, no: false, list: [null, [false, [true]]] }],
    null: null,
    "null-in-object": { nothing: null, deeper: [{ nothing: null }] },
    "small-numbers": [0, -0, 5e-324, 1e-7, -1e-7, 0.1 + 0.2, 0.1, -1.5],
    "large-numbers": [1e16, 1e21, -1e21, 1e100, 1.7976931348623157e308, 2 ** 53 - 1, -(2 ** 53), 2 ** 64, 123e20],
    "many-numbers": Array.from({ length: 60 }, (_, index) => index * 1.1),
    texts: Object.values(texts).filter((text) => text.isWellFormed()),
    "empty-values": [[], {}, "", [[]], [{}], { "": "" }, [""]],
    nested: nested(12),
    "mixed-list": ["1", 1, "true", true, { list: [1, "2", [3]] }],
    keys: keyed(Object.values(texts).filter((text) => text.isWellFormed())),
    "key-of-lone-surrogates": keyed(["\ud800"]),
    "keys-like-numbers": { "1": 1, "01": "01", "-1": -1, "1e3": 1000, "1.5": 1.5 },
    "keys-like-leaves": { $file: "x.jpg", $secret: "HF_TOKEN", $base64: { $file: "x.jpg" }, $json: { $dataUrl: "x" } },
    "keys-like-code": { class: 1, lambda: 2, async: 3, "a-b": 4, é: 5, $: 6 },
};
