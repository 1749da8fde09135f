import { type Call, file, InputError, setLogger, tasks } from "@callsheet/inference";
import { afterEach, describe, expect, test, vi } from "vitest";
import { callOf, taskOf } from "./call-of-model.ts";
import { getInferenceSnippets, writeSnippets } from "./generate.ts";
import { clients } from "./languages/registry.ts";
import type { Model, SnippetOptions } from "./snippet.ts";

const chat: Model = { id: "owner/chat", pipeline_tag: "text-generation", tags: ["conversational"] };
const classifier: Model = { id: "owner/classifier", pipeline_tag: "text-classification", tags: [] };

const order = clients.map(({ id }) => id);
const byClient = (one: string, other: string) => order.indexOf(one) - order.indexOf(other);

const log = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => log.mockClear());

const write = (model: Model, options?: SnippetOptions, provider = "hf-inference") =>
    getInferenceSnippets(model, provider, undefined, options);

function contentOf(model: Model, client: string, options?: SnippetOptions, language = "js"): string {
    const found = write(model, options).find((one) => one.client === client && one.language === language);
    return found?.content ?? expect.fail(`no snippet for ${language}/${client}`);
}

function call(model: Model, options: SnippetOptions = {}, provider: "auto" | "hf-inference" = "hf-inference"): Call {
    const task = taskOf(model) ?? expect.fail("no task");
    return callOf(task, model, provider, undefined, options);
}

describe("which snippets there are", () => {
    test("a model whose task has no snippet generator gets no snippets (an empty list)", () => {
        expect(write({ ...classifier, pipeline_tag: "reinforcement-learning" })).toEqual([]);
        expect(write({ ...classifier, pipeline_tag: "toString" })).toEqual([]);
        expect(write({ id: "owner/untagged" })).toEqual([]);
        expect(log).not.toHaveBeenCalled();
    });

    test.each([
        ["auto", classifier, "text-classification"],
        ["nowhere", classifier, "text-classification"],
        ["constructor", chat, "conversational"],
    ])("no helper for a provider and task (%s): logged, and an empty list", (provider, model, task) => {
        expect(getInferenceSnippets(model, provider)).toEqual([]);
        expect(log).toHaveBeenCalledExactlyOnceWith(`Failed to get provider helper for ${provider} (${task})`);
    });

    test("what is logged goes where the program sends the notices of the client", () => {
        const error = vi.fn();
        setLogger({ ...console, error });
        expect(getInferenceSnippets(classifier, "nowhere")).toEqual([]);
        setLogger(undefined);
        expect(error).toHaveBeenCalledExactlyOnceWith(
            "Failed to get provider helper for nowhere (text-classification)",
        );
        expect(log).not.toHaveBeenCalled();
    });

    test("the clients are: js fetch, huggingface.js, openai, callsheet; python huggingface_hub, fal_client, requests, openai; sh curl", () => {
        expect(clients.map(({ language, id }) => `${language}/${id}`).sort()).toEqual([
            "js/callsheet",
            "js/fetch",
            "js/huggingface.js",
            "js/openai",
            "python/fal_client",
            "python/huggingface_hub",
            "python/openai",
            "python/requests",
            "sh/curl",
        ]);
        expect(write(chat).map(({ client }) => client)).toEqual(
            clients.map(({ id }) => id).filter((id) => id !== "fal_client"),
        );
    });

    test("the basic variant needs the task in the client's method-name map; a client without it is skipped", () => {
        const withoutPython = Object.values(tasks).filter(({ method }) => !("python" in method));
        expect(withoutPython.map(({ id }) => id)).toEqual([
            "image-text-to-image",
            "image-text-to-video",
            "tabular-regression",
            "text-to-audio",
        ]);
        const music = write({ id: "owner/music", pipeline_tag: "text-to-audio" });
        expect(music.map(({ client }) => client)).toEqual(["callsheet", "huggingface.js", "fetch", "requests", "curl"]);
    });

    describe("fal's own client", () => {
        const painter = { id: "owner/painter", pipeline_tag: "text-to-image" };
        const mapping = { providerId: "fal-ai/theirs" };
        const contentFor = (options?: SnippetOptions, provider = "fal-ai") =>
            getInferenceSnippets(painter, provider, mapping, options).find(({ client }) => client === "fal_client")
                ?.content;

        test("speaks to fal with fal's key, also where the others go through the router", () => {
            for (const options of [{}, { direct: true }, { accessToken: "hf_given" }]) {
                expect(contentFor(options)).toContain('fal_client.SyncClient(key=os.environ["FAL_KEY"])');
                expect(contentFor(options)).toContain('"fal-ai/theirs",');
            }
            const withKey = contentFor({ accessToken: "key", direct: true });
            expect(withKey).toContain('fal_client.SyncClient(key="key")');
        });

        test("is for fal only, and for calls that nobody else pays", () => {
            expect(contentFor({}, "together")).toBeUndefined();
            expect(contentFor({ billTo: "my-org" })).toBeUndefined();
        });
    });

    test("same input, same output", () => {
        const first = write(chat, { stream: true });
        write(classifier);
        expect(write(chat, { stream: true })).toEqual(first);
    });
});

