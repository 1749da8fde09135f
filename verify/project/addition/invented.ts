/** An invented provider, as a file of `packages/inference/src/providers` would be. Its two queues have what real ones differ in. */

import { urlAt } from "../../../packages/inference/src/providers/files.ts";
import { byPath } from "../../../packages/inference/src/providers/jobs.ts";
import { defineProvider, type ProviderAccess } from "../../../packages/inference/src/providers/provider.ts";
import { jsonRequest } from "../../../packages/inference/src/providers/provider-request.ts";

export const provider = defineProvider({
    id: "invented" as "novita",
    name: "Invented",
    organization: "invented",
    baseUrl: "https://api.invented.example",
    tasks: {
        // A long-running operation: its name is a path, and a boolean says when it is done, beside an error or a response.
        "text-to-video": {
            request: ({ model, inputs }) => jsonRequest("/v1/videos:generate", { model, prompt: inputs }),
            queue: {
                poll: byPath("/v1/operations:poll", "name"),
                method: "POST",
                idField: "operationName",
                headers: { "X-Wait": "0" },
                retryAfter: true,
                status: ["done"],
                done: true,
                failed: [],
                reason: ["error"],
                reasonFails: true,
                interval: 20,
            },
            resultFile: [urlAt("response", "video", "uri")],
        },
        // A job whose id is a part of the path, and whose statuses are no identifiers.
        "text-to-image": {
            request: ({ model, inputs }) => jsonRequest("/v1/images", { model, prompt: inputs }),
            queue: {
                poll: byPath("/v1/", "job", "name"),
                headers: { "X-Wait": "0" },
                status: ["job", "state"],
                done: "all done",
                failed: ["timed-out", "gave up"],
                reason: ["job", "problem"],
                interval: 20,
            },
            resultFile: [urlAt("job", "image")],
        },
    },
});

export const access: ProviderAccess = {
    keyVariables: ["INVENTED_TOKEN"],
    fileHosts: ["files.invented.example"],
};
