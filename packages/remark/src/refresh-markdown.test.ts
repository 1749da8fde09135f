import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { refreshMarkdown } from "./refresh-markdown.ts";

const whisper = "openai/whisper-large-v3";
const block = (info: string, code = "") => `\`\`\`${info}\n${code}\`\`\`\n`;
const kindsIn = (text: string) => refreshMarkdown(text).findings.map(({ kind, line }) => `${kind} ${line}`);

describe("a tagged block", () => {
    const tagged = block(`python callsheet model=${whisper} provider=fal-ai client=huggingface_hub`);

    test("is filled, and is fresh then", () => {
        const { text, findings } = refreshMarkdown(`# Title\n\n${tagged}\nEnd.`);
        expect(findings).toMatchObject([{ kind: "stale", line: 3, found: "", message: "The block is empty." }]);
        expect(text).toMatch(/^# Title\n\n```python callsheet .*\n[^`]*provider="fal-ai"[^`]*\n```\n\nEnd\.$/s);
        expect(refreshMarkdown(text)).toMatchObject({ text, tagged: 1, findings: [] });
    });

    test("is stale as soon as a letter differs", () => {
        const { text } = refreshMarkdown(tagged);
        const { findings, text: again } = refreshMarkdown(text.replace('fal-ai"', 'fal"'));
        expect(findings).toMatchObject([{ kind: "stale", message: expect.stringContaining("stale") }]);
        expect(again).toBe(text);
    });

    test.each([
        ["in a list", (inner: string) => inner.replaceAll(/^/gm, "  ").replace("  ", "- ")],
        ["in a quotation", (inner: string) => inner.trimEnd().replaceAll(/^/gm, "> ")],
        ["behind a longer fence", (inner: string) => inner.replaceAll("```", "`````")],
        ["behind tildes", (inner: string) => inner.replaceAll("```", "~~~")],
    ])("%s stays there", (_where, wrap) => {
        const source = `Before.\n\n${wrap(block(`sh callsheet model=${whisper}`, "old\n"))}`;
        const { text, findings } = refreshMarkdown(source);
        expect(findings).toMatchObject([{ kind: "stale", found: "old" }]);
        expect(text).toContain("curl");
        expect(refreshMarkdown(text)).toMatchObject({ text, tagged: 1, findings: [] });
    });

    test("has the line ends of its file", () => {
        const { text } = refreshMarkdown(`# Title\n\n${tagged}\nEnd.\n`.replaceAll("\n", "\r\n"));
        expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
        expect(refreshMarkdown(text)).toMatchObject({ text, tagged: 1, findings: [] });
    });

    test("has the inputs and the stream of its tag", () => {
        const info = 'js callsheet model=meta-llama/Llama-3.1-8B-Instruct client=openai stream inputs="Why?"';
        const { text } = refreshMarkdown(block(info));
        expect(text).toContain("Why?");
        expect(text).toContain("stream: true");
    });
});

describe("a block that cannot be written stays, and says why", () => {
    test.each([
        ["python callsheet model=nobody/nothing", 'The catalogue has no model "nobody/nothing"'],
        [`python callsheet model=${whisper} provider=groqq`, 'There is no provider "groqq". Did you mean groq?'],
        [`python callsheet model=${whisper} provider=nscale`, `nscale does not list ${whisper}. These do: `],
        [`python callsheet model=${whisper} client=curl`, "There is no such code"],
        ["python callsheet model=a/b task=painting", 'There is no task "painting"'],
        [`sh callsheet model=facebook/bart-large-mnli inputs="{x"`, "begin like JSON"],
        [`python callsheet model=${whisper} provider=fal-ai inputs=talk.flac`, "fal-ai reads recordings of the types"],
        ["python callsheet", "The tag names no model"],
        [`rust callsheet model=${whisper}`, "Callsheet writes no rust."],
        [`pyhton callsheet model=${whisper}`, "Callsheet writes no pyhton. Did you mean python?"],
        ["python callsheet model=OpenAI/whisper-large-v3", `Did you mean ${whisper}?`],
        [`python callsheet model=${whisper} client=opneai`, 'There is no client "opneai". Did you mean openai'],
        [
            `python callsheet model=black-forest-labs/FLUX.1-dev parameters='{"widht":512}'`,
            'text-to-image has no parameter "widht". Did you mean width?',
        ],
        ["python callsheet model=llama3 endpoint=http://localhost:8000", "say it with task="],
    ])("```%s", (info, message) => {
        const source = block(info, "as it was\n");
        const { text, findings } = refreshMarkdown(source);
        expect(text).toBe(source);
        expect(findings).toMatchObject([{ kind: "wrong", line: 1, message: expect.stringContaining(message) }]);
    });
});

test("a name that may be misspelt is named, and the block is written", () => {
    const info = `sh callsheet model=black-forest-labs/FLUX.1-dev client=curl parameters='{"sharpness":2,"width":512}'`;
    const { text, findings } = refreshMarkdown(block(info));
    expect(text).toMatch(/"sharpness": 2/);
    expect(findings.map(({ kind }) => kind)).toEqual(["stale", "doubtful"]);
    const again = refreshMarkdown(text);
    expect(again.text).toBe(text);
    expect(again.findings).toMatchObject([
        { kind: "doubtful", line: 1, message: expect.stringContaining('no parameter "sharpness"') },
    ]);
});

describe("a block without a tag", () => {
    test("that calls a model is named, with its tag and the code for it", () => {
        const code = `client = InferenceClient(provider="fal-ai")\nclient.automatic_speech_recognition("a.mp3", model="${whisper}")\n`;
        const source = block("python", code);
        const { text, findings } = refreshMarkdown(source);
        expect(text).toBe(source);
        expect(findings).toMatchObject([
            { kind: "untagged", tag: `callsheet model=${whisper} provider=fal-ai client=huggingface_hub inputs=a.mp3` },
        ]);
        expect(findings[0]?.expected).toContain("from huggingface_hub import InferenceClient");
    });

    test("at an address that is no more is named, though it names no known model", () => {
        const code = "curl https://api-inference.huggingface.co/models/gpt2 -d '{}'\n";
        expect(kindsIn(block("bash", code))).toEqual(["gone 1"]);
    });

    test("is left alone if it calls none, or is no program", () => {
        expect(kindsIn(block("python", "print(1)\n"))).toEqual([]);
        expect(kindsIn(block("text", "InferenceClient\n"))).toEqual([]);
    });
});

test("MDX is read as such, with code inside of components", () => {
    const source = `import { Tabs } from "./tabs";\n\n<Tabs>\n    ${block(`sh callsheet model=${whisper}`).replaceAll("\n", "\n    ").trimEnd()}\n</Tabs>\n`;
    const { text, findings } = refreshMarkdown(source, { mdx: true });
    expect(findings).toMatchObject([{ kind: "stale" }]);
    expect(text).toMatch(/^import .*<Tabs>\n {4}```sh.*\n {4}```\n<\/Tabs>\n$/s);
});

test("whatever a text holds besides, it stays as it is", () => {
    const piece = fc.constantFrom(
        ...[
            "---\na: 1\n---\n",
            "# T\n",
            "- a\n",
            "```\nx\n```\n",
            "> q\n",
            "\n",
            "text `x` <b>\n",
            "    code\n",
            "\r\n",
        ],
    );
    fc.assert(
        fc.property(fc.array(piece), (pieces) => {
            const text = pieces.join("");
            expect(refreshMarkdown(text)).toMatchObject({ text, tagged: 0, findings: [] });
        }),
    );
});