describe("conversational snippets", () => {
    test.each(["text-generation", "image-text-to-text"])("are for %s tagged `conversational`", (pipeline_tag) => {
        const variants = write({ ...chat, pipeline_tag }).map(({ variant }) => variant);
        expect(new Set(variants)).toEqual(new Set(["conversational"]));
    });

    test("are not for a model without the tag, nor for another task with it", () => {
        expect(new Set(write({ ...chat, tags: [] }).map(({ variant }) => variant))).toEqual(new Set(["basic"]));
        expect(taskOf({ ...classifier, tags: ["conversational"] })).toBe("text-classification");
    });

    test("stream or not, by option", () => {
        const variants = write(chat, { stream: true }).map(({ variant }) => variant);
        expect(new Set(variants)).toEqual(new Set(["conversationalStream"]));
        for (const { content } of write(chat, { stream: true })) expect(content).toMatch(/stream/i);
    });

    test("go to the router's own address, the provider behind the model's id", () => {
        expect(call(chat)).toMatchObject({ provider: "auto", model: "owner/chat:hf-inference" });
        expect(call(chat, {}, "auto")).toMatchObject({ provider: "auto", model: "owner/chat" });
        expect(call(chat, { direct: true })).toMatchObject({ provider: "hf-inference", model: "owner/chat" });
    });

    test("max_tokens is 512 unless given; temperature and top_p appear only when set and not zero", () => {
        expect(call(chat).parameters).toEqual({ max_tokens: 512 });
        expect(call(chat, { temperature: 0, top_p: 0 }).parameters).toEqual({ max_tokens: 512 });
        expect(call(chat, { max_tokens: 9, temperature: 0.5, top_p: 0.9 }).parameters).toEqual({
            max_tokens: 9,
            temperature: 0.5,
            top_p: 0.9,
        });
    });

    test("of a chat are one message if they are a text", () => {
        expect(call(chat, { inputs: "Hi" }).inputs).toEqual([{ role: "user", content: "Hi" }]);
    });

    test("hold the messages that are given", () => {
        const messages = [{ role: "user", content: 'it\'s $(touch x) "now"' }];
        expect(call(chat, { messages }).inputs).toEqual(messages);
    });

    test("show an image to a model that sees", () => {
        const content = contentOf({ ...chat, pipeline_tag: "image-text-to-text" }, "fetch");
        expect(content).toContain('`data:image/jpeg;base64,${fs.readFileSync("cats.jpg", "base64")}`');
        expect(content).toContain('import fs from "node:fs";');
    });
});

describe("the examples", () => {
    const example = (pipeline_tag: string) => call({ id: "owner/name", pipeline_tag });

    test("text-to-image uses 5 inference steps", () => {
        expect(example("text-to-image").parameters).toEqual({ num_inference_steps: 5 });
    });

    test("labels are refund, legal, faq for text; cat, dog, llama for images", () => {
        const labels = (pipeline_tag: string) => example(pipeline_tag).parameters?.["candidate_labels"];
        expect(labels("zero-shot-classification")).toEqual(["refund", "legal", "faq"]);
        expect(labels("zero-shot-image-classification")).toEqual(["cat", "dog", "llama"]);
    });

    test.each([
        ["automatic-speech-recognition", "sample1.flac", "audio/flac"],
        ["image-classification", "cats.jpg", "image/jpeg"],
    ])("%s sends %s as %s", (pipeline_tag, name, type) => {
        expect(example(pipeline_tag).inputs).toEqual(file(name, type));
        expect(contentOf({ id: "owner/name", pipeline_tag }, "fetch")).toContain(`"Content-Type": "${type}"`);
    });
});

