import type { ServerResponse } from "node:http";
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { encodings } from "../../../../verify/testing/hostile-texts.ts";
import { json, loopback } from "../../test/loopback.ts";
import { excerpt } from "../errors/excerpt.ts";
import { InferenceClient } from "../index.ts";
import { errorText } from "./error-text.ts";

const serde = "Failed to deserialize the JSON body into the target type: missing field `messages` at line 1 column 75";

test.each([
    ["hf-inference", { error: "Model a/b does not exist" }, "Model a/b does not exist"],
    ["hf-inference, with a type", { error: "No chat template", error_type: "template_error" }, "No chat template"],
    [
        "hf-inference, a list",
        { error: ["Error in `inputs.context`: field required", "Error in `inputs.question`: field required"] },
        "Error in `inputs.context`: field required; Error in `inputs.question`: field required",
    ],
    [
        "FastAPI",
        { detail: [{ type: "missing", loc: ["body", "messages"], msg: "Field required", input: { model: "m" } }] },
        "messages: Field required",
    ],
    [
        "FastAPI, deeper, twice",
        {
            detail: [
                { loc: ["body", "messages", 0, "role"], msg: "Field required" },
                { loc: ["query", "version"], msg: "Not a number" },
            ],
        },
        "messages.0.role: Field required; query.version: Not a number",
    ],
    ["FastAPI, the body itself", { detail: [{ loc: ["body"], msg: "Field required" }] }, "Field required"],
    ["FastAPI, a text", { detail: "Not authenticated" }, "Not authenticated"],
    [
        "OpenAI's form",
        { error: { message: "Invalid request", type: "invalid_request_error", param: "model", code: null } },
        "model: Invalid request",
    ],
    [
        "OpenAI's form, where the message names the field",
        { error: { message: "Missing required parameter: 'messages'.", param: "messages" } },
        "Missing required parameter: 'messages'.",
    ],
    ["OpenAI's form, about no field", { error: { message: "Too large", param: null } }, "Too large"],
    [
        "LiteLLM's proxy, about no field",
        { error: { message: "No api key passed in.", type: "auth_error", param: "None", code: "401" } },
        "No api key passed in.",
    ],
    [
        "problem+json",
        {
            title: "Input validation failed",
            detail: "- input: text is required\n",
            status: 422,
            invalid_fields: [{ type: "required", field: "input.text", description: "text is required" }],
        },
        "input.text: text is required",
    ],
    [
        "problem+json, without fields",
        { title: "Gone", detail: "- input: text is required\n" },
        "- input: text is required",
    ],
    ["a gateway", { message: "No API key found in request", request_id: "r-1" }, "No API key found in request"],
    ["an object that says so", { object: "error", message: "The model is gone" }, "The model is gone"],
    ["several errors", { errors: [{ message: "one" }, { message: "two" }] }, "one; two"],
    ["something else", { code: 7 }, '{"code":7}'],
])("errorText: %s", (_, body, message) => {
    expect(errorText(JSON.stringify(body), {})).toBe(message);
});

test.each([
    ["a text", serde, serde],
    ["a line", "404: Not Found\n", "404: Not Found"],
    ["a page", "<!doctype html><title>502</title>", "(an HTML page)"],
    ["nothing", "", ""],
])("errorText: %s that is no JSON", (_, body, message) => {
    expect(errorText(body, {})).toBe(message);
});

// Services repeat the token in their errors: whatever they repeat it in, and however they encode it, an error does not.
const token = "hf_Secret+/0123456789ab";

const echoes: Readonly<Record<string, string>> = {
    plain: token,
    "percent-encoded": encodeURIComponent(token),
    Basic: `Basic ${Buffer.from(`user:${token}`).toString("base64")}`,
};

/** The places of a response in which the token is repeated. */
const places: Readonly<Record<string, (response: ServerResponse, echo: string) => void>> = {
    "the reason phrase": (response, echo) => void response.writeHead(401, echo).end("{}"),
    "the id of the request": (response, echo) => void response.writeHead(401, { "x-request-id": echo }).end("{}"),
    "the message": (response, echo) => void response.writeHead(401).end(JSON.stringify({ error: { message: echo } })),
    "a body that is no JSON": (response, echo) => void response.writeHead(401).end(`Unauthorized: ${echo}`),
    "a body that is too long to be quoted": (response, echo) =>
        void response.writeHead(401).end("x".repeat(190 - echo.length / 2) + echo),
    "a response of another form": (response, echo) => json({ echo })(response, request),
    "a response that does not parse": (response, echo) =>
        void response.writeHead(200, { "content-type": "application/json" }).end(`{"${echo}`),
};
const request = { method: "", path: "", headers: {}, body: Buffer.of() };

describe.each(Object.entries(places))("in %s", (_, respond) => {
    test.each(Object.entries(echoes))("%s", async (_, echo) => {
        const { fetch } = await loopback((response) => respond(response, echo));
        const client = new InferenceClient(token, { fetch, model: "owner/name" });
        const error: unknown = await client.textClassification({ inputs: "x" }).catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(Error);
        const shown = `${inspect(error, { depth: 9, showHidden: true })} ${JSON.stringify(error)}`;
        for (const form of Object.values(echoes)) {
            expect(shown.toLowerCase()).not.toContain(form.replace(/^Basic .{6}|=+$/g, "").toLowerCase());
        }
    });
});

test("a response that is too long to be read to its end shows no part of it, encoded as it may be", () => {
    const escaped = encodings["with every character escaped for JSON"] ?? ((text) => text);
    const echo = escaped(escaped(escaped(token)));
    expect(excerpt(echo.repeat(30), { accessToken: token })).toMatch(/^(\[redacted\])*…$/);
    expect(excerpt("x".repeat(200_000), { accessToken: token })).toBe(`${"x".repeat(200)}…`);
});

test("a stream's error does not repeat the token", async () => {
    const { fetch } = await loopback((response) => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.end(`data: {"error": {"message": "no such key: ${echoes["percent-encoded"]}"}}\n\n`);
    });
    const client = new InferenceClient(token, { fetch, model: "owner/name" });
    const read = async () => {
        for await (const _ of client.chatCompletionStream({ messages: [{ role: "user", content: "Hi" }] }));
    };
    await expect(read()).rejects.toThrow("no such key: [redacted]");
});
