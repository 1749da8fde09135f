import { describe, expect, test } from "vitest";
import { programsOf } from "../../reference/programs.ts";
import { type SnippetProps, snippetOf } from "./snippet-of.ts";

describe("snippetOf: a snippet of a guide", () => {
    test("is what the generator shows for the same link", () => {
        const { id, programs } = snippetOf({ id: "hello", message: "Kem cho?", max_tokens: "64", stream: "true" });
        expect(id).toBe("hello");
        expect(programs.query).toBe("?stream=true&message=Kem+cho%3F&max_tokens=64");
        expect(programs).toBe(
            programsOf({
                stream: "true",
                inputs: '[{"role":"user","content":"Kem cho?"}]',
                parameters: '{"max_tokens":64}',
            }),
        );
        expect(programs.programs.map(({ code }) => code).join()).toContain("Kem cho?");
    });

    test("shows some clients alone where it names them", () => {
        const { programs } = snippetOf({ id: "some", message: "Hi", clients: "js/openai python/openai" });
        expect(programs.programs.map(({ language, client }) => `${language}/${client}`)).toEqual([
            "python/openai",
            "js/openai",
        ]);
    });

    test.each<[string, SnippetProps, string]>([
        ["has no id", { message: "Hi" }, "it needs an id"],
        ["has an id that is no anchor", { id: "Two words", message: "Hi" }, "it needs an id"],
        ["has a property that is no part of a link", { id: "a", mesage: "Hi" }, '"mesage" is no part of a link'],
        ["names a task that nobody does", { id: "a", task: "to-sing" }, "task cannot be to-sing"],
        ["writes JSON wrongly", { id: "a", parameters: '{"max_tokens": }' }, "parameters cannot be"],
        ["gives a parameter what it does not take", { id: "a", max_tokens: "many" }, "max_tokens"],
        ["gives inputs of another task", { id: "a", inputs: '{"question":"Who?"}' }, "messages"],
        ["asks a provider for what it does not do", { id: "a", task: "fill-mask", provider: "groq" }, "no library"],
        ["names a client that there is not", { id: "a", clients: "js/axios" }, "js/axios is no client"],
        ["names a client that cannot", { id: "a", api: "responses", clients: "js/callsheet" }, "cannot make this call"],
    ])("is refused when it %s", (_, props, message) => {
        expect(() => snippetOf(props)).toThrow(message);
    });
});
