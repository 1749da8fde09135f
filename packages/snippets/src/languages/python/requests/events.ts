import type { Code } from "../../../code/index.ts";
import { python } from "../literals.ts";

const json = python.module("json");

/**
 * Reads the response's server-sent events as they arrive and prints the text in each.
 * @param piece the expression for the text in `choice`
 */
export const printEvents = (piece: Code): Code =>
    readEvents(
        (event) => python`
            for choice in ${event}["choices"]:
                print(${piece} or "", end="", flush=True)
        `,
    );

/**
 * Reads the response's server-sent events as they arrive.
 * @param print prints the text in an event, given the expression that parses the event
 */
export const readEvents = (print: (event: Code) => Code): Code => python`
    for line in response.iter_lines():
        if not line.startswith(b"data:"):
            continue
        data = line[len(b"data:") :].strip()
        if data == b"[DONE]":
            break
        ${print(python`${json}.loads(data)`)}
    print()
`;
