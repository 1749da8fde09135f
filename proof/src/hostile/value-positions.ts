/** Every position in a call that holds JSON from a user. */
import type { Json } from "@callsheet/inference";
import { call, chat } from "./calls.ts";
import type { Position } from "./position.ts";

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
