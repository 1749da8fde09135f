/** A conversation in which the model calls functions, as a program of JavaScript goes through it. */
import type { Call } from "@callsheet/inference/providers";
import { functionNames } from "../../functions.ts";
import { type Code, js, lines, name, type Value } from "../../languages/index.ts";

/** The functions that the model may call: a stub for each, which works as it is. */
export const functions = (call: Call): Code => js`
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
 * Asks, and answers the model's calls, until it says something; then prints that.
 * @param messages the conversation so far
 * @param ask sends the variable `messages`; the response is `completion`
 * @param check leaves out calls that are none of a function, of the variable `call`. Default: there are none
 */
export const converse = (messages: Value, ask: Code, check?: Code): Code => js`
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

/** An object in which a property is the variable of its name. */
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
