/** One task of one provider, for tests: what it sends, how it reads a response, the state of a job in its queue. */
import { buildRequest, type Call, type InputsOf, type ProviderId, providerHelper, type TaskId } from "../src/index.ts";
import { Download, resultOf } from "../src/providers/files.ts";
import { jobState } from "../src/providers/jobs.ts";

type More = Pick<Call, "providerModelId" | "adapter" | "stream" | "direct">;

export function providerTask<Id extends TaskId>(provider: ProviderId, task: Id) {
    const helper = providerHelper(provider, task);
    if (!helper) throw new Error(`${provider} does not serve ${task}`);
    const request = (inputs: InputsOf<Id>, parameters: object = {}, more: More = {}) =>
        // Examples of parameters are written as plain objects.
        buildRequest({ task, provider, model: "owner/name", inputs, parameters: parameters as never, ...more });
    return {
        request,
        /** The value of a JSON body, as it arrives: without keys whose value is undefined. */
        value: (inputs: InputsOf<Id>, parameters?: object, more?: More): unknown => {
            const { body } = request(inputs, parameters, more);
            return body?.format === "json" ? body.value : body;
        },
        url: (inputs: InputsOf<Id>, parameters?: object, more?: More): string => request(inputs, parameters, more).url,
        read: (body: unknown): unknown => resultOf(body, helper),
        event: (event: unknown): unknown => (helper.event ? helper.event(event) : event),
        /** The result of a response whose file is downloaded, given the downloaded `file`. */
        readFile: async (body: unknown, file: unknown): Promise<unknown> => {
            const result = resultOf(body, helper);
            if (!(result instanceof Download)) throw new Error("there is nothing to download");
            return result.readFile ? await result.readFile(file) : file;
        },
        state: (status: unknown): unknown => helper.queue && jobState(status, helper.queue),
    };
}
