/** The tool loop in JavaScript: runs the functions that the model calls, until it answers with text. */
import type { Call } from "@callsheet/inference/providers";
import { functionNames } from "../../chat-tools.ts";
import { type Code, js, lines, name, type Value } from "../../languages/index.ts";

/** A working stub for each function that the model may call. */
export const toolStubs = (call: Call): Code => js`
    // The functions that the model may call. Your own code goes here.
    function run(name, given) {
        switch (name) {
            ${lines(
                functionNames(call).map(
                    (name) => js`
                        case ${name}:
                            return { ...given, result: "an example" };
                    `,
                ),
            )}
            default:
                throw new Error(\`There is no function \${name}.\`);
        }
    }
`;

/**
 * Sends the conversation and the results of the model's calls until the model answers with text, and prints the text.
 * @param messages the conversation so far
 * @param ask sends the variable `messages` and declares the response as `completion`
 * @param check skips a `call` that is not a function call. Default: no check
 */
export const toolLoop = (messages: Value, ask: Code, check?: Code): Code => js`
    async function answer(messages) {
        for (let round = 0; round < 5; round++) {
            ${ask}
            const { message } = completion.choices[0];
            if (!message.tool_calls?.length) return message.content;
            messages.push(message);
            for (const call of message.tool_calls) {
                ${check}
                const given = JSON.parse(call.function.arguments);
                const result = run(call.function.name, given);
                messages.push({
                    role: "tool",
                    tool_call_id: call.id,
                    content: JSON.stringify(result),
                });
            }
        }
        throw new Error("The model called functions 5 times and gave no answer.");
    }

    const text = await answer(${messages});
    console.log(text);
`;

type Values = Readonly<Record<string, Value>>;

/** An object with one property as a shorthand for the variable of the same name. */
export function withVariable(values: Values, variable: string): Code {
    const keys = Object.keys(values);
    const place = keys.indexOf(variable);
    const some = (chosen: readonly string[]): Values => Object.fromEntries(chosen.map((key) => [key, values[key]]));
    return js`
        {
            ${js.properties(some(keys.slice(0, place)))}
            ${name(variable)},
            ${js.properties(some(keys.slice(place + 1)))}
        }
    `;
}
