import { InputError } from "@callsheet/inference";
import { exampleTool } from "@callsheet/inference/descriptions";
import { describe, expect, test } from "vitest";
import { exampleOfResponseFormat, exampleOfTools } from "./example-parameters.ts";
import { writeSnippets } from "./generate.ts";
import type { LeftOut, Model, Snippet, SnippetOptions } from "./snippet.ts";

const chat: Model = { id: "owner/chat", pipeline_tag: "text-generation", tags: ["conversational"] };

const write = (options: SnippetOptions, provider = "auto") =>
    writeSnippets(chat, provider, { providerId: chat.id }, options);
const nameOf = ({ language, client }: Pick<Snippet | LeftOut, "language" | "client">) => `${language}/${client}`;

function contentOf(name: string, options: SnippetOptions): string {
    const { snippets } = write(options);
    return snippets.find((one) => nameOf(one) === name)?.content ?? expect.fail(`no snippet for ${name}`);
}

const reasons = ({ leftOut }: { leftOut: readonly LeftOut[] }) =>
    Object.fromEntries(leftOut.map((one) => [nameOf(one), one.why]));

const named = (...names: string[]) =>
    names.map((name) => ({ type: "function", function: { ...exampleTool.function, name } }));

describe("a chat that offers functions", () => {
    test("has a program that answers their calls, in every client but the shell's", () => {
        const result = write(exampleOfTools);
        expect(result.snippets.map(nameOf)).toEqual([
            "js/callsheet",
            "js/huggingface.js",
            "js/openai",
            "js/fetch",
            "python/huggingface_hub",
            "python/openai",
            "python/requests",
        ]);
        expect(new Set(result.snippets.map(({ variant }) => variant))).toEqual(new Set(["conversationalTools"]));
        expect(reasons(result)).toEqual({ "sh/curl": expect.stringContaining("take Python or JavaScript") });
    });

    test("has a stub for each of them, once, whatever it is called", () => {
        const names = ["a b", "it's", "__proto__", "a b"];
        const options = { parameters: { tools: [...named(...names), { type: "web_search" }] } };
        const program = contentOf("js/fetch", options);
        expect(program.match(/^ {8}case .*$/gm)).toEqual([
            '        case "a b":',
            '        case "it\'s":',
            '        case "__proto__":',
        ]);
        expect(contentOf("python/requests", options)).toContain(
            'functions = {\n    "a b": example,\n    "it\'s": example,\n    "__proto__": example,\n}',
        );
    });

    test("streamed has a program for every client but curl", () => {
        const result = write({ ...exampleOfTools, stream: true });
        expect(result.snippets).toHaveLength(7);
        for (const { content } of result.snippets) expect(content).toContain("The model called functions 5 times");
        expect(Object.keys(reasons(result))).toEqual(["sh/curl"]);
    });

    test("streamed by the Responses API has none, and it is said what to change", () => {
        const result = write({ ...exampleOfTools, stream: true, api: "responses" });
        expect(result.snippets).toEqual([]);
        expect(new Set(Object.values(reasons(result)))).toEqual(
            new Set([expect.stringMatching(/turn streaming off, or take chat-completions\.$/)]),
        );
    });

    test.each([
        ["may not call them", { tools: [exampleTool], tool_choice: "none" }],
        ["has to call one, and would have to again", { tools: [exampleTool], tool_choice: "required" }],
        ["has to call this one", { tools: [exampleTool], tool_choice: { type: "function" } }],
        ["is offered none", { tools: [] }],
        ["is offered others, which its provider runs", { tools: [{ type: "web_search" }] }],
    ])("has the usual program where the model %s", (_, parameters) => {
        const { snippets, leftOut } = write({ parameters });
        expect(new Set(snippets.map(({ variant }) => variant))).toEqual(new Set(["conversational"]));
        expect(leftOut).toEqual([]);
    });
});

