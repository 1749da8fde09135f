import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { run } from "../run.ts";

type Sent = { readonly url: string; readonly headers: Headers; readonly body: unknown };

/** Runs `callsheet run` in its own folder, with these responses in order. */
async function running(words: readonly string[], answers: readonly Response[], env: Record<string, string> = {}) {
    const folder = mkdtempSync(join(tmpdir(), "callsheet-run-"));
    const before = process.cwd();
    process.chdir(folder);
    onTestFinished(() => {
        process.chdir(before);
        rmSync(folder, { recursive: true });
    });
    writeFileSync("cat.png", "an image");
    const sent: Sent[] = [];
    const left = [...answers];
    let output = "";
    let errors = "";
    const code = await run(["run", ...words], {
        stdin: (async function* () {})(),
        stdout: { write: (text) => (output += text) },
        stderr: { write: (text) => (errors += text) },
        env: { HF_TOKEN: "hf_test", ...env },
        fetch: async (url, init) => {
            sent.push({ url: String(url), headers: new Headers(init?.headers), body: init?.body });
            return left.shift() ?? new Response("{}", { status: 500 });
        },
    });
    return { code, output, errors, sent, files: readdirSync(folder) };
}

const json = (value: unknown, status = 200) => Response.json(value, { status });

describe("callsheet run", () => {
    test("shows scores as a table", async () => {
        const scores = [
            { label: "happy", score: 0.9 },
            { label: "sad", score: 0.1 },
        ];
        const words = ["ProsusAI/finbert", "--task", "text-classification", "--inputs", "Hi"];
        const { code, output, sent } = await running(words, [json([scores])]);
        expect({ code, output }).toEqual({ code: 0, output: "happy  0.9000\nsad    0.1000\n" });
        expect(sent[0]?.headers.get("authorization")).toBe("Bearer hf_test");
        expect(sent[0]?.body).toBe('{"inputs":"Hi"}');
    });

    test("takes parameters in the place of the example's", async () => {
        const parameters = ["--parameters", '{"candidate_labels":["hello","goodbye"]}'];
        const words = ["a/b", "--task", "zero-shot-classification", "--inputs", "Hi", ...parameters];
        const { sent } = await running(words, [json({ labels: ["hello", "goodbye"], scores: [0.9, 0.1] })]);
        expect(sent[0]?.body).toBe('{"inputs":"Hi","parameters":{"candidate_labels":["hello","goodbye"]}}');
    });

    test("shows the text of a chat, as it arrives when asked to", async () => {
        const chat = ["a/b", "--task", "conversational", "--inputs", '[{"role":"user","content":"Hi"}]'];
        const whole = json({ choices: [{ message: { role: "assistant", content: "નમસ્તે" } }] });
        expect((await running(chat, [whole])).output).toBe("નમસ્તે\n");
        const event = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
        const headers = { "Content-Type": "text/event-stream" };
        const stream = new Response(`${event("નમ")}${event("સ્તે")}data: [DONE]\n\n`, { headers });
        expect((await running([...chat, "--stream", "--provider", "auto"], [stream])).output).toBe("નમસ્તે\n");
    });

    test("sends the bytes of a file, beside other inputs where the task takes both", async () => {
        const withFile = (task: string, ...more: string[]) => ["a/b", "--task", task, "--file", "cat.png", ...more];
        const alone = await running(withFile("image-to-text"), [json([{ generated_text: "a cat" }])]);
        expect(alone.output).toBe("a cat\n");
        expect(alone.sent[0]?.headers.get("content-type")).toBe("image/png");
        const words = withFile("visual-question-answering", "--inputs", '{"question":"Who?"}');
        const both = await running(words, [json([{ answer: "a cat", score: 0.5 }])]);
        expect(both.output).toBe("a cat\n");
        expect(both.sent[0]?.body).toContain('"question":"Who?"');
    });

    test("saves a file that comes back, and never over another", async () => {
        const image = () => new Response("image", { headers: { "Content-Type": "image/png" } });
        const { output, files } = await running(["a/b", "--task", "text-to-image"], [image()]);
        expect(output).toBe("Saved output.png\n");
        expect(files).toContain("output.png");
        expect(readFileSync("output.png", "utf8")).toBe("image");
        const named = await running(["a/b", "--task", "text-to-image", "--output", "cat.png"], [image()]);
        expect(named.output).toBe("Saved cat.png\n");
    });

    test("goes to the provider's own address with its key", async () => {
        const { sent } = await running(
            ["openai/gpt-5-mini", "--task", "conversational", "--provider", "openai"],
            [json({ choices: [] })],
            { OPENAI_API_KEY: "sk-test" },
        );
        expect(sent[0]?.url).toBe("https://api.openai.com/v1/chat/completions");
        expect(sent[0]?.headers.get("authorization")).toBe("Bearer sk-test");
    });
});

