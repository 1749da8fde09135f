/** The files in `src/client/types`: one for each task, one for each type that tasks share, and the index. */
import type { Description, TaskDescription } from "../../src/descriptions/description.ts";
import { descriptions } from "../../src/descriptions/registry.ts";
import { tasks } from "../../src/tasks/registry.ts";
import type { Task } from "../../src/tasks/task.ts";
import { paragraphsOf } from "./docstring.ts";
import { declarationsOf } from "./task-types.ts";
import { type Declarations, fileNameOf, noDeclarations, sharedTypes, ValueTypes } from "./value-types.ts";

const head =
    "// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.\n";

function fileOf({ imports, types }: Declarations): string {
    const lines = [...imports]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([path, names]) => `import type { ${[...names].sort().join(", ")} } from "${path}";\n`);
    return [head + lines.join(""), ...types.values()].filter(Boolean).join("\n");
}

/** The descriptions of every parameter, in any task, that has this schema. */
function descriptionsOf(schema: unknown): readonly Description[] {
    return Object.values<Task>(tasks).flatMap((task) => {
        const described: TaskDescription = descriptions[task.id];
        return Object.entries(task.parameters.entries).flatMap(([key, entry]) => {
            const description = described.parameters[key];
            return isWrapped(entry) && entry.wrapped === schema && description ? [description] : [];
        });
    });
}

const isWrapped = (entry: unknown): entry is { readonly wrapped: unknown } =>
    typeof entry === "object" && entry !== null && "wrapped" in entry;

/** The content of every file, by file name. */
export function typeFiles(): ReadonlyMap<string, string> {
    const files = new Map<string, string>();
    for (const task of Object.values<Task>(tasks)) {
        files.set(`${task.id}.ts`, fileOf(declarationsOf(task, descriptions[task.id])));
    }
    for (const [schema, name] of sharedTypes) {
        const [description, ...others] = descriptionsOf(schema);
        if (!description) throw new Error(`No parameter is a ${name}.`);
        const differs = others.some((other) => JSON.stringify(other) !== JSON.stringify(description));
        if (differs) throw new Error(`${name} is described differently in several tasks.`);
        const declarations = noDeclarations();
        const value = { schema, description, path: name, direction: "input" } as const;
        new ValueTypes(declarations).declare(name, value, paragraphsOf(description));
        files.set(fileNameOf(name), fileOf(declarations));
    }
    const list = [...files.keys()].sort().map((file) => `export type * from "./${file}";\n`);
    return files.set("index.ts", `${head}\n${list.join("")}`);
}
