/**
 * An invented provider whose queues have everything that real ones differ in, in the client, in the programs that plain HTTP
 * clients print, and in the sandbox. `npm run generate` would write the lists that are mocked here.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { InferenceClient, isProviderId, type ProviderId, providersOf } from "@callsheet/inference";
import { keyVariablesOf } from "@callsheet/inference/providers";
import { type Sandbox, startSandbox } from "@callsheet/sandbox";
import { programVariables } from "@callsheet/sandbox/serve";
import { getInferenceSnippets, providerAt } from "@callsheet/snippets";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { hostsOfToken, isReached } from "../../../site/src/run/provider/hosts.ts";
import { testWith } from "../../testing/test-with.ts";

vi.mock(import("../../../packages/inference/src/generated/provider-ids.ts"), async (original) => {
    const { INFERENCE_PROVIDERS } = await original();
    return { INFERENCE_PROVIDERS: [...INFERENCE_PROVIDERS, "invented"] as never };
});

vi.mock(import("../../../packages/inference/src/generated/providers.ts"), async (original) => {
    const { access, provider } = await import("./invented.ts");
    const { providers, chatProviders, providerAccess } = await original();
    return {
        providers: { ...providers, invented: provider },
        chatProviders,
        providerAccess: { ...providerAccess, invented: access },
    };
});

vi.mock(import("../../../packages/sandbox/src/services/registry.ts"), async (original) => {
    const { services } = await original();
    const { invented } = await import("./invented-service.ts");
    return { services: [...services, invented] };
});

// The compiler knows the ids of real providers only.
const id = "invented" as ProviderId;
const host = "api.invented.example";
const mapping = { provider: id, providerId: "its/model" };
const tasks = ["text-to-video", "text-to-image"] as const;

let sandbox: Sandbox;
beforeAll(async () => {
    sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

/** The requests that the sandbox got since the last call, and what was wrong with them. */
function requests() {
    const { requests: all } = sandbox;
    const found = all.map(({ method, url, hint, leak }) => ({
        method,
        path: new URL(url).pathname.replace(/^\/invented/, ""),
        hint: leak ?? hint,
    }));
    sandbox.reset();
    return found;
}

const polls = {
    "text-to-video": { method: "POST", path: "/v1/operations:poll" },
    "text-to-image": { method: "GET", path: expect.stringMatching(/^\/v1\/jobs\/today\/job-[\w-]+$/) },
};

/** The requests of a call: the first, as many polls as the sandbox lets a job wait for, and the download of the file. */
function expectRequests(task: keyof typeof polls) {
    const path = task === "text-to-video" ? "/v1/videos:generate" : "/v1/images";
    const kind = task === "text-to-video" ? "mp4" : "png";
    expect(requests()).toEqual([
        { method: "POST", path },
        ...Array.from({ length: 3 }, () => polls[task]),
        { method: "GET", path: expect.stringMatching(new RegExp(`\\.${kind}$`)) },
    ]);
}

describe("an added provider", () => {
    test("is known by its id, its tasks, its address and its key", () => {
        expect(isProviderId("invented")).toBe(true);
        for (const task of tasks) expect(providersOf(task)).toContain("invented");
        expect(keyVariablesOf(id)).toEqual(["INVENTED_API_KEY", "INVENTED_TOKEN"]);
        expect(providerAt(`fetch("https://${host}/v1/images")`)).toBe("invented");
    });

    test("can be reached by a page, which gives its key to its API only", () => {
        expect([host, "files.invented.example"].map(isReached)).toEqual([true, true]);
        expect(hostsOfToken("key", "process.env.INVENTED_TOKEN")).toEqual([host]);
    });

    test("has made-up keys in the environment of a program that runs against the sandbox", () => {
        const variables = programVariables({ url: sandbox.url, certificate: "FILE.pem", token: "hf_sandbox_any" });
        expect([variables["INVENTED_API_KEY"], variables["INVENTED_TOKEN"]]).toEqual(["sandbox-key", "sandbox-key"]);
    });
});

describe.each(tasks)("its %s", (task) => {
    const method = task === "text-to-video" ? "textToVideo" : "textToImage";
    const call = (token: string) => {
        const client = new InferenceClient(token, {
            fetch: sandbox.fetch,
            mapping: { ...mapping, task },
            tries: 1,
        });
        return client[method]({ provider: id, model: "owner/model", inputs: "A kite" });
    };

    test.each(["key", "hf_token"])("is waited for by the client, with the token %s", async (token) => {
        expect((await call(token)).type).toBe(task === "text-to-video" ? "video/mp4" : "image/png");
        expectRequests(task);
    });

    test("fails with the service's own words", async () => {
        sandbox.fail({ kind: "queue", end: "failed" });
        const reason = task === "text-to-video" ? "The video could not be made." : "It took too long.";
        await expect(call("key")).rejects.toThrow(`The job at invented failed: ${reason}`);
        sandbox.reset();
    });

    const snippets = getInferenceSnippets({ id: "owner/model", pipeline_tag: task }, id, mapping, {
        direct: true,
    });
    const programOf = (client: string): string => snippets.find((snippet) => snippet.client === client)?.content ?? "";

    const commands = [
        ["fetch", "program.mjs", [process.execPath]],
        ["requests", "program.py", ["python3"]],
        ["curl", "program.sh", ["bash"]],
    ] as const;

    testWith("curl", "jq", "python").for(commands)(
        "is waited for by the program for %s",
        async ([client, file, command], { skip }) => {
            const folder = mkdtempSync(join(tmpdir(), "invented-"));
            // Below the sandbox's own address, the first segment is the real host.
            const run = () => {
                writeFileSync(
                    join(folder, file),
                    programOf(client).replaceAll(`https://${host}`, `${sandbox.url}/${host}`),
                );
                const [program, ...words] = [...command, file];
                return promisify(execFile)(program, words, {
                    cwd: folder,
                    env: { ...process.env, INVENTED_API_KEY: "key" },
                });
            };
            try {
                if (client === "requests") {
                    const found = await promisify(execFile)("python3", ["-c", "import requests"]).catch(
                        () => undefined,
                    );
                    if (!found) skip("needs the Python library requests");
                }
                await run();
                expectRequests(task);
                expect(readdirSync(folder).some((name) => /\.(?:mp4|png|jpg)$/.test(name))).toBe(true);
                if (task === "text-to-video") return;
                sandbox.fail({ kind: "queue", end: "failed" });
                await expect(run()).rejects.toThrow(client === "curl" ? "" : "The job failed");
            } finally {
                sandbox.reset();
                rmSync(folder, { recursive: true });
            }
        },
    );
});
