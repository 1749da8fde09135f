import { buildRequest, type Call, helperOf } from "@callsheet/inference/providers";
import { wireToJson } from "@callsheet/inference/wire";

/** Parameters that families of models do not know, as their model cards have it. */
const unknownToModels: readonly (readonly [model: RegExp, parameters: readonly string[]])[] = [
    [/flux.*(schnell|klein)/i, ["negative_prompt", "guidance_scale"]],
    [/flux/i, ["negative_prompt"]],
];

/**
 * The parameters of a call that change nothing: its model or its provider takes no notice of them, or the request leaves
 * them out.
 *
 * @param call the call; its parameters, model and provider decide
 * @returns the names, in the order of the call's parameters; empty if all count
 * @example
 * import { unusedParameters } from "@callsheet/snippets";
 *
 * const parameters = { negative_prompt: "blurry" };
 * const call = { task: "text-to-image", model: "black-forest-labs/FLUX.1-dev", provider: "fal-ai" } as const;
 * const unused = unusedParameters({ ...call, inputs: "A paper boat", parameters }); // ["negative_prompt"]
 */
export function unusedParameters(call: Call): readonly string[] {
    const { ignores = [] } = helperOf(call);
    const [, unknown = []] = unknownToModels.find(([model]) => model.test(call.providerModelId ?? call.model)) ?? [];
    const values: Readonly<Record<string, unknown>> = { ...call.parameters };
    const request = requestText(call);
    return Object.keys(values).filter((name) => {
        if (values[name] === undefined) return false;
        if (ignores.includes(name) || unknown.includes(name)) return true;
        const { [name]: _, ...others } = values;
        return requestText({ ...call, parameters: others } as Call) === request; // The other parameters stay valid.
    });
}

/** The request as text; undefined if the call cannot be made, such as without a parameter that it needs. */
function requestText(call: Call): string | undefined {
    try {
        return JSON.stringify(wireToJson(buildRequest(call)));
    } catch {
        return undefined;
    }
}
