// @needs bash, curl, jq, python, venv
/** Tests a third-party server with every client of the matrix, and with our client in this process. */
import { InferenceClient, InferenceError } from "@callsheet/inference";
import { media } from "@callsheet/sandbox";
import { afterAll, beforeAll, describe, expect, type TestContext, test } from "vitest";
import { modalityOf } from "../judge/response.ts";
import { pinnedLibraries, pythonWith } from "../libraries.ts";
import { clientOf } from "../program.ts";
import { isGood, type Outcome, prove, verdictOf } from "../prove.ts";
import { describeFailure } from "../report/print.ts";
import { embedding, type LiteLlm, mockText, modelOf, otherModel, startLiteLlm, upstreamModels } from "./litellm.ts";
import { judgeOwnServer, nameOf, type OwnServerCall, ownPrograms } from "./programs.ts";

const everyClient = [
    "js/callsheet",
    "js/huggingface.js",
    "js/openai",
    "js/fetch",
    "python/huggingface_hub",
    "python/openai",
    "python/requests",
    "sh/curl",
];
const completing = everyClient.filter((client) => !client.endsWith("/openai") && client !== "python/huggingface_hub");
/** Without the Hub's own libraries, which send the Hub's format to a user's own server. */
const others = ["js/callsheet", "js/fetch", "python/requests", "sh/curl"];

/** The calls, and the clients that support each. */
const rows: readonly (readonly [OwnServerCall, readonly string[]])[] = [
    [{ task: "conversational" }, everyClient],
    [{ task: "conversational", streaming: true }, everyClient],
    [{ task: "conversational", path: "" }, everyClient],
    [{ task: "conversational", open: true }, everyClient],
    [{ task: "conversational", path: "/v1/chat/completions" }, everyClient],
    [{ task: "text-generation" }, completing],
    [{ task: "text-generation", streaming: true }, completing],
    [{ task: "feature-extraction" }, others],
    [{ task: "feature-extraction", path: "/v1/embeddings" }, others],
    [{ task: "text-to-image" }, others],
    [{ task: "automatic-speech-recognition" }, others],
    [{ task: "text-to-speech" }, others],
];

/** The errors of clients that refuse to start without a token. */
const refusals: Readonly<Record<string, RegExp>> = {
    "python/huggingface_hub": /KeyError: 'API_TOKEN'/,
    "python/openai": /KeyError: 'API_TOKEN'/,
    "python/requests": /KeyError: 'API_TOKEN'/,
};

/** Programs with the wrong output, one for each language. */
const wrong: OwnServerCall = { task: "conversational", model: otherModel };
const wrongClients = ["js/fetch", "python/requests", "sh/curl"];

let proxy: LiteLlm | undefined;
let missing = "it was not started";
const outcomes = new Map<string, Outcome>();

beforeAll(async () => {
    // The proxy imports prisma when it refuses a request, but does not declare it.
    const python = pythonWith(["litellm[proxy]", "prisma"]);
    if ("missing" in python) {
        missing = python.missing;
        console.log(`NOT RUN  LiteLLM's proxy: ${missing}`);
        return;
    }
    const server = await startLiteLlm(python.path);
    proxy = server;
    const programs = [
        ...rows.flatMap(([call]) => ownPrograms(call, server)),
        ...ownPrograms(wrong, server).filter((program) => wrongClients.includes(clientOf(program))),
    ];
    for (const outcome of await prove(programs, { ...pinnedLibraries(), judge: judgeOwnServer })) {
        outcomes.set(outcome.program.id, outcome);
    }
    // The first run installs LiteLLM.
}, 900_000);

afterAll(async () => await proxy?.close());

/** The proxy. Skips the test if the proxy is missing, but fails in CI, where nobody reads the reason. */
function started(context: TestContext): LiteLlm {
    if (!proxy && process.env["CI"] !== "true") context.skip(`not run: ${missing}`);
    if (!proxy) throw new Error(missing);
    return proxy;
}

function outcomeOf(call: OwnServerCall, client: string, context: TestContext): Outcome {
    started(context);
    const id = `${nameOf(call)}/${client}`;
    const outcome = outcomes.get(id);
    if (!outcome) throw new Error(`${id} was not run.`);
    if (outcome.notRun !== undefined && isGood(outcome)) context.skip(`not run: ${outcome.notRun}`);
    return outcome;
}

describe.for(rows.map(([call, clients]) => ({ name: nameOf(call), call, clients })))("$name", ({ call, clients }) => {
    test("there is a program of every client that can make the call", () => {
        const server = { url: "http://127.0.0.1:1", openUrl: "http://127.0.0.1:2", key: "key" };
        expect(ownPrograms(call, server).map(clientOf)).toEqual(clients);
    });

    test.for(clients)("%s", (client, context) => {
        const outcome = outcomeOf(call, client, context);
        const refusal = call.open && refusals[client];
        if (refusal) expect(outcome.stderr).toMatch(refusal);
        else expect(verdictOf(outcome), describeFailure(outcome)).toBe("passed");
    });
});

test.for(wrongClients)("a program that shows something else is found out: %s", (client, context) => {
    expect(outcomeOf(wrong, client, context).problems).toEqual([
        { at: "output", message: expect.stringContaining(`expected ${JSON.stringify(mockText)} in`) },
    ]);
});

