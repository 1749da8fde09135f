import { afterEach, describe, expect, test, vi } from "vitest";
import { json, loopback } from "../../test/loopback.ts";
import { providerIds } from "../call/provider-id.ts";
import { tasks } from "../generated/tasks.ts";
import {
    buildRequest,
    chatCompletion,
    getLogger,
    InferenceClient,
    InferenceError,
    InputError,
    type Logger,
    RoutingError,
    setLogger,
} from "../index.ts";
import { nearestName } from "./nearest-name.ts";

describe("warnOfMisspelt", () => {
    afterEach(() => setLogger(undefined));

    /** A client whose warnings are recorded, and whose server responds with a greeting. */
    async function clientOf() {
        const warn = vi.fn();
        setLogger({ ...console, warn });
        const { fetch, received } = await loopback(json({ choices: [{ message: { content: "Hello" } }] }));
        return { client: new InferenceClient("hf_test", { model: "a/b", fetch }), received, warn };
    }

    const messages = [{ role: "user", content: "Hi" }];

    test("a misspelt parameter is answered with the nearest right name, once, and is sent all the same", async () => {
        const { client, received, warn } = await clientOf();
        await client.chatCompletion({ messages, temprature: 0.5 });
        await client.chatCompletion({ messages, temprature: 0.7 });
        expect(warn).toHaveBeenCalledExactlyOnceWith(
            "conversational: there is no parameter temprature; did you mean temperature? It is sent as it is.",
        );
        expect(received.map(({ body }) => JSON.parse(String(body)).temprature)).toEqual([0.5, 0.7]);
    });

    test("a parameter under `parameters` is named so", async () => {
        const { client, warn } = await clientOf();
        const call = client.questionAnswering({
            inputs: { question: "Q?", context: "C." },
            parameters: { docStride: 1 },
        });
        await expect(call).rejects.toThrow("is not what question-answering returns");
        expect(warn).toHaveBeenCalledExactlyOnceWith(
            expect.stringContaining("parameters.docStride; did you mean doc_stride?"),
        );
    });

    test("a parameter that only the provider knows is no mistake", async () => {
        const { client, warn } = await clientOf();
        await client.chatCompletion({ messages, top_k: 3, min_tokens: 2, chat_template_kwargs: {} });
        expect(warn).not.toHaveBeenCalled();
    });

    const names = Object.keys(tasks.conversational.parameters.entries);

    test.each([
        ["temprature", "temperature"],
        ["temperatrue", "temperature"],
        ["maxTokens", "max_tokens"],
        ["max_token", "max_tokens"],
        ["topP", "top_p"],
        ["frequency_penality", "frequency_penalty"],
        ["presense_penalti", "presence_penalty"],
        ["response-format", "response_format"],
    ])("nearestName: %s is %s", (misspelt, name) => {
        expect(nearestName(misspelt, names)).toBe(name);
    });

    test("nearestName: two letters that have changed places, wherever they stand", () => {
        expect(nearestName("togehter", providerIds)).toBe("together");
        expect(nearestName("repilcate", providerIds)).toBe("replicate");
        expect(nearestName("anthropic", providerIds)).toBeUndefined();
    });

    test.each(["top_k", "min_tokens", "min_p", "stops", "max_completion_tokens", "", "user", "repetition_penalty"])(
        "nearestName: none for %j",
        (misspelt) => {
            expect(nearestName(misspelt, names)).toBeUndefined();
        },
    );
});

const mapping = { provider: "together", providerId: "maker/model", task: "conversational" };

/** The error of a chat with a model that the Hub lists only at together. */
async function errorOf(accessToken: string, args: object): Promise<unknown> {
    const { fetch } = await loopback(json({ inferenceProviderMapping: [mapping] }));
    const client = new InferenceClient(accessToken, { fetch });
    const model = `openai/${Math.random()}`;
    return await client.chatCompletion({ model, messages: [], ...args }).catch((reason: unknown) => reason);
}

describe("a call that nobody can be asked for ends in a RoutingError:", () => {
    test.each([
        ["a provider that does not exist", "hf_token", { provider: "nowhere" }, 'There is no provider "nowhere"'],
        ["a provider that does not serve the task", "hf_token", { provider: "fal-ai" }, "fal-ai does not serve conv"],
        ["a provider that does not serve the model", "hf_token", { provider: "groq" }, "Providers that do: together."],
        ["another key at the router", "key", { provider: "auto" }, "auto takes a Hub token"],
        ["a Hub token off the router", "hf_token", { provider: "openai" }, "openai takes its own key only"],
    ])("%s", async (_, accessToken, args, message) => {
        const error = await errorOf(accessToken, args);
        expect(error).toBeInstanceOf(RoutingError);
        expect(error).toMatchObject({ name: "RoutingError", provider: args.provider, task: "conversational" });
        expect((error as Error).message).toContain(message);
    });

    test.each(["toString", "__proto__", "nowhere"])("a request that is built for the provider %s", (name) => {
        const call = { task: "fill-mask", provider: name as never, model: "owner/name", inputs: "A [MASK]." } as const;
        expect(() => buildRequest(call)).toThrow(RoutingError);
    });
});

test("a RoutingError is an InputError and an InferenceError", async () => {
    const error = await errorOf("hf_token", { provider: "nowhere" });
    expect(error).toBeInstanceOf(InputError);
    expect(error).toBeInstanceOf(InferenceError);
});

test("an invalid call itself is no RoutingError", async () => {
    const error = await errorOf("hf_token", { messages: "Hello" });
    expect(error).toBeInstanceOf(InputError);
    expect(error).not.toBeInstanceOf(RoutingError);
});

describe("setLogger", () => {
    afterEach(() => {
        setLogger(undefined);
        vi.restoreAllMocks();
    });

    const mute = (): Logger => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn(), log: vi.fn() });

    /** Chats with a model that its provider has in staging. */
    async function chatWithStaged(): Promise<void> {
        const { fetch } = await loopback(json({ choices: [] }));
        const mapping = { provider: "groq", providerId: "maker/model", task: "conversational", status: "staging" };
        await chatCompletion({ provider: "groq", model: "owner/staged", messages: [] }, { fetch, mapping });
    }

    const notice = "owner/staged is still being tried out at groq: it may fail, or change.";

    test("a notice goes to the console, also where that is replaced later", async () => {
        const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
        await chatWithStaged();
        expect(warn).toHaveBeenCalledExactlyOnceWith(notice);
    });

    test("a notice goes to the logger that was set last, and to nothing else", async () => {
        const onConsole = vi.spyOn(console, "warn").mockImplementation(() => {});
        const [first, last] = [mute(), mute()];
        setLogger(first);
        setLogger(last);
        await chatWithStaged();
        expect(last.warn).toHaveBeenCalledExactlyOnceWith(notice);
        expect(first.warn).not.toHaveBeenCalled();
        expect(onConsole).not.toHaveBeenCalled();
    });

    test("the console is the first logger", () => {
        expect(getLogger()).toBe(console);
    });
});
