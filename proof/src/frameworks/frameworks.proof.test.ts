// @needs python, venv
/**
 * Frameworks that nobody here wrote, against the sandbox: the programs of their first pages, unchanged but for what they
 * download besides. Each request must be one that the sandbox has nothing to say about.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { anyToken, programVariables, type ServedSandbox, serveSandbox } from "@callsheet/sandbox/serve";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runIn } from "../../../testing/packed-project.ts";
import { homeEnvironment, programEnvironment } from "../environment.ts";
import { type Python, preparePython } from "../python/environment.ts";
import { proofFolder } from "../root.ts";

/** What each program does, as it says. */
const programs: Readonly<Record<string, readonly string[]>> = {
    instructor: ["structured output", "modes", "stream", "list"],
    langchain: ["chat", "stream", "structured output", "agent", "agent with a structured result", "embeddings"],
    litellm: ["chat", "stream", "structured output", "tool", "embeddings", "errors"],
    llama_index: ["chat", "stream", "structured output", "agent", "agent with a structured result", "embeddings"],
    openai_agents: ["chat", "stream", "agent", "agent with a structured result"],
    pydantic_ai: ["chat", "stream", "structured output", "agent", "agent with a structured result", "responses"],
    smolagents: ["chat", "stream", "agent"],
};

/** What libraries look for at the Hub besides, and do without: a model's configuration, and a list of agents. */
const besides = /^https:\/\/huggingface\.co\/(?:.+\/raw\/main\/config\.json|api\/agent-harnesses)$/;

/** Requests that a program sends wrong on purpose. */
const wrongOnPurpose: Readonly<Record<string, readonly object[]>> = {
    litellm: [{ hint: expect.stringContaining("messages.0.role") }],
};

/** Keeps frameworks from reporting their use, and from fetching lists. */
const quiet = {
    ANONYMIZED_TELEMETRY: "False",
    LANGSMITH_TRACING: "false",
    LITELLM_LOCAL_MODEL_COST_MAP: "True",
    PYTHONDONTWRITEBYTECODE: "1",
};

const prepare = (folder: string, requirements: string): Python =>
    preparePython({ folder: join(proofFolder, folder), requirements: join(import.meta.dirname, requirements) });

const together = prepare(".venv-frameworks", "requirements.txt");
// It wants older versions of what the others want.
const llamaIndex = prepare(".venv-llama-index", "llama-index.txt");
const pythonOf = (name: string): Python => (name === "llama_index" ? llamaIndex : together);

const folder = mkdtempSync(join(tmpdir(), "callsheet-frameworks-"));
const refused: string[] = [];
let sandbox: ServedSandbox;
let environment: Readonly<Record<string, string>> = {};

beforeAll(async () => {
    sandbox = await serveSandbox({ onRefused: (host) => refused.push(host) });
    const certificate = join(folder, "authority.pem");
    writeFileSync(certificate, sandbox.authority);
    environment = {
        ...programEnvironment,
        ...homeEnvironment(folder),
        ...quiet,
        ...programVariables({ url: sandbox.url, certificate, token: anyToken }),
    };
});

beforeEach(() => {
    sandbox.controls.clear();
    refused.length = 0;
});

afterAll(async () => {
    await sandbox.close();
    rmSync(folder, { recursive: true });
});

test.for(Object.entries(programs))("%s does as its first page says", async ([name, expected], { skip }) => {
    const python = pythonOf(name);
    if ("missing" in python) return skip(`not run: ${python.missing}`);
    const program = join(import.meta.dirname, `with_${name}.py`);
    const { status, stdout, output } = await runIn(folder, python.path, [program], { env: environment });
    expect({ status, done: stdout.trim().split("\n") }, output.slice(-5000)).toEqual({ status: 0, done: expected });
    const odd = sandbox.controls.requests
        .filter(({ url, status, hint, leak }) => !besides.test(url) && (status !== 200 || (hint ?? leak) !== undefined))
        .map(({ url, status, hint, leak }) => ({ url, status, hint, leak }));
    expect(odd).toMatchObject(wrongOnPurpose[name] ?? []);
    expect(sandbox.controls.requests.length).toBeGreaterThan(expected.length - 1);
    expect(refused).toEqual([]);
});
