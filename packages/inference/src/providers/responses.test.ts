import { describe, expect, test } from "vitest";
import type { Call } from "../call/call.ts";
import { InputError, RoutingError } from "../errors/errors.ts";
import { dataUrl, file } from "../wire/leaf.ts";
import { buildRequest } from "./build-request.ts";

const user = { role: "user", content: "Hi" };

const call = (change: Partial<Call<"conversational">> = {}): Call<"conversational"> => ({
    task: "conversational",
    model: "owner/name",
    provider: "auto",
    api: "responses",
    inputs: [user],
    ...change,
});

function bodyOf(change: Partial<Call<"conversational">>): unknown {
    const { body } = buildRequest(call(change));
    // Keys whose value is undefined are not sent.
    return body?.format === "json" ? JSON.parse(JSON.stringify(body.value)) : undefined;
}

describe("the Responses API is asked", () => {
    test.each([
        ["through the router", {}, "https://router.huggingface.co/v1/responses"],
        [
            "of OpenAI itself",
            { provider: "openai", model: "openai/gpt-5-mini", direct: true },
            "https://api.openai.com/v1/responses",
        ],
        [
            "of a server of one's own",
            { provider: "hf-inference", endpointUrl: "https://my-endpoint.example/v1" },
            "https://my-endpoint.example/v1/responses",
        ],
    ] as const)("%s", (_, change, url) => {
        expect(buildRequest(call(change)).url).toBe(url);
    });

    test("with OpenAI's own id of a model", () => {
        expect(bodyOf({ provider: "openai", model: "openai/gpt-5-mini", direct: true })).toMatchObject({
            model: "gpt-5-mini",
        });
    });

    test("of no other provider at its own address, and the error says what to do", () => {
        const ask = () => buildRequest(call({ provider: "together", direct: true }));
        expect(ask).toThrow(RoutingError);
        expect(ask).toThrow("Ask it through the router, or by chat-completions.");
    });

    test("only if the call names it, and not for another task", () => {
        expect(buildRequest(call({ api: undefined })).url).toMatch(/\/chat\/completions$/);
        const mask = { task: "fill-mask", model: "a/b", provider: "hf-inference", inputs: "A [MASK]." } as const;
        expect(buildRequest({ ...mask, api: "responses" })).toEqual(buildRequest(mask));
    });
});

describe("a chat in its form", () => {
    test("has the conversation as its input", () => {
        expect(bodyOf({ stream: true })).toEqual({ model: "owner/name", input: [user], stream: true });
    });

    test("has what the system says first as its instructions", () => {
        const system = { role: "system", content: "Be brief." };
        expect(bodyOf({ inputs: [system, user, system] })).toEqual({
            model: "owner/name",
            instructions: "Be brief.",
            input: [user, system],
        });
        // There has to be an input.
        expect(bodyOf({ inputs: [system] })).toEqual({ model: "owner/name", input: [system] });
    });

    test("has texts and images as parts of its own", () => {
        const url = dataUrl(file("photo.png", "image/png"), "image/png");
        const { body } = buildRequest(
            call({
                inputs: [
                    {
                        role: "user",
                        content: [
                            { type: "text", text: "And this?" },
                            { type: "image_url", image_url: { url } },
                            { type: "image_url", image_url: { url: "https://a.b/c.png", detail: "low" } },
                        ],
                    },
                ],
            }),
        );
        expect(body).toMatchObject({
            value: {
                input: [
                    {
                        role: "user",
                        content: [
                            { type: "input_text", text: "And this?" },
                            { type: "input_image", image_url: url, detail: "auto" },
                            { type: "input_image", image_url: "https://a.b/c.png", detail: "low" },
                        ],
                    },
                ],
            },
        });
    });

    test("has what the model said as one text", () => {
        const content = ["A", "B"].map((text) => ({ type: "text", text }));
        expect(bodyOf({ inputs: [{ role: "assistant", content }, user] })).toMatchObject({
            input: [{ role: "assistant", content: "AB" }, user],
        });
    });

    test("has calls of functions and their results as items", () => {
        const called = { name: "get_weather", arguments: "{}" };
        const inputs = [
            user,
            { role: "assistant", content: null, tool_calls: [{ id: "1", type: "function", function: called }] },
            { role: "tool", tool_call_id: "1", content: "Dry" },
        ];
        expect(bodyOf({ inputs })).toMatchObject({
            input: [
                user,
                { type: "function_call", call_id: "1", ...called },
                { type: "function_call_output", call_id: "1", output: "Dry" },
            ],
        });
    });

    test("has its parameters under other names, and others as they are", () => {
        const parameters = { max_tokens: 5, reasoning_effort: "low", temperature: 0.5, top_p: 0.9, priority: 1 };
        expect(bodyOf({ parameters })).toEqual({
            model: "owner/name",
            input: [user],
            max_output_tokens: 5,
            reasoning: { effort: "low" },
            temperature: 0.5,
            top_p: 0.9,
            priority: 1,
        });
    });

    test("has functions without the object around them, whose schemas bind no more than in a chat", () => {
        const described = { name: "get_weather", parameters: { type: "object" } };
        const tools = [
            { type: "function", function: described },
            { type: "function", function: { ...described, strict: true } },
            { type: "web_search" },
        ];
        const tool_choice = { type: "function", function: { name: "get_weather" } };
        expect(bodyOf({ parameters: { tools, tool_choice } })).toMatchObject({
            tools: [
                { type: "function", ...described, strict: false },
                { type: "function", ...described, strict: true },
                { type: "web_search" },
            ],
            tool_choice: { type: "function", name: "get_weather" },
        });
        expect(bodyOf({ parameters: { tool_choice: "none" } })).toMatchObject({ tool_choice: "none" });
    });

    test("has the form of the answer as that of its text", () => {
        const json_schema = { name: "city", schema: { type: "object" }, strict: true };
        expect(bodyOf({ parameters: { response_format: { type: "json_schema", json_schema } } })).toMatchObject({
            text: { format: { type: "json_schema", ...json_schema } },
        });
        expect(bodyOf({ parameters: { response_format: { type: "json_object" } } })).toMatchObject({
            text: { format: { type: "json_object" } },
        });
    });

    test("refuses parameters that it has no place for, by their names", () => {
        const ask = () => buildRequest(call({ parameters: { seed: 7, stop: ["x"], logprobs: null } }));
        expect(ask).toThrow(InputError);
        expect(ask).toThrow("The Responses API has no seed, stop. Leave it out, or ask by chat-completions.");
    });
});