describe("callsheet run resolves its model", () => {
    test("from the catalogue, and asks the Hub nothing", async () => {
        const job = {
            id: "p",
            status: "succeeded",
            urls: { get: "https://api.replicate.com/v1/predictions/p" },
            output: ["https://replicate.delivery/a.png"],
        };
        const image = new Response("image", { headers: { "Content-Type": "image/png" } });
        const words = ["black-forest-labs/FLUX.1-dev", "--provider", "replicate"];
        const { code, errors, sent } = await running(words, [json(job), image]);
        expect(code, errors).toBe(0);
        expect(errors).toContain("text-to-image at replicate (black-forest-labs/flux-dev), from the catalogue");
        expect(sent.map(({ url }) => url)).toEqual([
            "https://router.huggingface.co/replicate/v1/models/black-forest-labs/flux-dev/predictions",
            "https://replicate.delivery/a.png",
        ]);
    });

    test("from the Hub, where the catalogue lacks it", async () => {
        const entry = { provider: "together", providerId: "their/id", status: "live", task: "feature-extraction" };
        const { errors, sent } = await running(
            ["me/embeds", "--inputs", "Hi"],
            [
                json({ id: "me/embeds", pipeline_tag: "feature-extraction", inferenceProviderMapping: [entry] }),
                json({ data: [{ index: 0, embedding: [0.5, 0.5] }] }),
            ],
        );
        expect(errors).toBe("me/embeds: feature-extraction at together (their/id), from the Hub.\n");
        expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
            "/api/models/me/embeds",
            "/together/v1/embeddings",
        ]);
        expect(sent[1]?.body).toContain('"model":"their/id"');
    });

    test("by a provider's own id, where that is given", async () => {
        const { sent } = await running(
            ["me/embeds", "--task", "feature-extraction", "--provider", "together", "--provider-model", "mine"],
            [json({ data: [{ index: 0, embedding: [0.5] }] })],
        );
        expect(sent).toHaveLength(1);
        expect(sent[0]?.body).toContain('"model":"mine"');
    });
});

describe("a call that cannot be made ends with 2, one that fails with 1", () => {
    test.each([
        [["a/b", "--task", "fill-mask"], { HF_TOKEN: "" }, "Set the environment variable HF_TOKEN"],
        [["a/b", "--task", "image-to-text", "--file", "no.png"], {}, "The file no.png could not be read"],
        [["a/b", "--task", "fill-mask", "--stream"], {}, "fill-mask does not stream"],
        [["a/b", "--task", "fill-mask", "--provider", "together"], {}, "together does not serve fill-mask"],
    ])("%j", async (words, env, message) => {
        const { code, errors, sent } = await running(words, [], env);
        expect({ code, sent }).toEqual({ code: 2, sent: [] });
        expect(errors).toContain(message);
    });

    test("and says what the provider said, without the token", async () => {
        const { code, errors } = await running(["a/b", "--task", "fill-mask"], [json({ error: "no such model" }, 404)]);
        expect(code).toBe(1);
        expect(errors).toContain("hf-inference responded with 404");
        expect(errors).toContain("no such model");
        expect(errors).not.toContain("hf_test");
    });
});
