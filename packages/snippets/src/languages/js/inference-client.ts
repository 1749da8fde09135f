/** Templates that Callsheet's client and huggingface.js share: `client.method({ model, inputs, … }, { billTo })`. */
import type { Call } from "@callsheet/inference/providers";
import { type Task, tasks } from "@callsheet/inference/tasks";
import { isFile } from "@callsheet/inference/wire";
import { type Code, name, type Value } from "../../code/index.ts";
import { hubEndpointUrl, withSentNames } from "../../templates/openai.ts";
import { savedFileOf } from "../../templates/result-file.ts";
import type { Template, Templates, View } from "../../templates/template.ts";
import { js } from "./literals.ts";
import { messageOf, saveBytes, savedPath } from "./output.ts";
import { toolLoop, toolStreamLoop, toolStubs, withVariable } from "./tool-loop.ts";

type Traits = {
    /** The package that exports `InferenceClient`. */
    readonly module: string;
    /** The expression for the text in a streamed `event` of a chat. */
    readonly deltaOf: Code;
    /** The expression for the text in a streamed `event` of text generation. */
    readonly textOf: Code;
    /**
     * It is the Hub's, which sends parameters as they are given, knows fewer forms of an endpoint's address, and leaves it
     * to an endpoint whether to stream.
     */
    readonly isHubs?: true;
    /** Its timers do not keep Node alive, so Node exits while a job waits in a queue. */
    readonly endsEarly?: true;
    readonly limitations?: Templates["limitations"];
};

/** The templates of a client with this API. */
export function inferenceClient({ module, deltaOf, textOf, isHubs, endsEarly, limitations }: Traits): Templates {
    const InferenceClient = js.from(module, "InferenceClient");
    const argumentsOf = (view: View): Values => {
        if (!isHubs) return valuesOf(view.call);
        const { task, stream = false, endpointUrl } = view.call;
        const says = task === "conversational" && !stream && endpointUrl !== undefined;
        return {
            ...valuesOf({ ...withSentNames(view), endpointUrl: hubEndpointUrl(view) }),
            ...(says && { stream }),
        };
    };
    const invocation = (view: View, suffix = "", args: Value = argumentsOf(view)) => methodCall(view, suffix, args);
    const create = ({ token, call }: View) => js`
        const client = new ${InferenceClient}(${token ?? js``});
        ${readFile(call)}
    `;

    const output = (view: View) => {
        const waits = endsEarly && view.helper.queue !== undefined;
        if (!waits) return js`const output = await ${invocation(view)};`;
        return js`
            // This client lets Node end while a job waits in a queue: a timer keeps it.
            const running = setInterval(() => {}, 1000);
            const output = await ${invocation(view)};
            clearInterval(running);
        `;
    };

    const print: Template = (view) => js`
        ${create(view)}

        ${output(view)}
        console.log(output);
    `;

    const save: Template = (view) => js`
        ${create(view)}

        ${output(view)}
        const bytes = Buffer.from(await output.arrayBuffer());
        ${savedPath(js`output.type`, savedFileOf(view.call))}
        ${saveBytes}
    `;

    const conversational: Template = (view) => js`
        ${create(view)}

        const completion = await ${invocation(view)};
        console.log(${messageOf(view.call)});
    `;

    const conversationalTools: Template = (view) => {
        const args = argumentsOf(view);
        return js`
            ${create(view)}

            ${toolStubs(view.call)}

            ${toolLoop(args["messages"], js`const completion = await ${invocation(view, "", withVariable(args, "messages"))};`)}
        `;
    };

    const conversationalToolsStream: Template = (view) => {
        const given = argumentsOf(view);
        return js`
            ${create(view)}

            ${toolStubs(view.call)}

            ${toolStreamLoop(
                given["messages"],
                (take) => js`
                    const stream = ${invocation(view, "Stream", withVariable(given, "messages"))};
                    for await (const event of stream) {
                        ${take}
                    }
                `,
            )}
        `;
    };

    const stream = (view: View, piece: Code) => js`
        ${create(view)}

        const stream = ${invocation(view, "Stream")};
        for await (const event of stream) {
            process.stdout.write(${piece} ?? "");
        }
        process.stdout.write("\n");
    `;

    return {
        ...(limitations && { limitations }),
        byEnding: {
            print,
            save,
            conversational,
            conversationalTools,
            conversationalToolsStream,
            conversationalStream: (view) => stream(view, deltaOf),
            basicStream: (view) => stream(view, textOf),
        },
    };
}

function methodCall({ call }: View, suffix: string, args: Value): Code {
    const method = name(`client.${tasks[call.task].method.js}${suffix}`);
    if (call.billTo === undefined) return js`${method}(${args})`;
    return js`
        ${method}(
            ${args},
            ${{ billTo: call.billTo }},
        )
    `;
}

type Values = Readonly<Record<string, Value>>;

function valuesOf({ task, provider, model, endpointUrl, inputs, parameters }: Call): Values {
    const target = endpointUrl === undefined ? { provider, model } : { endpointUrl, model };
    const inputsOfCall = withFileVariable(inputs);
    const { flat }: Task = tasks[task];
    if (flat !== undefined) return { ...target, [flat]: inputsOfCall, ...parameters } as Values;
    return {
        ...target,
        inputs: inputsOfCall,
        parameters: parameters !== undefined && Object.keys(parameters).length > 0 ? (parameters as Value) : undefined,
    };
}

/** Reads the file into a Blob with its MIME type, as these clients need it. No task has more than one file. */
function readFile({ inputs }: Call): Code | undefined {
    // `Object.values` of a string would give its characters.
    const file = typeof inputs === "object" ? [inputs, ...Object.values(inputs ?? {})].find(isFile) : undefined;
    return (
        file &&
        js`
            const input = ${file};
            const file = new Blob([input], { type: ${file.type} });
        `
    );
}

/** The inputs, with the variable from `readFile` in place of the file. */
function withFileVariable(inputs: Call["inputs"]): Value {
    if (isFile(inputs)) return js`file`;
    if (typeof inputs !== "object" || Array.isArray(inputs)) return inputs as Value;
    return Object.fromEntries(
        Object.entries(inputs).map(([key, value]) => [key, isFile(value) ? js`file` : (value as Value)]),
    );
}
