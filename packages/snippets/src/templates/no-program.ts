/** Calls of chat for which there is no program, and why. */
import { type Call, speaksResponses } from "@callsheet/inference/providers";
import { answersCalls, mustCall } from "../functions.ts";
import { type Ending, endingOf, type Variant } from "../variants.ts";

/** Why no client has a program for a call; undefined where some have. */
export function problemOf(call: Call): string | undefined {
    if (call.stream && answersCalls(call)) {
        return "A program that answers the model's calls of functions reads whole responses: turn streaming off.";
    }
    if (call.api !== "responses") return undefined;
    if (!speaksResponses(call)) {
        return `At its own address ${call.provider} is not asked by the Responses API: send it through the router, or take chat-completions.`;
    }
    return mustCall(call)
        ? "The response to a tool_choice that calls for a function has no text to print: take chat-completions."
        : undefined;
}

const noResponses =
    "It has no method for the Responses API: openai, fetch, requests and curl have; or take chat-completions.";

/** Why a client that chats may have no template of an ending. */
const lacks: { readonly [E in Ending]?: string } = {
    conversationalTools:
        "To answer the model's calls of functions takes more than one command: take Python or JavaScript.",
    responses: noResponses,
    responsesStream: noResponses,
    responsesTools: "It does not answer the model's calls of functions here: openai does; or take chat-completions.",
};

/** Why a client without a template for a variant has none; undefined where nobody would look for it. */
export const lackOf = (variant: Variant): string | undefined => lacks[endingOf[variant]];
