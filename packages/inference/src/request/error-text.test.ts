import { expect, test } from "vitest";
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
])("%s", (_, body, message) => {
    expect(errorText(JSON.stringify(body), {})).toBe(message);
});

test.each([
    ["a text", serde, serde],
    ["a line", "404: Not Found\n", "404: Not Found"],
    ["a page", "<!doctype html><title>502</title>", "(an HTML page)"],
    ["nothing", "", ""],
])("%s that is no JSON", (_, body, message) => {
    expect(errorText(body, {})).toBe(message);
});