describe("our client in this process", () => {
    const clientFor = (context: TestContext, path = "/v1") => {
        const { url, key } = started(context);
        return new InferenceClient(key, { endpointUrl: url + path });
    };
    const messages = [{ role: "user" as const, content: "Hello" }];
    const textOf = async <Event>(events: AsyncIterable<Event>, read: (event: Event) => string | null | undefined) => {
        let text = "";
        for await (const event of events) text += read(event) ?? "";
        return text;
    };

    test.for(["/v1", "/v1/chat/completions", ""])("chats at %j", async (path, context) => {
        const { choices } = await clientFor(context, path).chatCompletion({
            model: modelOf("conversational"),
            messages,
        });
        expect(choices[0]?.message.content).toBe(mockText);
    });

    test("streams a chat", async (context) => {
        const events = clientFor(context).chatCompletionStream({ model: modelOf("conversational"), messages });
        expect(await textOf(events, ({ choices }) => choices[0]?.delta.content)).toBe(mockText);
    });

    test("chats without a key, where none is wanted", async (context) => {
        const client = new InferenceClient(undefined, { endpointUrl: started(context).openUrl });
        const { choices } = await client.chatCompletion({ model: modelOf("conversational"), messages });
        expect(choices[0]?.message.content).toBe(mockText);
    });

    test("completes a text", async (context) => {
        const args = { model: modelOf("text-generation"), inputs: "Once" };
        expect(await clientFor(context).textGeneration(args)).toEqual({ generated_text: mockText });
        const events = clientFor(context).textGenerationStream(args);
        expect(await textOf(events, ({ token }) => token.text)).toBe(mockText);
    });

    test("embeds texts, in their order", async (context) => {
        const client = clientFor(context);
        const embed = async (model: string, inputs: string | string[]) =>
            await client.featureExtraction({ model, inputs });
        expect(await embed(modelOf("feature-extraction"), "one")).toEqual([embedding]);
        const [one, two, both] = await Promise.all(
            ["one", "two", ["one", "two"]].map((inputs) => embed(upstreamModels.embeddings, inputs)),
        );
        expect(both).toEqual([one, two].flat());
    });

    test("makes an image", async (context) => {
        const image = await clientFor(context).textToImage({ model: modelOf("text-to-image"), inputs: "A heron" });
        expect(modalityOf(new Uint8Array(await image.arrayBuffer()))).toBe("image");
    });

    test("reads aloud", async (context) => {
        const sound = await clientFor(context).textToSpeech({ model: modelOf("text-to-speech"), inputs: "Tea?" });
        expect(modalityOf(new Uint8Array(await sound.arrayBuffer()))).toBe("audio");
    });

    test("writes down what is said", async (context) => {
        const { bytes } = media("flac", "speech");
        const { text } = await clientFor(context).automaticSpeechRecognition({
            model: modelOf("automatic-speech-recognition"),
            inputs: bytes,
        });
        expect(text).toBe("speech");
    });

    describe("blames the server that was asked, in its words", () => {
        const failureOf = async (call: Promise<unknown>): Promise<InferenceError> => {
            const error = await call.then(
                () => undefined,
                (reason: unknown) => reason,
            );
            if (error instanceof InferenceError) return error;
            throw new Error("It did not fail as it should.", { cause: error });
        };
        const expectBlame = (error: InferenceError, { url }: LiteLlm, status: number, words: string) => {
            expect(error).toMatchObject({ name: "ProviderApiError", status });
            expect(error.message).toContain(new URL(url).host);
            expect(error.message).toContain(words);
            expect(error.message).not.toContain("hf-inference");
        };

        const model = "no/such-model";
        const calls: Readonly<Record<string, (client: InferenceClient) => Promise<unknown>>> = {
            automaticSpeechRecognition: (client) =>
                client.automaticSpeechRecognition({ model, inputs: media("flac", "speech").bytes }),
            chatCompletion: (client) => client.chatCompletion({ model, messages }),
            chatCompletionStream: (client) => client.chatCompletionStream({ model, messages }).next(),
            featureExtraction: (client) => client.featureExtraction({ model, inputs: "A text" }),
            textGeneration: (client) => client.textGeneration({ model, inputs: "A text" }),
            textToImage: (client) => client.textToImage({ model, inputs: "A text" }),
            textToSpeech: (client) => client.textToSpeech({ model, inputs: "A text" }),
        };

        test.for(Object.entries(calls))("an unknown model, in %s", async ([, call], context) => {
            const error = await failureOf(call(clientFor(context)));
            expectBlame(error, started(context), 400, "Invalid model name passed in model=no/such-model.");
        });

        test("a missing key, of which it says that the field is None", async (context) => {
            const litellm = started(context);
            const client = new InferenceClient(undefined, { endpointUrl: `${litellm.url}/v1` });
            const error = await failureOf(client.chatCompletion({ model: modelOf("conversational"), messages }));
            expectBlame(error, litellm, 401, "Authentication Error, No api key passed in.");
            expect(error.message).not.toContain("None");
        });

        test("a field that is refused behind it", async (context) => {
            const call = { model: upstreamModels.chat, messages, temperature: 9 };
            const error = await failureOf(clientFor(context).chatCompletion(call));
            expectBlame(error, started(context), 422, "temperature: a number from 0 to 2");
        });
    });
});

test("the proxy asked nobody else", (context) => {
    expect(started(context).requested).toEqual([]);
});
