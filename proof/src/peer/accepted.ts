/**
 * Requests that programs of the peer may send instead of the expected one, because the provider accepts them too.
 * Differences of libraries are listed in judge/sdk-differences.ts, for the peer's programs and ours.
 */
import { providersOf } from "@callsheet/inference";
import { withBody, withImageAlone, withImageAsInputs, withStreamFalse } from "../judge/changed-request.ts";
import type { SdkDifference } from "../judge/sdk-differences.ts";

export const accepted: readonly SdkDifference[] = [
    {
        client: "curl",
        providers: providersOf("conversational"),
        tasks: ["conversational"],
        sends: withStreamFalse,
        reason: "It writes the default of stream out.",
    },
    ...["curl", "fetch", "openai", "requests"].map(
        (client): SdkDifference => ({
            client,
            providers: ["zai-org"],
            tasks: ["conversational"],
            sends: ({ headers, ...wire }) => {
                const { "x-source-channel": channel, "accept-language": _, ...rest } = headers;
                return channel === undefined ? undefined : { ...wire, headers: rest };
            },
            reason: "It does not say where the call comes from, which the provider need not know.",
        }),
    ),
    {
        client: "huggingface_hub",
        providers: ["hf-inference"],
        tasks: ["text-to-image"],
        sends: (wire, body) => withBody(wire, { ...body, parameters: {} }),
        reason: "It sends an empty object for no parameters.",
    },
    ...["curl", "requests"].map(
        (client): SdkDifference => ({
            client,
            providers: ["hf-inference"],
            tasks: ["image-segmentation"],
            sends: withImageAlone,
            reason: "It sends the image as it is, which the server takes too.",
        }),
    ),
    {
        client: "requests",
        providers: ["hf-inference"],
        tasks: ["zero-shot-image-classification"],
        sends: withImageAsInputs,
        reason: "It sends the image as the inputs themselves, which the server takes too.",
    },
];
