// @needs python, venv
/**
 * Our client against a server that we did not write: LiteLLM's proxy, started as a user starts it, with mocked models. The
 * programs for a server of one's own are run by the proof of the snippets, against the sandbox.
 */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { InferenceClient, InferenceError } from "@callsheet/inference";
import { media, type Sandbox, startSandbox } from "@callsheet/sandbox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { directLoopback, homeEnvironment, proxyVariables } from "../environment.ts";
import { modalityOf } from "../judge/response.ts";
import { pythonWith } from "../libraries.ts";

/** The constant output of the mocked models. */
const mockText = "The mock says નમસ્તે, and nothing else.";
const embedding = [0.25, -0.5, 0.125];

/** LiteLLM's parameters of each model. It mocks text and embeddings; a sandbox behind it does the rest. */
const models: Readonly<Record<string, { readonly model: string; readonly mock_response?: unknown }>> = {
    chat: { model: "openai/chat", mock_response: mockText },
    completion: { model: "openai/completion", mock_response: mockText },
    embeddings: { model: "openai/embeddings", mock_response: embedding },
    // As `openai/…` LiteLLM would refuse response_format, which it allows only for models that it knows.
    image: { model: "hosted_vllm/images" },
    transcription: { model: "openai/transcription" },
    speech: { model: "openai/speech" },
    // It could mock these: the sandbox checks their requests.
    "upstream/chat": { model: "openai/chat" },
    "upstream/embeddings": { model: "openai/embeddings" },
};

/** Keeps it from fetching model lists and news at startup, and from reading our `.env`. */
const offline = {
    LITELLM_LOCAL_MODEL_COST_MAP: "True",
    LITELLM_LOCAL_ANTHROPIC_BETA_HEADERS: "True",
    LITELLM_LOCAL_BLOG_POSTS: "True",
    LITELLM_LOCAL_POLICY_TEMPLATES: "True",
    LITELLM_LOCAL_AUTOROUTER_PRESETS: "True",
    LITELLM_MODE: "PRODUCTION",
};

function startProxy(command: string, config: string, env: NodeJS.ProcessEnv) {
    const words = ["--config", config, "--host", "127.0.0.1", "--port", "0"];
    const child = spawn(command, words, { cwd: env["HOME"], env, stdio: ["ignore", "pipe", "pipe"] });
    const ended = new Promise((resolve) => child.once("close", resolve));
    // The log is read to its end so that the pipe never fills.
    let log = "";
    const address = new Promise<string>((resolve, reject) => {
        child.once("error", reject);
        for (const stream of [child.stdout, child.stderr]) {
            stream.on("data", (piece) => {
                log += piece;
                const [, url] = /Uvicorn running on (http:\S+)/.exec(log) ?? [];
                if (url !== undefined) resolve(url);
            });
        }
        ended.then(() => reject(new Error(`LiteLLM's proxy did not start: ${log.slice(-2000)}`)));
    });
    const end = async () => {
        child.kill("SIGKILL");
        await ended;
    };
    return { address, end };
}

const folder = mkdtempSync(join(tmpdir(), "callsheet-litellm-"));
const key = `sk-${randomBytes(24).toString("hex")}`;
let upstream: Sandbox;
let proxies: readonly ReturnType<typeof startProxy>[] = [];
/** The addresses of the proxy that requires the key, and of the one that requires none. */
let [url, openUrl] = ["", ""];

beforeAll(async () => {
    // The proxy imports prisma when it refuses a request, but does not declare it.
    const python = pythonWith(["litellm[proxy]", "prisma"]);
    if ("missing" in python) throw new Error(python.missing);
    upstream = await startSandbox({ models: "known" });
    const served = { api_base: `${upstream.url}/v1`, api_key: "none" };
    const model_list = Object.entries(models).map(([model_name, params]) => ({
        model_name,
        litellm_params: { ...served, ...params },
    }));
    // Each failure must be reported once: no retries, and no cooldown for failed models.
    const router_settings = { num_retries: 0, disable_cooldowns: true };
    // Nobody listens where its other requests are led to.
    const nowhere = { ...proxyVariables("http://127.0.0.1:9"), ...directLoopback };
    const env = { PATH: process.env["PATH"], LANG: "C.UTF-8", ...homeEnvironment(folder), ...offline, ...nowhere };
    proxies = [{ master_key: key }, { dangerously_permit_weak_or_unset_master_key: true }].map(
        (general_settings, index) => {
            const config = join(folder, `${index}.yaml`);
            // JSON is YAML.
            writeFileSync(config, JSON.stringify({ model_list, general_settings, router_settings }));
            return startProxy(join(dirname(python.path), "litellm"), config, env);
        },
    );
    [url = "", openUrl = ""] = await Promise.all(proxies.map(({ address }) => address));
    // The first run installs LiteLLM.
}, 900_000);

