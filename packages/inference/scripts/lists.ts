/** The generated files that list all tasks: ids, tasks, schemas, descriptions, helpers and the client's methods. */

import { stemOf } from "./declarations/value-types.ts";
import type { TaskModule } from "./task-modules.ts";

export const width = 120;

/** The name of an identifier, from a task's id: `text-to-image` gives `textToImage`. */
export const camelCase = (id: string): string => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export const key = (id: string): string => (/^\w+$/.test(id) ? id : `"${id}"`);

/** The content of each file, by its path. */
export function listFiles(modules: readonly TaskModule[]): ReadonlyMap<string, string> {
    return new Map([
        ["task-ids.ts", idsFile(modules)],
        ["tasks.ts", tasksFile(modules)],
        ["schemas.ts", schemasFile(modules)],
        ["descriptions.ts", descriptionsFile(modules)],
        ["helpers.ts", helpersFile(modules)],
        ["task-methods.ts", methodsFile(modules)],
        ["named-types.ts", namedTypesFile(modules)],
    ]);
}

/** Import statements in the order of their paths. */
const inOrder = (imports: readonly string[]): string =>
    imports
        .map((statement) => ({ statement, path: /from "(.+)\.ts"/.exec(statement)?.[1] ?? "" }))
        .sort((one, other) => (one.path < other.path ? -1 : 1))
        .map(({ statement }) => `${statement}\n`)
        .join("");

/** Imports of one export of each task, under the task's name, and of types. */
const importsOf = (modules: readonly TaskModule[], exported: (module: TaskModule) => string, types: string): string =>
    inOrder([
        ...modules.map((module) => {
            const { id } = module.task;
            return `import { ${exported(module)} as ${camelCase(id)} } from "../tasks/${id}.ts";`;
        }),
        `import type ${types};`,
        'import type { TaskId } from "../tasks/task-id.ts";',
    ]);

/** The entries of an object with one for each task. */
const entries = (modules: readonly TaskModule[]): string =>
    modules
        .map(({ task: { id } }) => (camelCase(id) === id ? `    ${id},\n` : `    ${key(id)}: ${camelCase(id)},\n`))
        .join("");

const schemasOf = ({ streams }: TaskModule): string => (streams ? "streamSchemas" : "schemas");

const idsFile = (modules: readonly TaskModule[]): string => `\
/** The ids of all tasks: their pipeline tags, and \`conversational\` for chat. */
export const taskIds = [
${modules.map(({ task: { id } }) => `    "${id}",\n`).join("")}] as const;
`;

const tasksFile = (modules: readonly TaskModule[]): string => `\
${importsOf(modules, () => "task", '{ Task } from "../tasks/task.ts"')}
/** Every task, by its id. */
export const tasks = {
${entries(modules)}} as const satisfies { readonly [Id in TaskId]: Task<Id> };

/** Every task as data, by its id; the types of its schemas are read from here. */
export type Tasks = typeof tasks;
`;

const schemasFile = (modules: readonly TaskModule[]): string => `\
${importsOf(modules, schemasOf, '{ TaskSchemas } from "../tasks/task.ts"')}
/** The schemas of every task, by its id: what the client needs, without examples and the names in other libraries. */
export const schemas = {
${entries(modules)}} as const satisfies { readonly [Id in TaskId]: TaskSchemas<Id> };
`;

const descriptionsFile = (modules: readonly TaskModule[]): string => `\
${importsOf(modules, () => "description", '{ DescriptionOf } from "../tasks/description.ts"')}import type { Tasks } from "./tasks.ts";

/** The description of every task, by its id. */
export const descriptions: { readonly [Id in TaskId]: DescriptionOf<Tasks[Id]> } = {
${modules.map(({ task: { id } }) => `    ${key(id)}: ${camelCase(id)}(),\n`).join("")}};
`;

/** A helper: its name, its summary, and the expression that creates it. */
type Helper = { readonly name: string; readonly summary: string; readonly creation: string };

function helpersOf({ task, description, streams }: TaskModule): readonly Helper[] {
    const name = task.method.js;
    const schemas = `${camelCase(task.id)}Schemas`;
    // A program that only chats bundles only what chat needs.
    const dependencies = task.id === "conversational" ? ["chat", "chatStream"] : ["all", "all"];
    const [forWhole, forStream] = dependencies.map((of) => `${of}Dependencies`);
    const creation = task.gives === "image" ? `imageHelper(${schemas})` : `helper(${schemas}, ${forWhole})`;
    const response = { name, summary: description.summary, creation };
    if (!streams) return [response];
    const stream = `streamHelper(${camelCase(task.id)}StreamSchemas, ${forStream})`;
    return [response, { name: `${name}Stream`, summary: description.streamSummary ?? "", creation: stream }];
}

const typeOf = ({ name }: Helper): string => `${stemOf(name)}Helper`;

function helpersFile(modules: readonly TaskModule[]): string {
    const schemas = modules.map(({ task: { id }, streams }) => {
        const name = camelCase(id);
        const names = streams
            ? `{\n    schemas as ${name}Schemas,\n    streamSchemas as ${name}StreamSchemas,\n}`
            : `{ schemas as ${name}Schemas }`;
        return `import ${names} from "../tasks/${id}.ts";`;
    });
    const helpers = modules.flatMap(helpersOf);
    const declarations = helpers.map((helper) => {
        const line = `export const ${helper.name}: ${typeOf(helper)} = ${helper.creation};`;
        const broken = line.replace(/\((\w+), (\w+)\);$/, "(\n    $1,\n    $2,\n);");
        return `\n/** ${helper.summary} */\n${line.length <= width ? line : broken}\n`;
    });
    return `\
import { allDependencies, chatDependencies, chatStreamDependencies, helper, streamHelper } from "../client/helper.ts";
import { imageHelper } from "../client/image-helper.ts";
${inOrder(schemas)}import type {
${helpers
    .map(typeOf)
    .sort()
    .map((type) => `    ${type},\n`)
    .join("")}} from "./types/index.ts";
${declarations.join("")}`;
}

function methodsFile(modules: readonly TaskModule[]): string {
    const helpers = modules.flatMap(helpersOf);
    const methods = helpers.map(
        ({ name, summary }) => `    /** ${summary} */\n    readonly ${name} = this.bind(${name});\n`,
    );
    return `\
import { BoundClient } from "../client/helper.ts";
import {
${helpers
    .map(({ name }) => name)
    .sort()
    .map((name) => `    ${name},\n`)
    .join("")}} from "./helpers.ts";

/** The helpers of all tasks as methods of a client. */
export class TaskMethods extends BoundClient {
${methods.join("")}}
`;
}

/** The types that a test compares with those of the schemas. */
const namedTypesFile = (modules: readonly TaskModule[]): string => `\
import type * as named from "./types/index.ts";

/** The named types of every task, by its id. \`flat\` is the name of the inputs if its parameters stand beside them. */
export type NamedTypes = {
${modules
    .map(({ task, streams }) => {
        const stem = stemOf(task.method.js);
        const event = streams ? `named.${stem}StreamOutput` : "never";
        const flat = task.flat === undefined ? "never" : `"${task.flat}"`;
        return `    ${key(task.id)}: {
        input: named.${stem}Input;
        output: named.${stem}Output;
        event: ${event};
        flat: ${flat};
    };\n`;
    })
    .join("")}};
`;
