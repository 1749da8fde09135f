import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { englishGenerator } from "../generator/core.ts";
import { SnippetGenerator, type SnippetGeneratorProps } from "../generator/index.ts";
import { Snippet, type SnippetProps, SnippetTabs, type SnippetTabsProps, snippetsFor } from "../index.ts";
import { gujarati } from "../words/gu/snippet.ts";

/** The text of the code in some HTML. */
const codeIn = (html: string): readonly string[] =>
    [...html.matchAll(/<code class="callsheet-code[^"]*">(.*?)<\/code>/gs)].map(([, code = ""]) =>
        code
            .replaceAll(/<[^>]+>/g, "")
            .replaceAll("&quot;", '"')
            .replaceAll("&#x27;", "'")
            .replaceAll("&lt;", "<")
            .replaceAll("&gt;", ">")
            .replaceAll("&amp;", "&"),
    );

/** Only the Hub knows what the provider calls this model. */
const own = { model: "my/own", task: "text-to-image", provider: "together" } as const;
const flux = { model: "black-forest-labs/FLUX.1-dev", provider: "fal-ai" } as const;

describe("a snippet", () => {
    test("is the generator's program, whole, in static HTML", () => {
        const html = renderToStaticMarkup(<Snippet {...flux} client="fal_client" />);
        const { snippets } = snippetsFor(flux);
        const content = snippets.find(({ client }) => client === "fal_client")?.content;
        expect(codeIn(html)).toEqual([content?.trimEnd()]);
        expect(html).toContain("pip install fal-client");
    });

    test("takes its task and its provider from the catalogue", () => {
        expect(codeIn(renderToStaticMarkup(<Snippet model="openai/whisper-large-v3" client="curl" />))[0]).toContain(
            "router.huggingface.co/hf-inference/models/openai/whisper-large-v3",
        );
    });

    test("takes a text as the message of a chat, and a text as the input of another task", () => {
        const chat = <Snippet model="openai/gpt-oss-20b" inputs="</script> Why?" client="curl" />;
        expect(codeIn(renderToStaticMarkup(chat))[0]).toContain('"content": "</script> Why?"');
        const summary = <Snippet task="summarization" inputs="It's raining." client="requests" />;
        expect(codeIn(renderToStaticMarkup(summary))[0]).toContain('"It\'s raining."');
    });

    test("of a client in two languages is chosen by both", () => {
        const of = (client: string) => codeIn(renderToStaticMarkup(<Snippet client={client} />))[0] ?? "";
        expect(of("js/openai")).toContain('import { OpenAI } from "openai"');
        expect(of("python/openai")).toContain("from openai import OpenAI");
    });

    test("says what is wrong with its call, and shows the default", () => {
        const html = renderToStaticMarkup(<Snippet model="no model" client="curl" strings={gujarati} />);
        expect(html).toContain("અહીં ભૂલ છે: મોડેલ.");
        expect(codeIn(html)).toHaveLength(1);
    });

    test("says why its client has none", () => {
        const html = renderToStaticMarkup(<Snippet {...own} client="requests" />);
        expect(codeIn(html)).toEqual([]);
        expect(html).toContain("This library cannot make this call:");
    });

    test("has the caller's classes beside its own", () => {
        const html = renderToStaticMarkup(<Snippet className="mine" classNames={{ pre: "box", code: "text" }} />);
        for (const name of ["callsheet-root mine", "callsheet-pre box", "callsheet-code text"])
            expect(html).toContain(`class="${name}"`);
    });
});

describe("tabs", () => {
    test("hold every program", () => {
        const html = renderToStaticMarkup(<SnippetTabs {...flux} />);
        expect(codeIn(html).toSorted()).toEqual(
            snippetsFor(flux)
                .snippets.map(({ content }) => content.trimEnd())
                .toSorted(),
        );
    });

    test("hold the clients that are asked for, in that order", () => {
        const html = renderToStaticMarkup(<SnippetTabs {...flux} clients={["curl", "js/fetch"]} client="fetch" />);
        expect([...html.matchAll(/aria-selected="(\w+)"[^>]*>([\w.]+)</g)].map(([, on, name]) => [name, on])).toEqual([
            ["curl", "false"],
            ["fetch", "true"],
        ]);
    });

    test.each([
        ["opneai", /Check the library\. .*There is no client &quot;opneai&quot;\. Did you mean openai\?/],
        ["python/openai", /Check the library\. .*No program of python\/openai makes this call\./],
    ])("say why there is none of %s, beside those that there are", (client, notice) => {
        const html = renderToStaticMarkup(<SnippetTabs {...flux} clients={[client, "js/fetch"]} />);
        expect(html).toMatch(notice);
        expect(codeIn(html)).toHaveLength(1);
        const alone = renderToStaticMarkup(<SnippetTabs {...flux} clients={[client]} />);
        expect(alone).toMatch(notice);
        expect(alone).not.toContain("does not serve");
    });

    test("say the library's reason where a client that was asked for has no tab", () => {
        const html = renderToStaticMarkup(<SnippetTabs {...own} clients={["requests", "huggingface_hub"]} />);
        expect(html).toMatch(/This library cannot make this call: .*python\/requests: /);
        expect(codeIn(html)).toHaveLength(1);
    });

    test("hold the reasons of the others, if asked", () => {
        const { leftOut } = snippetsFor(own);
        const html = renderToStaticMarkup(<SnippetTabs {...own} leftOut />);
        expect(leftOut.length).toBeGreaterThan(0);
        expect(html.match(/data-without/g) ?? []).toHaveLength(leftOut.length);
    });
});

/** What JavaScript may write for what is not given; the types have no place for it. */
const nothing = <Props extends object>(names: readonly (keyof Props)[]): Partial<Props> =>
    Object.fromEntries(names.map((name) => [name, null])) as Partial<Props>;

test("null is what is not given", () => {
    const call = ["task", "provider", "inputs", "parameters", "stream", "billTo", "endpoint", "providerModel"] as const;
    const look = ["client", "language", "lookUp", "strings", "install", "className", "classNames"] as const;
    const snippet = nothing<SnippetProps>([...call, ...look]);
    expect(renderToStaticMarkup(<Snippet {...flux} {...snippet} provider="fal-ai" />)).toBe(
        renderToStaticMarkup(<Snippet {...flux} />),
    );
    const tabs = { ...snippet, ...nothing<SnippetTabsProps>(["clients", "leftOut", "group"]) };
    const withoutIds = (html: string) => html.replaceAll(/_R_\w*_/g, "");
    expect(withoutIds(renderToStaticMarkup(<SnippetTabs {...tabs} />))).toBe(
        withoutIds(renderToStaticMarkup(<SnippetTabs />)),
    );
    const own = nothing<SnippetGeneratorProps>(["start", "keep", "onQuery", "renderCode", "idPrefix", "classNames"]);
    expect(renderToStaticMarkup(<SnippetGenerator strings={englishGenerator} {...own} />)).toContain("<form");
});
