/** A conversation in which the model calls functions, as a program of Python goes through it. */
import type { Call } from "@callsheet/inference/providers";
import { functionNames } from "../../functions.ts";
import { type Code, python, type Value } from "../../languages/index.ts";

const json = python.module("json");

/** The functions that the model may call: a stub for all of them, which works as it is. */
export const functions = (call: Call): Code => python`
    def example(arguments):
        # Your own code goes here.
        return {**arguments, "result": "an example"}


    # The functions that the model may call.
    functions = {
        ${python.items(Object.fromEntries(functionNames(call).map((name) => [name, python`example`])))}
    }
`;

/** Where a library has what a program reads of a completion. */
type Places = { readonly [Part in "message" | "calls" | "content" | "name" | "arguments" | "id"]: Code };

/** Of a library whose responses are objects. */
export const attributes: Places = {
    message: python`completion.choices[0].message`,
    calls: python`message.tool_calls`,
    content: python`message.content`,
    name: python`call.function.name`,
    arguments: python`call.function.arguments`,
    id: python`call.id`,
};

/** Of the response as JSON. */
export const keys: Places = {
    message: python`completion["choices"][0]["message"]`,
    calls: python`message.get("tool_calls")`,
    content: python`message["content"]`,
    name: python`call["function"]["name"]`,
    arguments: python`call["function"]["arguments"]`,
    id: python`call["id"]`,
};

/**
 * Asks, and answers the model's calls, until it says something; then prints that.
 * @param messages the conversation so far
 * @param ask sends the variable `messages`; the response is `completion`
 * @param check leaves out calls that are none of a function, of the variable `call`. Default: there are none
 */
export const converse = (messages: Value, ask: Code, places: Places, check?: Code): Code => python`
    def answer(messages):
        for _ in range(5):
            ${ask}
            message = ${places.message}
            if not ${places.calls}:
                return ${places.content}
            messages.append(message)
            for call in ${places.calls}:
                ${check}
                arguments = ${json}.loads(${places.arguments})
                result = functions[${places.name}](arguments)
                messages.append(
                    {
                        "role": "tool",
                        "tool_call_id": ${places.id},
                        "content": ${json}.dumps(result),
                    }
                )
        raise RuntimeError("The model called functions 5 times and gave no answer.")


    text = ${python.call("answer", messages)}
    print(text)
`;
