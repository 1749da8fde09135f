/** LiteLLM's proxy as people run it, but for where its models are: a server of one's own that we did not write. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSandbox } from "@callsheet/sandbox";
import { homeEnvironment } from "../environment.ts";
import { createTrap } from "../network/trap.ts";
import { type Python, preparePython } from "../python/environment.ts";
import { proofFolder } from "../root.ts";
import { modelList } from "./models.ts";

/** The locked version, in an environment of its own. It is installed when it is first needed. */
export const prepareLiteLlm = (): Python =>
    preparePython({
        folder: join(proofFolder, ".venv-litellm"),
        requirements: join(import.meta.dirname, "requirements.txt"),
    });

export type LiteLlm = {
    /** Where the proxy listens that wants the key: `http://127.0.0.1:PORT`. */
    readonly url: string;
    readonly key: string;
    /** Where the proxy listens that wants none. */
    readonly openUrl: string;
    /** Whom they asked for that is not on this machine. */
    readonly asked: readonly string[];
    /** Ends them, and what is behind them. */
    readonly close: () => Promise<void>;
};

/** What keeps it from fetching lists of models and news when it starts, and from reading an `.env` of ours. */
const offline = {
    LITELLM_LOCAL_MODEL_COST_MAP: "True",
    LITELLM_LOCAL_ANTHROPIC_BETA_HEADERS: "True",
    LITELLM_LOCAL_BLOG_POSTS: "True",
    LITELLM_LOCAL_POLICY_TEMPLATES: "True",
    LITELLM_LOCAL_AUTOROUTER_PRESETS: "True",
    LITELLM_MODE: "PRODUCTION",
};

/** One failure is to be one: no second try, and no model that is out for a while. */
const router_settings = { num_retries: 0, disable_cooldowns: true };

/**
 * Starts it twice, with a key and without, and the sandbox behind both.
 * @param python the interpreter of its environment
 * @throws Error where it does not start
 */
export async function startLiteLlm(python: string): Promise<LiteLlm> {
    const [upstream, trap] = await Promise.all([startSandbox({ models: "known" }), createTrap()]);
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
            ...trap.environment,
        },
        stdio: ["pipe", "ignore", "pipe", ...configs.map(() => "pipe" as const)],
    });
    const ended = new Promise((resolve) => child.once("close", resolve));
    const close = async () => {
        child.stdin?.end();
        await ended;
        await Promise.all([upstream.close(), trap.close()]);
        rmSync(folder, { recursive: true });
    };
    try {
        const [url = "", openUrl = ""] = await Promise.all(configs.map((_, index) => addressOf(child, 3 + index)));
        return { url, key, openUrl, asked: trap.asked, close };
    } catch (error) {
        await close();
        throw error;
    }
}

/** Where a proxy listens, as it says on its descriptor when it has started. What it says is read to its end. */
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
