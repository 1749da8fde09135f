/** Every place of a call where a person's JSON can stand. */
import type { Json } from "@callsheet/inference";
import { call, chat } from "./calls.ts";
import type { Place } from "./place.ts";

const isCell = (item: Json) => typeof item === "number" || typeof item === "string";

/** A tool whose schema allows nothing else. */
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

export const valuePlaces: readonly Place[] = [
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
                    // The answer is this number.
                    response_format: {
                        type: "json_schema",
                        json_schema: { name: "answer", schema: { const: 12345, examples: values } },
                    },
                },
            }),
    },
    {
        // The function is called with these, and gives them back.
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
