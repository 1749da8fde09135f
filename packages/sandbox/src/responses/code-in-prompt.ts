/** Answers agents that let the model write Python, such as smolagents' CodeAgent: their prompt shows functions to call. */
import type { Json } from "@callsheet/inference/wire";
import { type Conversation, questionIn, stepsIn } from "./conversation.ts";
import {
    type ChosenCall,
    chosenCalls,
    functionsToCall,
    isFinal,
    type OfferedFunction,
    pythonTypes,
} from "./tool-choice.ts";

/** The most functions that are read from a prompt. */
const maxFunctions = 100;

/** A definition in the prompt, with the beginning of its docstring. */
const definition = /^[ \t]*def (\w{1,100})\(([^()\n]{0,2000})\) -> [^\n]{1,200}:\n\s*"""([^\n]{0,500})/gm;
const parameter = /(\w+): (\w+)/g;

/** Definitions name types as Python does, or as the schemas that they are made from. */
const jsonTypes: Readonly<Record<string, string>> = {
    ...pythonTypes,
    boolean: "boolean",
    integer: "integer",
    number: "number",
};

/** The form of a reply in JSON, which other prompts want. */
const jsonForm = /"thought": "\.\.\.",\s*"code": "\.\.\."/;

/** The tags that a block of code has to stand between, where the prompt names them. */
const tags = /code sequence must be opened with '([^'\n]{1,40})', and closed with '([^'\s]{1,40})'/;

/**
 * The reply for an agent that wants code: a call of a tool that fits the question, and after its result the call that
 * hands in the answer.
 *
 * @param prose the reply in words, for the answer
 * @returns undefined if the messages want no code
 */
export function codeReply(turns: Conversation, prose: string): string | undefined {
    const prompt = turns.find(({ role, text }) => role === "system" && text.includes("`final_answer`"))?.text ?? "";
    const [, open = "", close = ""] = tags.exec(prompt) ?? [];
    const isJson = jsonForm.test(prompt);
    const functions = functionsIn(prompt);
    if (!functions.some(isFinal) || (open === "" && !isJson)) return undefined;
    const question = questionIn(turns);
    const next = functionsToCall(functions, question, functionsCalled(turns, functions), true);
    const tools = chosenCalls(
        next.filter((one) => !isFinal(one)),
        question,
        true,
    );
    // The model has to stop where it would write an observation itself.
    const answer = literal(prose.replaceAll(/Observation:\s*/g, ""));
    const thought = "This is a sandbox: I call what fits the task.";
    const code = tools.length > 0 ? tools.map((call) => `print(${written(call)})`) : [`final_answer(${answer})`];
    if (isJson) return JSON.stringify({ thought, code: code.join("\n") });
    return `Thought: ${thought}\n${open}\n${code.join("\n")}\n${close}`;
}

const functionsIn = (prompt: string): readonly OfferedFunction[] =>
    [...prompt.matchAll(definition)].slice(0, maxFunctions).map(([, name = "", parameters = "", description = ""]) => ({
        name,
        description,
        parameters: schemaOf(parameters),
    }));

function schemaOf(parameters: string): Json {
    const all = [...parameters.matchAll(parameter)].map(([, name = "", type = ""]) => [name, type] as const);
    return {
        type: "object",
        properties: Object.fromEntries(all.map(([name, type]) => [name, { type: jsonTypes[type] ?? "string" }])),
        required: all.map(([name]) => name),
    };
}

/** The functions that code has called since the user asked, if there was a result. */
function functionsCalled(turns: Conversation, functions: readonly OfferedFunction[]): readonly string[] {
    const code = stepsIn(turns);
    return functions.map(({ name }) => name).filter((name) => code.some((text) => text.includes(`${name}(`)));
}

const written = ({ name, arguments: values }: ChosenCall): string =>
    `${name}(${Object.entries(Object(JSON.parse(values)))
        .map(([key, value]) => `${key}=${literal(value)}`)
        .join(", ")})`;

/** A value of JSON in Python, whose strings and numbers are written the same. */
const literal = (value: unknown): string =>
    typeof value === "boolean" ? (value ? "True" : "False") : value === null ? "None" : JSON.stringify(value);
