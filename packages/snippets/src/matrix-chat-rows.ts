/** What the matrix writes of a chat beside its messages: a tool, a form for the answer, an image, the Responses API. */
import { type ProviderId, speaksResponses } from "@callsheet/inference/providers";
import { exampleOfResponseFormat, exampleOfTools } from "./chat-examples.ts";
import type { Options } from "./matrix-row.ts";
import type { Model, SnippetOptions } from "./snippet.ts";

const conversation: SnippetOptions = {
    messages: [
        { role: "system", content: "Answer in one sentence." },
        { role: "user", content: "What is a stepwell?" },
        { role: "assistant", content: [{ type: "text", text: "A well with stairs down to its water." }] },
        {
            role: "user",
            content: [
                { type: "text", text: "Is this one?" },
                { type: "image_url", image_url: { url: "cat.png" } },
            ],
        },
    ],
};

/** A model that sees is sent an image, one that talks everything else. */
const oneOfEach = ({ pipeline_tag }: Model): Options =>
    pipeline_tag === "image-text-to-text"
        ? { conversation }
        : { tools: exampleOfTools, schema: exampleOfResponseFormat };

const byResponses = ({ pipeline_tag }: Model): Options =>
    pipeline_tag === "image-text-to-text"
        ? { "responses-conversation": { ...conversation, api: "responses", temperature: 0.7, top_p: 0.9 } }
        : {
              responses: { api: "responses" },
              "responses-streamed": { api: "responses", streaming: true },
              "responses-tools": { ...exampleOfTools, api: "responses" },
              "responses-schema": { ...exampleOfResponseFormat, api: "responses" },
          };

/** At their own address most say what the router is told; these want the model, or the schema, in a form of their own. */
const withFormOfTheirOwn: readonly ProviderId[] = ["openai", "together"];

/** The rows of chat at a provider: behind the router all are sent the same, so that those are the router's alone. */
export function chatRows(provider: ProviderId, model: Model): Options {
    const all = { ...oneOfEach(model), ...byResponses(model) };
    if (provider === "auto") return { ...all, "responses-billed": { api: "responses", billTo: "my-org" } };
    if (provider === "hf-inference") return changed(all, "endpoint", { endpointUrl: "https://my-endpoint.example/v1" });
    if (!withFormOfTheirOwn.includes(provider)) return {};
    return changed(speaksResponses({ provider }) ? all : oneOfEach(model), "direct", { directRequest: true });
}

/** The same options with more to them, under names that say so. */
const changed = (all: Options, suffix: string, more: SnippetOptions): Options =>
    Object.fromEntries(Object.entries(all).map(([name, options]) => [`${name}-${suffix}`, { ...options, ...more }]));
