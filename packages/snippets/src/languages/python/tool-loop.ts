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
    ${answerFunction(
        python`
            ${ask}
            message = ${fields.message}
            if not ${fields.calls}:
                return ${fields.content}
            messages.append(message)
        `,
        fields,
        check,
    )}


    text = ${python.call("answer", messages)}
    print(text)
`;

/**
 * What a program reads of a streamed `event`: its choices, the statements that take the `delta` of a `choice` and the
 * `function` of a `piece`, and their fields.
 */
type EventFields = {
    readonly [Part in
        | "choices"
        | "delta"
        | "text"
        | "pieces"
        | "index"
        | "id"
        | "function"
        | "name"
        | "arguments"]: Code;
};

/** For a library whose events are objects. */
export const eventFields: EventFields = {
    choices: python`event.choices`,
    delta: python`
        delta = choice.delta
        if not delta:
            continue
    `,
    text: python`delta.content`,
    pieces: python`delta.tool_calls`,
    index: python`piece.index`,
    id: python`piece.id`,
    function: python`
        function = piece.function
        if not function:
            continue
    `,
    name: python`function.name`,
    arguments: python`function.arguments`,
};

/** For events as parsed JSON. */
export const jsonEventFields: EventFields = {
    choices: python`event.get("choices")`,
    delta: python`delta = choice.get("delta") or {}`,
    text: python`delta.get("content")`,
    pieces: python`delta.get("tool_calls")`,
    index: python`piece.get("index")`,
    id: python`piece.get("id")`,
    function: python`function = piece["function"]`,
    name: python`function["name"]`,
    arguments: python`function.get("arguments")`,
};

/**
 * Does the same with streams, and prints each text as it arrives.
 * @param read sends the variable `messages`, and reads the events of the response with the code that handles an `event`
 */
export const toolStreamLoop = (messages: Value, read: (takeEvent: Code) => Code, fields: EventFields): Code => python`
    ${answerFunction(
        python`
            content = ""
            calls = []
            begun = {}
            ${read(takePieces(fields))}
            if not calls:
                return
            messages.append({"role": "assistant", "content": content, "tool_calls": calls})
        `,
        { ...jsonFields, calls: python`calls` },
    )}


    ${python.call("answer", messages)}
    print()
`;

/**
 * Only the first piece of a tool call has its name. Some servers leave out the index, or give several calls the same, and
 * some repeat the id.
 */
const takePieces = (fields: EventFields): Code => python`
    for choice in ${fields.choices} or []:
        ${fields.delta}
        print(${fields.text} or "", end="", flush=True)
        content += ${fields.text} or ""
        for piece in ${fields.pieces} or []:
            index, call_id = ${fields.index}, ${fields.id}
            ${fields.function}
            call = begun.get(index)
            # A new id begins a call, whose arguments come in pieces.
            if not call or call_id not in (None, "", call["id"]):
                called = {"name": ${fields.name}, "arguments": ""}
                call = {"id": call_id, "type": "function", "function": called}
                begun[index] = call
                calls.append(call)
            call["function"]["arguments"] += ${fields.arguments} or ""
`;

/**
 * The function that asks the model in rounds.
 * @param round asks the model, returns if it calls no function, and adds its message to `messages`
 */
const answerFunction = (round: Code, fields: CompletionFields, check?: Code): Code => python`
    def answer(messages):
        for _ in range(5):
            ${round}
            for call in ${fields.calls}:
                ${check}
                arguments = ${json}.loads(${fields.arguments} or "{}")
                result = functions[${fields.name}](arguments)
                messages.append(
                    {
                        "role": "tool",
                        "tool_call_id": ${fields.id},
                        "content": ${json}.dumps(result),
                    }
                )
        raise RuntimeError("The model called functions 5 times and gave no answer.")
`;
