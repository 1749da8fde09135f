/** The tool loop in Python: runs the functions that the model calls, until it answers with text. */
import type { Call } from "@callsheet/inference/providers";
import { functionNames } from "../../chat-tools.ts";
import type { Code, Value } from "../../code/index.ts";
import { python } from "./literals.ts";

const json = python.module("json");

/** A working stub for all functions that the model may call. */
export const toolStubs = (call: Call): Code => python`
    def example(arguments):
        # Your own code goes here.
        return {**arguments, "result": "an example"}


    # The functions that the model may call.
    functions = {
        ${python.items(Object.fromEntries(functionNames(call).map((name) => [name, python`example`])))}
    }
`;

/** The expressions for the fields of a completion that a program reads. */
type CompletionFields = { readonly [Part in "message" | "calls" | "content" | "name" | "arguments" | "id"]: Code };

/** For a library whose responses are objects. */
export const objectFields: CompletionFields = {
    message: python`completion.choices[0].message`,
    calls: python`message.tool_calls`,
    content: python`message.content`,
    name: python`call.function.name`,
    arguments: python`call.function.arguments`,
    id: python`call.id`,
};

/** For responses as parsed JSON. */
export const jsonFields: CompletionFields = {
    message: python`completion["choices"][0]["message"]`,
    calls: python`message.get("tool_calls")`,
    content: python`message["content"]`,
    name: python`call["function"]["name"]`,
    arguments: python`call["function"]["arguments"]`,
    id: python`call["id"]`,
};

/**
 * Sends the conversation and the results of the model's calls until the model answers with text, and prints the text.
 * @param messages the conversation so far
 * @param ask sends the variable `messages` and assigns the response to `completion`
 * @param check skips a `call` that is not a function call. Default: no check
 */
export const toolLoop = (messages: Value, ask: Code, fields: CompletionFields, check?: Code): Code => python`
    def answer(messages):
        for _ in range(5):
            ${ask}
            message = ${fields.message}
            if not ${fields.calls}:
                return ${fields.content}
            messages.append(message)
            for call in ${fields.calls}:
                ${check}
                arguments = ${json}.loads(${fields.arguments})
                result = functions[${fields.name}](arguments)
                messages.append(
                    {
                        "role": "tool",
                        "tool_call_id": ${fields.id},
                        "content": ${json}.dumps(result),
                    }
                )
        raise RuntimeError("The model called functions 5 times and gave no answer.")


    text = ${python.call("answer", messages)}
    print(text)
`;
