import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Snippet, SnippetTabs, snippetsFor } from "../index.ts";
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

    test("hold the reasons of the others, if asked", () => {
        const { leftOut } = snippetsFor(own);
        const html = renderToStaticMarkup(<SnippetTabs {...own} leftOut />);
        expect(leftOut.length).toBeGreaterThan(0);
        expect(html.match(/data-without/g) ?? []).toHaveLength(leftOut.length);
    });
});
