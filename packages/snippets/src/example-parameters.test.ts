import { type TaskId, taskIds, tasks } from "@callsheet/inference";
import type { ParameterNeeds } from "@callsheet/inference/descriptions";
import { checkArguments } from "@callsheet/inference/tasks";
import { describe, expect, test } from "vitest";
import { commonParameters, exampleParameters, parameterNeeds } from "./example-parameters.ts";

const valuesOf = (task: TaskId): Readonly<Record<string, unknown>> => ({ ...exampleParameters[task] });
const needsOf = (task: TaskId): Readonly<Record<string, ParameterNeeds>> => ({ ...parameterNeeds[task] });

describe.each(taskIds)("the parameters of %s", (task) => {
    const known = Object.keys(tasks[task].parameters.entries).sort();
    const { inputs, parameters = {} }: { inputs: unknown; parameters?: object } = tasks[task].example;

    test("are those of its schema, none forgotten", () => {
        expect(Object.keys(valuesOf(task)).sort()).toEqual(known);
    });

    test("have values that the schema takes, each alone and all together", () => {
        const check = (more: object) => checkArguments(tasks[task], inputs, { ...parameters, ...more }).parameters;
        for (const [name, value] of Object.entries(valuesOf(task))) {
            expect(check({ [name]: value })).toMatchObject({ [name]: value });
        }
        expect(check(valuesOf(task))).toEqual({ ...parameters, ...valuesOf(task) });
    });

    test("differ from what its example sets, so that one alone shows", () => {
        for (const [name, value] of Object.entries(parameters)) expect(valuesOf(task)[name]).not.toEqual(value);
    });

    test("are each common once at most, and need only others of the same task", () => {
        const common: readonly string[] = commonParameters[task];
        expect(common).toEqual([...new Set(common)]);
        expect(known).toEqual(expect.arrayContaining([...common]));
        for (const [name, { parameters: others = [] }] of Object.entries(needsOf(task))) {
            expect(known).toEqual(expect.arrayContaining([name, ...others]));
            expect(others).not.toContain(name);
        }
    });
});
