/** What Python programs do with an output: print its message, find the file in it, or name the file to save it in. */
import type { Call, Path } from "@callsheet/inference/providers";
import { wantsJson } from "../../chat-tools.ts";
import { type Code, name } from "../../code/index.ts";
import type { ResultFile, SavedFile } from "../../templates/result-file.ts";
import { python } from "./literals.ts";

const re = python.module("re");

/** The part of a `completion` that a program prints: the message, or its text if JSON was requested. */
export const messageOf = (call: Call): Code =>
    wantsJson(call) ? python`completion.choices[0].message.content` : python`completion.choices[0].message`;

/** The same part of a `completion` that is parsed JSON. */
export const messageIn = (call: Call): Code =>
    wantsJson(call)
        ? python`completion["choices"][0]["message"]["content"]`
        : python`completion["choices"][0]["message"]`;

/**
 * Reads the events of a `stream`. The libraries read a response that is no stream as one without events.
 * @param take handles an `event`
 */
export const readEvents = (take: Code): Code => python`
    event = None
    for event in stream:
        ${take}
    if event is None:
        raise RuntimeError("The server sent no stream.")
`;

/** Prints the text in an `event` of a chat. */
export const printChoices = python`
    for choice in event.choices or []:
        if choice.delta:
            print(choice.delta.content or "", end="", flush=True)
`;

/** The expression for a value in a response: `result["images"][0]["url"]`. */
export const valueAt = (result: Code, path: Path): Code => path.reduce((code, key) => python`${code}[${key}]`, result);

/** The statement that assigns the URL, or the base64 text, of the file in a response. */
export function assignFile(variable: Code, result: Code, { path, or, maybeListed }: ResultFile): Code {
    const value = valueAt(result, path);
    if (maybeListed) {
        return python`
            ${variable} = ${value}
            if isinstance(${variable}, list):
                ${variable} = ${variable}[0]
        `;
    }
    const [first] = path;
    if (or === undefined || first === undefined) return python`${variable} = ${value}`;
    return python`
        if ${first} in ${result}:
            ${variable} = ${value}
        else:
            ${variable} = ${valueAt(result, or)}
    `;
}

/**
 * Assigns the `path` to save a file at, with the extension for its type.
 * @param response the variable with the file's response
 */
export function savedPath(response: Code, { modality, extension }: SavedFile): Code {
    const subtype = modality === "audio" ? python`kind[1].replace("mpeg", "mp3")` : python`kind[1]`;
    return python`
        kind = ${re}.match(r"${name(modality)}/(?:x-)?(\w+)", ${response}.headers.get("Content-Type", ""))
        path = "output." + (${subtype} if kind else ${extension})
    `;
}