describe("an answer in a form", () => {
    test("is printed as its text, which is the JSON", () => {
        expect(contentOf("js/openai", exampleOfResponseFormat)).toContain(
            "console.log(completion.choices[0].message.content);",
        );
        expect(contentOf("python/requests", exampleOfResponseFormat)).toContain(
            'print(completion["choices"][0]["message"]["content"])',
        );
        expect(contentOf("js/openai", {})).toContain("console.log(completion.choices[0].message);");
    });

    test("is not asked of a server of one's own by a library that writes it otherwise", () => {
        const result = write({ ...exampleOfResponseFormat, endpoint: "https://my-endpoint.example/v1" });
        expect(reasons(result)).toEqual({ "python/huggingface_hub": expect.stringContaining("not in OpenAI's form") });
    });
});

describe("an image in a message", () => {
    const withImage = (url: string): SnippetOptions => ({
        messages: [{ role: "user", content: [{ type: "image_url", image_url: { url } }] }],
    });

    test.each([
        ["photo.png", 'data:image/png;base64,${fs.readFileSync("photo.png", "base64")}'],
        ["my photos/of ગીર", 'data:image/jpeg;base64,${fs.readFileSync("my photos/of ગીર", "base64")}'],
        ["C:\\photo.webp", 'data:image/webp;base64,${fs.readFileSync("C:\\\\photo.webp", "base64")}'],
    ])("without a URL is the file of that name: %s", (url, expression) => {
        expect(contentOf("js/fetch", withImage(url))).toContain(`url: \`${expression}\``);
    });

    test.each(["https://a.b/c.png", "HTTP://a.b/c.png", "data:image/png;base64,AAAA", "//a.b/c.png", ""])(
        "with one stays as it is: %s",
        (url) => {
            const program = contentOf("js/fetch", withImage(url));
            expect(program).toContain(JSON.stringify(url));
            expect(program).not.toContain("readFileSync");
        },
    );
});

describe("a chat by the Responses API", () => {
    const api = "responses";

    test("is asked for by openai in both languages, fetch, requests and curl; others say why not", () => {
        const result = write({ api });
        expect(result.snippets.map(nameOf)).toEqual([
            "js/openai",
            "js/fetch",
            "python/openai",
            "python/requests",
            "sh/curl",
        ]);
        expect(Object.keys(reasons(result))).toEqual(["js/callsheet", "js/huggingface.js", "python/huggingface_hub"]);
        expect(reasons(result)["js/callsheet"]).toMatch(/or take chat-completions\.$/);
    });

    test.each([
        [{}, "responses"],
        [{ stream: true }, "responsesStream"],
        [exampleOfTools, "responsesTools"],
    ])("has a shape of its own: %#", (options, variant) => {
        const { snippets } = write({ ...options, api });
        expect(new Set(snippets.map((one) => one.variant))).toEqual(new Set([variant]));
    });

    test("goes through the router to whichever provider", () => {
        const { snippets } = writeSnippets(chat, "together", { providerId: chat.id }, { api });
        expect(snippets.find(({ client }) => client === "curl")?.content).toContain(
            "https://router.huggingface.co/v1/responses",
        );
    });

    test("of a provider at its own address has no program, and it is said why", () => {
        const result = write({ api, direct: true }, "together");
        expect(result.snippets).toEqual([]);
        expect(reasons(result)["sh/curl"]).toMatch(/^At its own address together .* send it through the router/);
    });

    test("that has to call a function would have nothing to print", () => {
        const result = write({ api, parameters: { tools: [exampleTool], tool_choice: "required" } });
        expect(result.snippets).toEqual([]);
        expect(reasons(result)["js/openai"]).toMatch(/take chat-completions\.$/);
    });

    test("refuses parameters that it does not have", () => {
        expect(() => write({ api, parameters: { stop: ["x"] } })).toThrow(InputError);
    });

    test("is none of a task that does not chat", () => {
        const mask = { id: "a/b", pipeline_tag: "fill-mask" };
        expect(writeSnippets(mask, "hf-inference", undefined, { api })).toEqual(writeSnippets(mask, "hf-inference"));
    });
});
