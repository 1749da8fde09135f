/** Chat calls that cannot be written as a program, with the reasons. */
import { type Call, speaksResponses } from "@callsheet/inference/providers";
import { mustCallFunction, runsToolCalls } from "../chat-tools.ts";
import { type Ending, endingOf, type Variant } from "../variants.ts";

/** The reason why no client can have a program for a call; undefined if some can. */
export function unsupportedReason(call: Call): string | undefined {
    if (call.api !== "responses") return undefined;
    if (call.stream && runsToolCalls(call)) {
        return "A program that answers the model's calls of functions by the Responses API reads whole responses: turn streaming off, or take chat-completions.";
    }
    if (!speaksResponses(call)) {
        return `At its own address ${call.provider} is not asked by the Responses API: send it through the router, or take chat-completions.`;
    }
    return mustCallFunction(call)
        ? "The response to a tool_choice that calls for a function has no text to print: take chat-completions."
        : undefined;
}

const noResponses =
    "It has no method for the Responses API: openai, fetch, requests and curl have; or take chat-completions.";

/** The reason why a chat client may have no template for an ending. */
const missingTemplateReasons: { readonly [E in Ending]?: string } = {
    conversationalTools:
        "To answer the model's calls of functions takes more than one command: take Python or JavaScript.",
    conversationalToolsStream:
        "To answer the model's calls of functions takes more than one command: take Python or JavaScript.",
    responses: noResponses,
    responsesStream: noResponses,
    responsesTools: "It does not answer the model's calls of functions here: openai does; or take chat-completions.",
};

/** The reason to give if a client has no template for a variant; undefined if none is expected. */
export const missingTemplateReason = (variant: Variant): string | undefined =>
    missingTemplateReasons[endingOf[variant]];