describe("options", () => {
    test("without an access token the snippet reads it from the environment", () => {
        for (const { content } of write(classifier)) expect(content).toContain("HF_TOKEN");
    });

    test("a given access token is printed, and the environment is not read", () => {
        for (const { content } of write(chat, { accessToken: 'hf_"quoted"' })) {
            expect(content).not.toContain("HF_TOKEN");
            expect(content).toContain("hf_");
        }
    });

    test("bill-to appears if and only if it is asked for", () => {
        for (const { content } of write(chat)) expect(content).not.toMatch(/bill/i);
        for (const { content } of write(chat, { billTo: "my-org" })) expect(content).toContain("my-org");
    });

    test("a custom endpoint takes the place of the provider, with a token of its own", () => {
        for (const { content } of write(chat, { endpoint: "https://my-server.example/v1" })) {
            expect(content).toContain("https://my-server.example/v1");
            expect(content).toContain("API_TOKEN");
            expect(content).not.toContain("huggingface.co");
        }
    });

    test("a custom endpoint is asked in the form of the default provider, whoever was chosen", () => {
        const options = { endpoint: "https://my-server.example" };
        expect(callOf("text-to-image", classifier, "fal-ai", { providerId: "their/id" }, options)).toMatchObject({
            provider: "hf-inference",
            model: classifier.id,
        });
    });

    describe("an endpoint with a query", () => {
        const options = { endpoint: "https://my-server.example/v1?api-version=2&key='%22$(x)" };
        const clientsOf = (model: Model, { endpoint }: SnippetOptions) =>
            write(model, { endpoint }).map(({ language, client }) => `${language}/${client}`);

        test("is given as it is to a client that reads it", () => {
            const content = contentOf(chat, "openai", options);
            expect(content).toContain('baseURL: "https://my-server.example/v1?api-version=2&key=%27%22$(x)",');
        });

        test("is given in two parts to one that would write its path behind the query", () => {
            const content = contentOf(chat, "openai", options, "python");
            expect(content).toContain(`base_url="https://my-server.example/v1",`);
            expect(content).toContain(
                `default_query={\n        "api-version": "2",\n        "key": "'\\"$(x)",\n    },`,
            );
            const twice = { endpoint: "https://my-server.example/v1?a=1&a=2" };
            expect(clientsOf(chat, twice)).not.toContain("python/openai");
        });

        test("is not given to one that cannot be told", () => {
            expect(clientsOf(chat, options)).not.toContain("js/huggingface.js");
            expect(clientsOf(classifier, options)).toContain("js/huggingface.js");
        });
    });

    test("the address of an endpoint is one that every client reads alike", () => {
        for (const { content } of write(classifier, { endpoint: "https://my-server.example/a b/{c}?q=[d]#e" })) {
            expect(content).toContain("https://my-server.example/a%20b/%7Bc%7D?q=%5Bd%5D");
            expect(content).not.toContain("#e");
        }
    });

    test("a direct call goes to the provider's own address, with its key", () => {
        const snippets = getInferenceSnippets(chat, "together", { providerId: "their/id" }, { direct: true });
        for (const { client, content } of snippets) {
            expect(content).toContain("TOGETHER_API_KEY");
            const printsRequest = ["fetch", "requests", "curl", "openai"].includes(client);
            expect(content).toContain(printsRequest ? "https://api.together.xyz/v1" : '"together"');
            expect(content).toContain(printsRequest ? "their/id" : chat.id);
        }
    });

    test("a policy says how the router chooses", () => {
        expect(call(chat, { policy: "cheapest" }, "auto").model).toBe("owner/chat:cheapest");
        expect(call(chat, { policy: "cheapest" }).model).toBe("owner/chat:hf-inference");
    });

    test("an adapter goes along, as the mapping has it", () => {
        const mapping = { providerId: "fal-ai/lora", adapter: "lora", adapterWeightsPath: "w.safetensors" };
        expect(callOf("text-to-image", classifier, "fal-ai", mapping, {}).adapter).toEqual({
            hubModelId: classifier.id,
            weightsPath: "w.safetensors",
        });
        const { adapter } = callOf("text-to-image", classifier, "fal-ai", { ...mapping, adapter: null }, {});
        expect(adapter).toBeUndefined();
    });

    test("inputs take the place of the example, files by their names", () => {
        expect(call(classifier, { inputs: "Mine" }).inputs).toBe("Mine");
        const sees = { id: "owner/sees", pipeline_tag: "visual-question-answering" };
        expect(call(sees, { inputs: { image: "a.webp", question: "Q?" } }).inputs).toEqual({
            image: file("a.webp", "image/webp"),
            question: "Q?",
        });
    });

    test("inputs that do not fit the task are refused with the place", () => {
        expect(() => write(classifier, { inputs: 7 })).toThrow(InputError);
        expect(() => write(classifier, { inputs: 7 })).toThrow(/inputs: expected a text, received 7/);
    });

    test("the provider's own id of the model goes into the plain requests", () => {
        const snippets = getInferenceSnippets(classifier, "hf-inference", { providerId: "their/id" });
        const fetch = snippets.find(({ client }) => client === "fetch");
        expect(fetch?.content).toContain("/models/their/id");
    });

    test("the wire request is not written out with a model id that the provider does not know", () => {
        const embedder = { id: "owner/embedder", pipeline_tag: "feature-extraction" };
        const clientsOf = (mapping?: { providerId: string }) =>
            getInferenceSnippets(embedder, "together", mapping).map(({ client }) => client);
        expect(clientsOf()).toEqual(["callsheet", "huggingface.js", "huggingface_hub"]);
        expect(clientsOf({ providerId: "their/id" })).toEqual(
            [...clientsOf(), "fetch", "requests", "curl"].sort(byClient),
        );
    });

    test("a client is left out where its call would end in an error whatever the inputs", () => {
        const model = { id: "owner/base", pipeline_tag: "text-generation" };
        const clientsAt = (provider: string, options?: SnippetOptions) =>
            getInferenceSnippets(model, provider, { providerId: "their/id" }, options).map(({ client }) => client);
        expect(clientsAt("groq")).toEqual(["callsheet", "fetch", "requests", "curl"]);
        expect(clientsAt("together")).toContain("huggingface_hub");
        expect(clientsAt("together", { stream: true })).not.toContain("huggingface_hub");
    });

    describe("parameters", () => {
        const clientsFor = (pipeline_tag: string, parameters: SnippetOptions["parameters"]) =>
            write({ id: "owner/model", pipeline_tag }, { parameters }).map(({ client }) => client);

        test("that a Python library has no argument for go where it takes any", () => {
            const options = { parameters: { seed: 7, top_k: 40, "odd name": 1 } };
            for (const client of ["huggingface_hub", "openai"]) {
                const content = contentOf(chat, client, options, "python");
                expect(content).toMatch(/\n {4}seed=7,\n/);
                expect(content).toMatch(/\n {4}extra_body=\{\n {8}"top_k": 40,\n {8}"odd name": 1,\n {4}\},\n/);
            }
            const toImage = { id: "owner/model", pipeline_tag: "image-to-image" };
            const content = contentOf(toImage, "huggingface_hub", { parameters: { strength: 0.7 } }, "python");
            expect(content).toContain("    strength=0.7,\n");
        });

        test.each([
            ["fill-mask", { unheard: 1 }],
            ["image-to-text", { max_new_tokens: 20 }],
            ["image-to-image", { lambda: 1 }],
            ["image-to-image", { "odd name": 1 }],
        ])("that huggingface_hub can take nowhere leave it out: %s with %j", (task, parameters) => {
            const clients = clientsFor(task, parameters);
            expect(clients).not.toContain("huggingface_hub");
            expect(clients).toContain("requests");
            expect(clientsFor(task, {})).toContain("huggingface_hub");
        });

        test("that huggingface.js would not send leave it out", () => {
            expect(clientsFor("image-classification", { top_k: 2 })).not.toContain("huggingface.js");
            expect(clientsFor("image-classification", {})).toContain("huggingface.js");
        });
    });

    test("text generation streams, and takes max_tokens by its own name", () => {
        const model = { id: "owner/base", pipeline_tag: "text-generation" };
        expect(call(model, { max_tokens: 9 }).parameters).toEqual({ max_new_tokens: 9 });
        expect(write(model, { stream: true }).map(({ variant }) => variant)).toContain("basicStream");
    });

    test("tasks that do not stream are written as ever", () => {
        expect(write(classifier, { stream: true })).toEqual(write(classifier));
    });
});

