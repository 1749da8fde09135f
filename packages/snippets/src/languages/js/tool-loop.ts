/** The tool loop in JavaScript: runs the functions that the model calls, until it answers with text. */
import type { Call } from "@callsheet/inference/providers";
import { functionNames } from "../../chat-tools.ts";
import { type Code, lines, name, type Value } from "../../code/index.ts";
import { js } from "./literals.ts";

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
    ${answerFunction(
        js`
            ${ask}
            const { message } = completion.choices[0];
            if (!message.tool_calls?.length) return message.content;
            messages.push(message);
        `,
        js`message.tool_calls`,
        check,
    )}

    const text = await answer(${messages});
    console.log(text);
`;

/**
 * Does the same with streams, and prints each text as it arrives.
 * @param read sends the variable `messages`, and reads the events of the response with the code that handles an `event`
 */
export const toolStreamLoop = (messages: Value, read: (takeEvent: Code) => Code): Code => js`
    ${answerFunction(
        js`
            let content = "";
            const calls = [];
            const begun = {};
            ${read(takePieces)}
            if (calls.length === 0) return;
            messages.push({ role: "assistant", content, tool_calls: calls });
        `,
        js`calls`,
    )}

    await answer(${messages});
    process.stdout.write("\n");
`;

/**
 * Only the first piece of a tool call has its name. Some servers leave out the index, or give several calls the same, and
 * some repeat the id.
 */
const takePieces = js`
    const delta = event.choices?.[0]?.delta;
    process.stdout.write(delta?.content ?? "");
    content += delta?.content ?? "";
    const pieces = delta?.tool_calls ?? [];
    for (const { index, id, function: piece } of pieces) {
        // A new id begins a call, whose arguments come in pieces.
        if (!begun[index] || (id && id !== begun[index].id)) {
            const called = { name: piece.name, arguments: "" };
            const call = { id, type: "function", function: called };
            begun[index] = call;
            calls.push(call);
        }
        begun[index].function.arguments += piece.arguments ?? "";
    }
`;

/**
 * The function that asks the model in rounds.
 * @param round asks the model, returns if it calls no function, and adds its message to `messages`
 * @param calls the expression for its calls
 */
const answerFunction = (round: Code, calls: Code, check?: Code): Code => js`
    async function answer(messages) {
        for (let round = 0; round < 5; round++) {
            ${round}
            for (const call of ${calls}) {
                ${check}
                const given = JSON.parse(call.function.arguments || "{}");
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
`;

/** An object with one property as a shorthand for the variable of the same name. */
export const withVariable = (values: Readonly<Record<string, Value>>, variable: string): Code => js`
    {
        ${lines(
            Object.entries(values).map(
                ([key, value]) =>
                    value !== undefined && (key === variable ? js`${name(key)},` : js.properties({ [key]: value })),
            ),
        )}
    }
`;
