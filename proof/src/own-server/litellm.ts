/** Runs LiteLLM's proxy as a user would, with mocked models: a third-party server for the tests. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSandbox } from "@callsheet/sandbox";
import { homeEnvironment } from "../environment.ts";
import { type Python, pythonWith } from "../libraries.ts";
import { createBlockingProxy } from "../network/blocking-proxy.ts";
import { modelList } from "./models.ts";

/** The interpreter of its virtual environment. The proxy imports prisma when it refuses a request, but does not declare it. */
export const prepareLiteLlm = (): Python => pythonWith(["litellm[proxy]", "prisma"]);

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

/** Each failure must be reported once: no retries, and no cooldown for failed models. */
const router_settings = { num_retries: 0, disable_cooldowns: true };

/**
 * Starts two proxies, with and without a key, and the sandbox behind both.
 * @param python the interpreter of its virtual environment
 * @throws Error if a proxy does not start
 */
export async function startLiteLlm(python: string): Promise<LiteLlm> {
    const [upstream, blockingProxy] = await Promise.all([startSandbox({ models: "known" }), createBlockingProxy()]);
    const folder = mkdtempSync(join(tmpdir(), "callsheet-litellm-"));
    const home = join(folder, "home");
    mkdirSync(home);
    const key = `sk-${randomBytes(24).toString("hex")}`;
    const ways = { key: { master_key: key }, open: { dangerously_permit_weak_or_unset_master_key: true } };
    const configs = Object.entries(ways).map(([name, general_settings]) => {
        const path = join(folder, `${name}.yaml`);
        // JSON is YAML.
        writeFileSync(path, JSON.stringify({ model_list: modelList(upstream.url), general_settings, router_settings }));
        return path;
    });
    const child = spawn(python, [join(import.meta.dirname, "serve.py"), ...configs], {
        cwd: home,
        env: {
            PATH: process.env["PATH"],
            LANG: "C.UTF-8",
            ...homeEnvironment(home),
            ...offline,
            ...blockingProxy.environment,
        },
        stdio: ["pipe", "ignore", "pipe", ...configs.map(() => "pipe" as const)],
    });
    const ended = new Promise((resolve) => child.once("close", resolve));
    const close = async () => {
        child.stdin?.end();
        await ended;
        await Promise.all([upstream.close(), blockingProxy.close()]);
        rmSync(folder, { recursive: true });
    };
    try {
        const [url = "", openUrl = ""] = await Promise.all(configs.map((_, index) => addressOf(child, 3 + index)));
        return { url, key, openUrl, requested: blockingProxy.requested, close };
    } catch (error) {
        await close();
        throw error;
    }
}

/**
 * Reads a proxy's address from its log, once it has started. The log is read to its end so that the pipe never fills.
 */
function addressOf(child: ChildProcess, descriptor: number): Promise<string> {
    let all = "";
    child.stderr?.on("data", (piece) => (all += piece));
    return new Promise((resolve, reject) => {
        child.once("error", reject);
        child.stdio[descriptor]
            ?.on("data", (piece) => {
                all += piece;
                const [, url] = /Uvicorn running on (http:\S+)/.exec(all) ?? [];
                if (url !== undefined) resolve(url);
            })
            .on("close", () => reject(new Error(`LiteLLM's proxy did not start: ${all.slice(-2000)}`)));
    });
}