test("OpenAI's client is never left to take OpenAI's own key for another server", () => {
    expect(contentOf(chat, "openai")).toContain('apiKey: process.env.HF_TOKEN ?? "",');
    expect(contentOf(chat, "openai", { endpoint: "http://127.0.0.1:8000/v1" })).toContain(
        'apiKey: process.env.API_TOKEN ?? "none",',
    );
    expect(contentOf(chat, "openai", { accessToken: "hf_given" })).toContain('apiKey: "hf_given",');
});

describe("a server of one's own that wants no key", () => {
    const chat = { id: "my-model", pipeline_tag: "text-generation", tags: ["conversational"] };
    const endpoint = { endpoint: "http://127.0.0.1:8000/v1", keyless: true };

    test("has programs that read none, in every client", () => {
        const { snippets, leftOut } = writeSnippets(chat, "hf-inference", undefined, endpoint);
        expect(leftOut).toEqual([]);
        expect(snippets).toHaveLength(8);
        for (const { content } of snippets) expect(content).not.toMatch(/TOKEN|environ|process\.env/);
    });

    test("is only ever one's own: a provider is always sent a key", () => {
        const snippets = getInferenceSnippets(chat, "hf-inference", undefined, { keyless: true });
        for (const { content } of snippets) expect(content).toContain("HF_TOKEN");
    });
});
