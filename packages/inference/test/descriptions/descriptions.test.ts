import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type GenericSchema, safeParse } from "valibot";
import { describe, expect, test } from "vitest";
import type { TaskDescription } from "../../src/descriptions/description.ts";
import { descriptions } from "../../src/descriptions/registry.ts";
import { fieldOf, known } from "../../src/descriptions/schema.ts";
import { isStreamingTask } from "../../src/tasks/task.ts";
import { everyField, everyTask } from "./fields.ts";

/** The actions of a schema: what it checks besides the type. */
function actionsOf(schema: GenericSchema): readonly { readonly type: string; readonly requirement?: unknown }[] {
    const inner = fieldOf(schema, true).schema;
    // Every item of a pipe has a type, and some have a requirement.
    return "pipe" in inner ? (inner.pipe as { type: string; requirement?: unknown }[]) : [];
}

const withDescription = everyField.flatMap(({ description, ...field }) =>
    description === undefined ? [] : [{ ...field, description }],
);

describe("every field that a schema knows", () => {
    test("is described, in whole sentences", () => {
        const poor = everyField.filter(({ description }) => !/^[A-Z].*[.]$/s.test(description?.text ?? ""));
        expect(poor.map(({ path }) => path)).toEqual([]);
        expect(everyField.length).toBeGreaterThan(300);
    });

    test("has a description for each value that can be chosen, and for no other", () => {
        for (const { path, schema, description } of withDescription) {
            const kind = known(fieldOf(schema, true).schema);
            const options = kind.type === "picklist" ? [...kind.options].sort() : [];
            expect(Object.keys(description.options ?? {}).sort(), path).toEqual(options);
        }
    });

    test("has a default that it would take itself", () => {
        const withDefault = withDescription.filter(({ description }) => description.default !== undefined);
        for (const { path, schema, description } of withDefault) {
            expect(safeParse(schema, description.default).success, path).toBe(true);
        }
        expect(withDefault.length).toBeGreaterThan(20);
    });

    test("is given the range that its schema checks", () => {
        for (const { path, schema, description } of withDescription) {
            const actions = actionsOf(schema);
            const least = actions.find(({ type }) => type === "min_value")?.requirement;
            if (least !== undefined) expect(description.range?.min, path).toBe(least);
            if (actions.some(({ type }) => type === "integer")) expect(description.range?.whole, path).toBe(true);
        }
    });

    test("has no range or unit, unless there are numbers in it", () => {
        for (const { path, schema, description } of withDescription) {
            if (description.range === undefined && description.unit === undefined) continue;
            expect(JSON.stringify(schema), path).toContain('"type":"number"');
        }
    });
});

describe.each(everyTask)("the helper of $id", (task) => {
    const { summary, streamSummary, source }: TaskDescription = descriptions[task.id];
    const read = (path: string) => readFileSync(join(import.meta.dirname, "../../src", path), "utf8");
    const method = task.method.js;
    const helpers = read(task.id === "conversational" ? "client/chat.ts" : "client/helpers.ts");

    test("says in its docstring what its description says, and so does the client's method", () => {
        const [free, client] = [helpers, read("client/client.ts")];
        expect(free).toContain(`/** ${summary} */\nexport const ${method}:`);
        expect(client).toContain(`    /** ${summary} */\n    readonly ${method} =`);
        expect(isStreamingTask(task)).toBe(streamSummary !== undefined);
        if (streamSummary === undefined) return;
        expect(free).toContain(`/** ${streamSummary} */\nexport const ${method}Stream:`);
        expect(client).toContain(`    /** ${streamSummary} */\n    readonly ${method}Stream =`);
    });

    test("says where its facts are from", () => {
        expect(source).toMatch(/^the /);
    });
});
