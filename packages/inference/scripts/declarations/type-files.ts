/** The files in `src/generated/types`: one for each task, one for each type that tasks share, and the index. */
import type { Description } from "../../src/tasks/description.ts";
import type { TaskModule } from "../task-modules.ts";
import { paragraphsOf } from "./docstring.ts";
import { declarationsOf } from "./task-types.ts";
import { type Declarations, fileNameOf, noDeclarations, sharedTypes, ValueTypes } from "./value-types.ts";

function fileOf({ imports, types }: Declarations): string {
    const lines = [...imports]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([path, names]) => `import type { ${[...names].sort().join(", ")} } from "${path}";\n`);
    return [lines.join(""), ...types.values()].filter(Boolean).join("\n");
}

/** The descriptions of every parameter, in any task, that has this schema. */
const descriptionsOf = (modules: readonly TaskModule[], schema: unknown): readonly Description[] =>
    modules.flatMap(({ task, description }) =>
        Object.entries(task.parameters.entries).flatMap(([key, entry]) => {
            const parameter = description.parameters[key];
            return isWrapped(entry) && entry.wrapped === schema && parameter ? [parameter] : [];
        }),
    );

const withoutExample = ({ example: _, ...description }: Description): string => JSON.stringify(description);

const isWrapped = (entry: unknown): entry is { readonly wrapped: unknown } =>
    typeof entry === "object" && entry !== null && "wrapped" in entry;

/** The content of every file, by its path. */
export function typeFiles(modules: readonly TaskModule[]): ReadonlyMap<string, string> {
    const files = new Map(
        modules.map(({ task, description }) => [`${task.id}.ts`, fileOf(declarationsOf(task, description))]),
    );
    for (const [schema, name] of sharedTypes) {
        const [description, ...others] = descriptionsOf(modules, schema);
        if (!description) throw new Error(`No parameter is a ${name}.`);
        const differs = others.some((other) => withoutExample(other) !== withoutExample(description));
        if (differs) throw new Error(`${name} is described differently in several tasks.`);
        const declarations = noDeclarations();
        const value = { schema, description, path: name, direction: "input" } as const;
        new ValueTypes(declarations).declare(name, value, paragraphsOf(description));
        files.set(fileNameOf(name), fileOf(declarations));
    }
    const index = [...files.keys()].sort().map((file) => `export type * from "./${file}";\n`);
    files.set("index.ts", index.join(""));
    return new Map([...files].map(([name, text]) => [`types/${name}`, text]));
}
