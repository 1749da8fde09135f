/** The settings of assistants, from the packed command: what they start, as the inspector's command line sees it. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { installExample, runIn } from "../../testing/packed-project.ts";

/** An answer of at most this many characters leaves room in an assistant's context: some 4,000 tokens. */
const maxCharacters = 16_000;

const llama = "meta-llama/Llama-3.1-8B-Instruct";
const token = "hf_0123456789abcdefghij";

/** The calls of each tool, with what their answers hold. */
const calls: readonly (readonly [tool: string, input: readonly string[], answer: RegExp])[] = [
    ["find_model", ["text=whisper"], /openai\/whisper-large-v3 · automatic-speech-recognition/],
    ["write_snippet", [`model=${llama}`, "client=curl"], /router\.huggingface\.co/],
    ["explain_error", [`text=401 Unauthorized: Invalid token ${token}`], /401/],
    ["run_in_sandbox", [`model=${llama}`, "inputs=Hello"], /POST https:\/\/router\.huggingface\.co\/\S+ → 200/],
    ["task_schema", ["task=text-to-image"], /num_inference_steps/],
];

test("the inspector lists and calls what the settings name, in short answers, without a token in or out", async () => {
    const folder = await installExample("assistants");
    const env = { HF_TOKEN: token };
    const inspect = async (method: string, ...args: readonly string[]) => {
        const settings = ["--cli", "--config", "mcp.json", "--server", "callsheet", "--method", method];
        const { status, stdout, output } = await runIn(
            folder,
            join(folder, "node_modules/.bin/mcp-inspector"),
            [...settings, ...args],
            {
                env,
            },
        );
        expect(status, output).toBe(0);
        expect(output).not.toContain(token);
        return JSON.parse(stdout);
    };

    const { tools } = await inspect("tools/list");
    expect(tools.map(({ name }: { name: string }) => name).sort()).toEqual(calls.map(([name]) => name).sort());
    for (const [tool, input, answer] of calls) {
        const args = input.flatMap((one) => ["--tool-arg", one]);
        const { content, isError = false } = await inspect("tools/call", "--tool-name", tool, ...args);
        expect(isError).toBe(false);
        expect(content).toMatchObject([{ type: "text", text: expect.stringMatching(answer) }]);
        expect(content[0].text.length).toBeLessThanOrEqual(maxCharacters);
    }

    const { resources } = await inspect("resources/list");
    const uris: string[] = resources.map(({ uri }: { uri: string }) => uri);
    for (const uri of ["callsheet://tasks/text-to-image", "callsheet://book/gu/chapter1"]) {
        expect(uris).toContain(uri);
        const { contents } = await inspect("resources/read", "--uri", uri);
        expect(contents).toMatchObject([{ mimeType: "text/markdown", text: expect.stringMatching(/^# ./) }]);
    }

    const { prompts } = await inspect("prompts/list");
    expect(prompts.map(({ name }: { name: string }) => name).sort()).toEqual(["call_a_model", "fix_an_error"]);
    const args = ["--prompt-name", "fix_an_error", "--prompt-args", "error=KeyError: 'HF_TOKEN'"];
    expect(JSON.stringify(await inspect("prompts/get", ...args))).toContain("explain_error");
});

test("each file of settings names a server that answers", async () => {
    const folder = await installExample("assistants");
    const settingsIn = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));
    // A busy machine starts Node slowly.
    const longTimeouts = ["--connect-timeout", "240000"];
    const listTools = (...server: readonly string[]) =>
        runIn(folder, join(folder, "node_modules/.bin/mcp-inspector"), [
            "--cli",
            ...server,
            "--method",
            "tools/list",
            ...longTimeouts,
        ]);
    const { mcpServers } = settingsIn("mcp.json");
    const { servers } = settingsIn("vscode/mcp.json");
    for (const { command, args } of [mcpServers.callsheet, servers.callsheet]) {
        const { status, output } = await listTools(command, ...args);
        expect(status, output).toBe(0);
        expect(output).toContain("find_model");
    }

    const { url } = settingsIn("http/mcp.json").mcpServers.callsheet;
    const { scripts } = settingsIn("package.json");
    expect(scripts.serve).toBe(`callsheet mcp --port ${new URL(url).port}`);
    // Any free port, because that one may be taken here.
    const server = spawn("npx", ["callsheet", "mcp", "--port", "0"], { cwd: folder });
    try {
        const { promise: announced, resolve, reject } = Promise.withResolvers<string>();
        server.stdout.on("data", (piece) => resolve(String(piece)));
        server.once("close", () => reject(new Error("callsheet mcp ended.")));
        const [here = ""] = /http:\S+\/mcp/.exec(await announced) ?? [];
        expect(new URL(here).pathname).toBe(new URL(url).pathname);
        const { status, output } = await listTools(here);
        expect(status, output).toBe(0);
        expect(output).toContain("find_model");
    } finally {
        server.kill();
    }
});