afterAll(async () => {
    await Promise.all(proxies.map(({ end }) => end()));
    await upstream?.close();
    rmSync(folder, { recursive: true });
});

describe("InferenceClient at LiteLLM's proxy", () => {
    const clientAt = (path = "/v1") => new InferenceClient(key, { endpointUrl: url + path });
    const messages = [{ role: "user" as const, content: "Hello" }];
    const textOf = async <Event>(events: AsyncIterable<Event>, read: (event: Event) => string | null | undefined) => {
        let text = "";
        for await (const event of events) text += read(event) ?? "";
        return text;
    };

    test.for(["/v1", "/v1/chat/completions", ""])("chats at %j", async (path) => {
        const { choices } = await clientAt(path).chatCompletion({
            model: "chat",
            messages,
        });
        expect(choices[0]?.message.content).toBe(mockText);
    });

    test("streams a chat", async () => {
        const events = clientAt().chatCompletionStream({ model: "chat", messages });
        expect(await textOf(events, ({ choices }) => choices[0]?.delta.content)).toBe(mockText);
    });

    test("chats without a key, where none is wanted", async () => {
        const client = new InferenceClient(undefined, { endpointUrl: openUrl });
        const { choices } = await client.chatCompletion({ model: "chat", messages });
        expect(choices[0]?.message.content).toBe(mockText);
    });

    test("completes a text", async () => {
        const args = { model: "completion", inputs: "Once" };
        expect(await clientAt().textGeneration(args)).toEqual({ generated_text: mockText });
        const events = clientAt().textGenerationStream(args);
        expect(await textOf(events, ({ token }) => token.text)).toBe(mockText);
    });

    test("embeds texts, in their order", async () => {
        const client = clientAt();
        const embed = async (model: string, inputs: string | string[]) =>
            await client.featureExtraction({ model, inputs });
        expect(await embed("embeddings", "one")).toEqual([embedding]);
        const [one, two, both] = await Promise.all(
            ["one", "two", ["one", "two"]].map((inputs) => embed("upstream/embeddings", inputs)),
        );
        expect(both).toEqual([one, two].flat());
    });

    test("makes an image", async () => {
        const image = await clientAt().textToImage({ model: "image", inputs: "A heron" });
        expect(modalityOf(new Uint8Array(await image.arrayBuffer()))).toBe("image");
    });

    test("reads aloud", async () => {
        const sound = await clientAt().textToSpeech({
            model: "speech",
            inputs: "Tea?",
            parameters: { voice: "alloy" },
        });
        expect(modalityOf(new Uint8Array(await sound.arrayBuffer()))).toBe("audio");
    });

    test("writes down what is said", async () => {
        const { bytes } = media("flac", "speech");
        const { text } = await clientAt().automaticSpeechRecognition({
            model: "transcription",
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
        const expectBlame = (error: InferenceError, status: number, words: string) => {
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

        test.for(Object.entries(calls))("an unknown model, in %s", async ([, call]) => {
            const error = await failureOf(call(clientAt()));
            expectBlame(error, 400, "Invalid model name passed in model=no/such-model.");
        });

        test("a missing key, of which it says that the field is None", async () => {
            const client = new InferenceClient(undefined, { endpointUrl: `${url}/v1` });
            const error = await failureOf(client.chatCompletion({ model: "chat", messages }));
            expectBlame(error, 401, "Authentication Error, No api key passed in.");
            expect(error.message).not.toContain("None");
        });

        test("a field that is refused behind it", async () => {
            const call = { model: "upstream/chat", messages, temperature: 9 };
            const error = await failureOf(clientAt().chatCompletion(call));
            expectBlame(error, 422, "temperature: a number from 0 to 2");
        });
    });
});
