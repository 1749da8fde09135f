/** An example value of every parameter, and the parameters that a form shows first, from the descriptions of the tasks. */

import * as described from "@callsheet/inference/descriptions";
import { descriptions, type ParameterNeeds, type TaskDescription } from "@callsheet/inference/descriptions";
import type { ParametersOf } from "@callsheet/inference/providers";
import { type TaskId, taskIds } from "@callsheet/inference/tasks";
import type { SnippetOptions } from "./snippet.ts";

/** The parameters in a task's schema, each with a value. */
export type ExampleParameters<Id extends TaskId> = {
    readonly [Name in keyof ParametersOf<Id> as string extends Name ? never : Name]-?: NonNullable<
        ParametersOf<Id>[Name]
    >;
};

/** The names of the parameters in a task's schema. */
export type ParameterName<Id extends TaskId> = keyof ExampleParameters<Id>;

/* @__NO_SIDE_EFFECTS__ */
const ofEachTask = <Value>(read: (description: TaskDescription) => Value): { readonly [task: string]: Value } =>
    Object.fromEntries(taskIds.map((task) => [task, read(descriptions[task])]));

/**
 * A realistic value of every parameter of each task, for forms, documentation and the matrix rows that set one
 * parameter alone. No value equals the one in the task's own example.
 *
 * @example
 * import { exampleParameters } from "@callsheet/snippets";
 *
 * const { guidance_scale } = exampleParameters["text-to-image"]; // 7.5
 */
export const exampleParameters = ofEachTask(
    ({ parameters }) => Object.fromEntries(Object.entries(parameters).map(([name, { example }]) => [name, example])),
    // The type of a description requires an example of every parameter.
) as { readonly [Id in TaskId]: ExampleParameters<Id> };

/**
 * The most used parameters of each task, in the order in which a form shows them.
 *
 * @example
 * import { commonParameters } from "@callsheet/snippets";
 *
 * const first = commonParameters.conversational[0]; // "max_tokens"
 */
export const commonParameters = ofEachTask(({ commonParameters }) => commonParameters) as {
    readonly [Id in TaskId]: readonly ParameterName<Id>[];
};

/**
 * The parameters that need other parameters, or a streamed response. All others can be set alone.
 *
 * @example
 * import { parameterNeeds } from "@callsheet/snippets";
 *
 * const needs = parameterNeeds.conversational?.tool_choice; // { parameters: ["tools"] }
 */
export const parameterNeeds = ofEachTask(({ parameters }) =>
    Object.fromEntries(Object.entries(parameters).flatMap(([name, { needs }]) => (needs ? [[name, needs]] : []))),
) as {
    readonly [Id in TaskId]?: {
        readonly [Name in ParameterName<Id>]?: ParameterNeeds<ParameterName<Id>>;
    };
};

/** A tool that a model may call, with the JSON schema of its arguments, in the form of OpenAI's Chat Completions. */
export const exampleTool = described.exampleTool;

/** A response format: JSON that matches a schema. */
export const exampleResponseFormat = described.exampleResponseFormat;

/** Snippet options with a question that needs the example tool. */
export const exampleOfTools = {
    messages: [{ role: "user", content: "Do I need an umbrella in Surat today?" }],
    parameters: { tools: [exampleTool] },
} as const satisfies SnippetOptions;

/** Snippet options with a question that fits the example response format. */
export const exampleOfResponseFormat = {
    messages: [{ role: "user", content: "Describe the city of Ahmedabad." }],
    parameters: { response_format: exampleResponseFormat },
} as const satisfies SnippetOptions;
