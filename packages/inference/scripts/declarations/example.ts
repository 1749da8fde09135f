/** Generates the example of a helper's docstring: a complete program from the task's example. */

import { defaultProvider } from "../../src/call/provider-id.ts";
import { exampleOf } from "../../src/providers/example.ts";
import { providersOf } from "../../src/providers/registry.ts";
import type { Task } from "../../src/tasks/task.ts";
import { isFile } from "../../src/wire/leaf.ts";
import { wrap } from "./docstring.ts";

const width = 100;

/** Code to print verbatim. */
class Code {
    readonly text: string;

    constructor(text: string) {
        this.text = text;
    }
}

/** A value as JavaScript, on one line if it fits. */
function literal(value: unknown, indent: string, before: number): string {
    if (value instanceof Code) return value.text;
    if (isFile(value)) return `await readFile(${JSON.stringify(value.name)})`;
    if (typeof value === "string") return stringLiteral(value, indent, before);
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const inner = `${indent}    `;
    const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
    const isList = Array.isArray(value);
    const parts = Object.entries(value).map(([key, item]: [string, unknown]) => {
        const name = isList ? "" : `${/^\w+$/.test(key) ? key : JSON.stringify(key)}: `;
        return { name, item };
    });
    const flat = parts.map(({ name, item }) => name + literal(item, "", 0)).join(", ");
    const line = isList ? `[${flat}]` : `{ ${flat} }`;
    if (!line.includes("\n") && indent.length + before + line.length <= width) return line;
    // A string of several lines starts below its key.
    const lines = parts.map(({ name, item }) =>
        `${inner}${name}${literal(item, inner, name.length)},\n`.replace(": \n", ":\n"),
    );
    return `${open}\n${lines.join("")}${indent}${close}`;
}

/** A string literal; a long one is a concatenation of several lines. */
function stringLiteral(value: string, indent: string, before: number): string {
    const literal = JSON.stringify(value);
    if (indent.length + before + literal.length <= width || indent === "") return literal;
    const inner = `${indent}    `;
    const pieces = wrap(value, width - inner.length - '"" +'.length - 1);
    const lines = pieces.map((piece, index) => JSON.stringify(index === pieces.length - 1 ? piece : `${piece} `));
    return `\n${inner}${lines.join(` +\n${inner}`)}`;
}

const holdsFile = (value: unknown): boolean =>
    isFile(value) || (typeof value === "object" && value !== null && Object.values(value).some(holdsFile));

/**
 * A program that calls a task's helper.
 * @param method the helper
 * @param text for a stream: the expression for the text of an event
 */
export function exampleProgram(task: Task, method: string, text?: string): string {
    const [first = defaultProvider] = providersOf(task.id);
    const isDefaultServing = providersOf(task.id).includes(defaultProvider);
    const { model, inputs, parameters } = exampleOf(isDefaultServing ? defaultProvider : first, task.id);
    const args = {
        accessToken: new Code("process.env.HF_TOKEN"),
        model,
        ...(!isDefaultServing && { provider: first }),
        ...(task.flat === undefined
            ? { inputs, ...(parameters && { parameters }) }
            : { [task.flat]: inputs, ...parameters }),
    };
    const imports = [
        ...(holdsFile(inputs) ? ['import { readFile } from "node:fs/promises";'] : []),
        `import { ${method} } from "@callsheet/inference";`,
    ];
    const call = `${method}(${literal(args, "", width)})`;
    const body =
        text === undefined
            ? `const output = await ${call};`
            : `for await (const event of ${call}) {\n    process.stdout.write(${text});\n}`;
    return `${imports.join("\n")}\n\n${body}`;
}
