/** The call shapes that our client and huggingface.js share: `client.method({ model, inputs, … }, { billTo })`. */
import { isFile, type TaskId, tasks } from "@callsheet/inference";
import { type Code, js, name, type Value } from "../../languages/index.ts";
import { type Client, outputFile, type Template, type View } from "../template.ts";

/**
 * A client of these shapes.
 * @param module the package that exports `InferenceClient`
 * @param textOf the expression that finds the text in a streamed `event` of text generation
 */
export function inferenceClient(id: string, module: string, textOf: Code): Client {
    const create = ({ token }: View) => js`const client = new ${js.from(module, "InferenceClient")}(${token});`;

    const print: Template = (view) => js`
        ${create(view)}

        const output = await ${invocation(view)};
        console.log(output);
    `;

    const save: Template = (view) => js`
        ${create(view)}

        const output = await ${invocation(view)};
        const bytes = Buffer.from(await output.arrayBuffer());
        ${js.fromDefault("node:fs", "fs")}.writeFileSync(${outputFile(view.call)}, bytes);
        console.log(${`Saved ${outputFile(view.call)}`});
    `;

    const conversational: Template = (view) => js`
        ${create(view)}

        const completion = await ${invocation(view)};
        console.log(completion.choices[0].message);
    `;

    const stream = (view: View, piece: Code) => js`
        ${create(view)}

        const stream = ${invocation(view, "Stream")};
        for await (const event of stream) {
            process.stdout.write(${piece} ?? "");
        }
        process.stdout.write("\n");
    `;

    return {
        language: "js",
        id,
        serves: () => true,
        templates: {
            print,
            save,
            conversational,
            conversationalStream: (view) => stream(view, js`event.choices[0]?.delta.content`),
            basicStream: (view) => stream(view, textOf),
        },
    };
}

function invocation({ call }: View, suffix = ""): Code {
    const method = name(`client.${tasks[call.task].method.js}${suffix}`);
    if (call.billTo === undefined) return js`${method}(${argumentsOf(call)})`;
    return js`
        ${method}(
            ${argumentsOf(call)},
            ${{ billTo: call.billTo }},
        )
    `;
}

function argumentsOf({ task, provider, model, endpointUrl, inputs, parameters }: View["call"]): Value {
    const target = endpointUrl === undefined ? { provider, model } : { endpointUrl, model };
    const given = (parameters ?? {}) as Record<string, Value>;
    const { flat } = tasks[task as TaskId] as { flat?: string };
    if (flat !== undefined) return { ...target, [flat]: blobs(inputs as Value), ...given };
    return {
        ...target,
        ...(inputs !== undefined && { inputs: blobs(inputs as Value) }),
        ...(Object.keys(given).length > 0 && { parameters: given }),
    };
}

/** These clients take a file as a Blob that knows its type. */
function blobs(value: Value): Value {
    if (isFile(value)) return js`new Blob([${value}], { type: ${value.type} })`;
    if (Array.isArray(value)) return value.map(blobs);
    if (!isPlainObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, blobs(item)]));
}

const isPlainObject = (value: Value): value is { readonly [key: string]: Value } =>
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
