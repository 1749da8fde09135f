/** Runs LiteLLM's proxy as a user would, with mocked models: a third-party server for the tests. */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { exampleOf, type TaskId } from "@callsheet/inference";
import { startSandbox } from "@callsheet/sandbox";
import { homeEnvironment } from "../environment.ts";
import { createBlockingProxy } from "../network/blocking-proxy.ts";

/** The constant output of the mocked text models. */
export const mockText = "The mock says નમસ્તે, and nothing else.";

/** The constant output of the mocked embedding model: numbers that every language prints the same way. */
export const embedding = [0.25, -0.5, 0.125];

/** The tasks that OpenAI-compatible servers support. */
export type OwnTask = Extract<
    TaskId,
    | "conversational"
    | "text-generation"
    | "feature-extraction"
    | "text-to-image"
    | "automatic-speech-recognition"
    | "text-to-speech"
>;

/** The model for the tests of a task. */
export const modelOf = (task: OwnTask): string => exampleOf("hf-inference", task).model;

/** Models that the proxy forwards upstream although it could mock them, so that the sandbox checks their requests. */
export const upstreamModels = { chat: "upstream/chat", embeddings: "upstream/embeddings" } as const;

/** A mocked model with different output, to check that the judge detects it. */
export const otherModel = "mock/says-something-else";

/** LiteLLM's parameters of each model. It mocks text and embeddings; the sandbox upstream does the rest. */
const models: Readonly<Record<string, { readonly model: string; readonly mock_response?: unknown }>> = {
    [modelOf("conversational")]: { model: "openai/chat", mock_response: mockText },
    [modelOf("text-generation")]: { model: "openai/completion", mock_response: mockText },
    [modelOf("feature-extraction")]: { model: "openai/embeddings", mock_response: embedding },
    // As `openai/…` LiteLLM would refuse response_format, which it allows only for models that it knows.
    [modelOf("text-to-image")]: { model: "hosted_vllm/images" },
    [modelOf("automatic-speech-recognition")]: { model: "openai/transcription" },
    [modelOf("text-to-speech")]: { model: "openai/speech" },
    [upstreamModels.chat]: { model: "openai/chat" },
    [upstreamModels.embeddings]: { model: "openai/embeddings" },
    [otherModel]: { model: "openai/chat", mock_response: "Something else." },
};

export type LiteLlm = {
    /** The address of the proxy that requires the key: `http://127.0.0.1:PORT`. */
    readonly url: string;
    readonly key: string;
    /** The address of the proxy that requires no key. */
    readonly openUrl: string;
    /** The hosts that the proxies tried to reach outside of this machine. */
    readonly requested: readonly string[];
    /** Stops the proxies and the sandbox behind them. */
    readonly close: () => Promise<void>;
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

/**
 * Starts two proxies, with and without a key, and the sandbox behind both.
 * @param python the interpreter of its virtual environment
 * @throws Error if a proxy does not start
 */
export async function startLiteLlm(python: string): Promise<LiteLlm> {
    const [upstream, blockingProxy] = await Promise.all([startSandbox({ models: "known" }), createBlockingProxy()]);
    const folder = mkdtempSync(join(tmpdir(), "callsheet-litellm-"));
    const env = { LANG: "C.UTF-8", ...homeEnvironment(folder), ...offline, ...blockingProxy.environment };
    const served = { api_base: `${upstream.url}/v1`, api_key: "none" };
    const model_list = Object.entries(models).map(([model_name, params]) => ({
        model_name,
        litellm_params: { ...served, ...params },
    }));
    // Each failure must be reported once: no retries, and no cooldown for failed models.
    const router_settings = { num_retries: 0, disable_cooldowns: true };
    const key = `sk-${randomBytes(24).toString("hex")}`;
    const proxies = [{ master_key: key }, { dangerously_permit_weak_or_unset_master_key: true }].map(
        (general_settings, index) => {
            const config = join(folder, `${index}.yaml`);
            // JSON is YAML.
            writeFileSync(config, JSON.stringify({ model_list, general_settings, router_settings }));
            return startProxy(join(dirname(python), "litellm"), config, { PATH: process.env["PATH"], ...env });
        },
    );
    const close = async () => {
        await Promise.all(proxies.map(({ end }) => end()));
        await Promise.all([upstream.close(), blockingProxy.close()]);
        rmSync(folder, { recursive: true });
    };
    try {
        const [url = "", openUrl = ""] = await Promise.all(proxies.map(({ address }) => address));
        return { url, key, openUrl, requested: blockingProxy.requested, close };
    } catch (error) {
        await close();
        throw error;
    }
}

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
