/** Declares the types of the helpers: a short signature with the whole docstring at the call. */
import type { TaskDescription } from "../../src/tasks/description.ts";
import { audio, image } from "../../src/tasks/modalities.ts";
import { isStreamingTask, type Task } from "../../src/tasks/task.ts";
import { exampleProgram } from "./example.ts";
import { helperDocstring } from "./helper-docstring.ts";
import { shapeOf } from "./shape.ts";
import { addImport, type Declarations } from "./value-types.ts";

const width = 120;

/** The signature of a helper: type parameters, arguments, options, return type. */
type Signature = { readonly generic?: string; readonly args: string; readonly options: string; readonly gives: string };

/** A signature as code, on several lines if it is too long for one. */
function signatureText({ generic = "", args, options, gives }: Signature): string {
    const line = `    ${generic}(args: ${args}, options?: ${options}): ${gives};\n`;
    return line.length <= width + 1
        ? line
        : `    ${generic}(\n        args: ${args},\n        options?: ${options},\n    ): ${gives};\n`;
}

function declareHelper({ types }: Declarations, method: string, name: string, doc: string, signature: Signature): void {
    types.set(
        name,
        `/** The type of \`${method}\`. */\nexport type ${name} = {\n${doc}${signatureText(signature)}};\n`,
    );
}

/** The type of a helper's arguments; tasks that take a file also accept it under the older name `data`. */
function argsOf(declarations: Declarations, { inputs }: Task, stem: string): string {
    addImport(declarations, "Target", "../../request/options.ts");
    if (inputs !== image && inputs !== audio) return `${stem}Input & Target`;
    addImport(declarations, "WithData", "../../client/helper.ts");
    return `WithData<${stem}Input> & Target`;
}

/** Declares the types of a task's helpers. */
export function declareHelpers(declarations: Declarations, task: Task, described: TaskDescription, stem: string): void {
    const args = argsOf(declarations, task, stem);
    declarations.types.set(
        `${stem}Args`,
        `/** The arguments of \`${task.method.js}\`: target, inputs and parameters. */\nexport type ${stem}Args = ${args};\n`,
    );
    const method = task.method.js;
    const { summary } = described;
    const returns = `\`${shapeOf(task.output)}\`. ${described.output.text}`;
    const example = exampleProgram(task, method);
    if (task.gives === "image") {
        for (const name of ["ImageOptions", "ImageOutput", "OutputType"]) {
            addImport(declarations, name, "../../client/image-helper.ts");
        }
        const doc = helperDocstring(task, described, {
            summary,
            options: [
                "@param options.outputType `string`. What the image is given as: `blob`, `url`, `dataUrl` or `json`. " +
                    'Default: `"blob"`.',
            ],
            returns: `${returns} Or what \`outputType\` asks for: its URL, a data URL, the provider's whole response.`,
            example,
        });
        const generic = '<Type extends OutputType = "blob">';
        const signature = { generic, args, options: "ImageOptions<Type>", gives: "Promise<ImageOutput<Type>>" };
        declareHelper(declarations, method, `${stem}Helper`, doc, signature);
        return;
    }
    addImport(declarations, "Options", "../../request/options.ts");
    const doc = helperDocstring(task, described, { summary, returns, example });
    const signature = { args, options: "Options", gives: `Promise<${stem}Output>` };
    declareHelper(declarations, method, `${stem}Helper`, doc, signature);
    declareStreamHelper(declarations, task, described, stem, args);
}

function declareStreamHelper(
    declarations: Declarations,
    task: Task,
    { streamSummary: summary, event, eventText, ...described }: TaskDescription,
    stem: string,
    args: string,
): void {
    if (!isStreamingTask(task) || event === undefined || summary === undefined) return;
    const method = `${task.method.js}Stream`;
    const doc = helperDocstring(task, described, {
        summary,
        returns:
            `\`${shapeOf(task.event)}\`, one after the other. ${event.text} ` +
            "Leaving the loop early cancels the request.",
        example: exampleProgram(task, method, eventText),
    });
    const gives = `AsyncGenerator<${stem}StreamOutput, void, undefined>`;
    declareHelper(declarations, method, `${stem}StreamHelper`, doc, { args, options: "Options", gives });
}
