/** Matrix rows that only chat has: tools, a response format, an image, the Responses API. */
import { type ProviderId, speaksResponses } from "@callsheet/inference/providers";
import { exampleOfResponseFormat, exampleOfTools } from "./chat-examples.ts";
import { type Options, withOptions } from "./matrix-entry.ts";
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

/** A model that reads images gets a conversation with an image; a text model gets everything else. */
const chatCompletionsOptions = ({ pipeline_tag }: Model): Options =>
    pipeline_tag === "image-text-to-text"
        ? { conversation }
        : {
              tools: exampleOfTools,
              "tools-streamed": { ...exampleOfTools, stream: true },
              schema: exampleOfResponseFormat,
          };

const responsesOptions = ({ pipeline_tag }: Model): Options =>
    pipeline_tag === "image-text-to-text"
        ? { "responses-conversation": { ...conversation, api: "responses", temperature: 0.7, top_p: 0.9 } }
        : {
              responses: { api: "responses" },
              "responses-streamed": { api: "responses", stream: true },
              "responses-tools": { ...exampleOfTools, api: "responses" },
              "responses-schema": { ...exampleOfResponseFormat, api: "responses" },
          };

/** Most providers take the router's requests at their own address; these differ in the model's id or in the schema. */
const providersWithOwnFormat: readonly ProviderId[] = ["openai", "together"];

/** The chat rows of a provider. Every routed call sends the same request, so only the router has rows for those. */
export function chatRows(provider: ProviderId, model: Model): Options {
    const all = { ...chatCompletionsOptions(model), ...responsesOptions(model) };
    if (provider === "auto") return { ...all, "responses-billed": { api: "responses", billTo: "my-org" } };
    if (provider === "hf-inference")
        return withOptions(all, "endpoint", { endpoint: "https://my-endpoint.example/v1" });
    if (!providersWithOwnFormat.includes(provider)) return {};
    return withOptions(speaksResponses({ provider }) ? all : chatCompletionsOptions(model), "direct", {
        direct: true,
    });
}
