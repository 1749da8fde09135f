/** OpenAI's Responses API: a chat in another format, at a path beside that of Chat Completions. */
import type { Call, InputsOf } from "../call/call.ts";
import { InputError, RoutingError } from "../errors/errors.ts";
import type { TaskId } from "../tasks/task-id.ts";
import { at } from "../wire/json.ts";
import type { ProviderHelper } from "./provider.ts";
import { jsonRequest, type Parameters } from "./provider-request.ts";

type Messages = InputsOf<"conversational">;
type Message = Messages[number];
type Fields = Readonly<Record<string, unknown>>;

/** The providers that support it: the router, whichever provider it chooses, and OpenAI. A custom endpoint may. */
const supporters: readonly string[] = ["auto", "openai"] satisfies readonly Call["provider"][];

/**
 * Whether a chat can be sent to OpenAI's Responses API: through the Hub's router, to OpenAI itself, or to a custom
 * endpoint, which may support it.
 *
 * @param call the call; its provider and endpoint decide
 * @returns false for a provider at its own address
 * @see OpenAI's reference of the Responses API; the Hub's documentation of its router
 * @example
 * import { speaksResponses } from "@callsheet/inference";
 *
 * const found = [speaksResponses({ provider: "auto" }), speaksResponses({ provider: "together" })]; // [true, false]
 */
export const speaksResponses = ({ provider, endpointUrl }: Pick<Call, "provider" | "endpointUrl">): boolean =>
    endpointUrl !== undefined || supporters.includes(provider);

/** A provider's helper for the Responses API: converts the request of its chat helper. */
export function responsesHelper<Id extends TaskId>(
    { provider, model, endpointUrl }: Pick<Call, "provider" | "model" | "endpointUrl">,
    chat: ProviderHelper<Id>,
): ProviderHelper<Id> {
    if (!speaksResponses({ provider, endpointUrl })) {
        throw new RoutingError(
            `${provider} is not asked by the Responses API at its own address. Ask it through the router, or by chat-completions.`,
            { provider, task: "conversational", model },
        );
    }
    return {
        request: (call) => {
            const { path, body } = chat.request(call);
            if (body.format !== "json") throw new TypeError("A chat is asked for in JSON.");
            return jsonRequest(path.replace("/chat/completions", "/responses"), responsesBody(Object(body.value)));
        },
    };
}

/** Converts the body of Chat Completions to that of the Responses API. */
function responsesBody({
    model,
    messages,
    max_tokens,
    max_completion_tokens = max_tokens,
    reasoning_effort,
    response_format,
    tools,
    tool_choice,
    ...parameters
}: Parameters): Parameters {
    const missing = unsupported.filter((name) => (parameters[name] ?? undefined) !== undefined);
    if (missing.length > 0) {
        throw new InputError(
            `The Responses API has no ${missing.join(", ")}. Leave it out, or ask by chat-completions.`,
            { task: "conversational", model: String(model) },
        );
    }
    const { instructions, rest } = withoutInstructions(messages as Messages);
    return {
        model,
        instructions,
        input: rest.flatMap(itemsOf),
        max_output_tokens: max_completion_tokens,
        reasoning: reasoning_effort === undefined ? undefined : { effort: reasoning_effort },
        text: response_format === undefined ? undefined : { format: formatOf(response_format) },
        tools: Array.isArray(tools) ? tools.map(toolOf) : undefined,
        tool_choice: toolChoiceOf(tool_choice),
        ...parameters,
    };
}

/** Parameters of Chat Completions that the Responses API rejects. */
const unsupported = [
    "frequency_penalty",
    "logit_bias",
    "logprobs",
    "n",
    "presence_penalty",
    "seed",
    "stop",
    "stream_options",
    "tool_prompt",
] as const;

/** Separates a system message at the start, which becomes the instructions. */
function withoutInstructions(messages: Messages): { readonly instructions?: string; readonly rest: Messages } {
    const [first, ...rest] = messages;
    const says = first?.role === "system" || first?.role === "developer";
    return says && typeof first.content === "string" && rest.length > 0
        ? { instructions: first.content, rest }
        : { rest: messages };
}

/** The input items of a message: its tool calls and the result of a tool are items of their own. */
function itemsOf({ role, content, tool_calls, tool_call_id }: Message): readonly Fields[] {
    if (role === "tool") return [{ type: "function_call_output", call_id: tool_call_id, output: content }];
    const calls = (tool_calls ?? []).map((call) => ({
        type: "function_call",
        call_id: call.id,
        name: call.function.name,
        arguments: call.function.arguments,
    }));
    if (content === undefined || content === null) return calls;
    return [{ role, content: typeof content === "string" ? content : contentOf(content, role) }, ...calls];
}

type Part = Exclude<Message["content"], string | null | undefined>[number];

/** The content of a message. An assistant's texts are joined: as parts they would have to be output items with ids. */
const contentOf = (parts: readonly Part[], role: string): unknown =>
    role === "assistant" && parts.every(({ type }) => type === "text")
        ? parts.map(({ text = "" }) => text).join("")
        : parts.map(partOf);

function partOf(part: Part): Fields {
    if (part.type === "text") return { type: "input_text", text: part.text };
    if (part.type !== "image_url" || part.image_url === undefined) return part;
    const { url, detail = "auto", ...further } = part.image_url;
    return { type: "input_image", image_url: url, detail, ...further };
}

/** A function without the object around it. `strict` is off by default, as in Chat Completions. */
function toolOf(tool: unknown): unknown {
    const definition = at(tool, "function");
    if (at(tool, "type") !== "function" || typeof definition !== "object") return tool;
    return { type: "function", ...definition, strict: at(definition, "strict") ?? false };
}

function toolChoiceOf(choice: unknown): unknown {
    const name = at(choice, "function", "name");
    return name === undefined ? choice : { type: "function", name };
}

function formatOf(format: unknown): unknown {
    const schema = at(format, "json_schema");
    return typeof schema === "object" ? { type: "json_schema", ...schema } : format;
}
