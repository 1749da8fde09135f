import { describe, expect, test } from "vitest";
import { readInfo, type Tag, tagIn } from "./tag.ts";

const tagOf = (info: string): Tag | undefined => tagIn(readInfo(info));

describe("the tag of a block", () => {
    test.each([
        ["python", "callsheet model=a/b", { model: "a/b" }],
        ["python", "title=x callsheet model=a/b", { model: "a/b" }],
        ["callsheet", "model=a/b client=curl", { model: "a/b", client: "curl" }],
        ["js", "callsheet model=a/b direct", { model: "a/b", direct: true }],
        ["js", 'callsheet model=a/b inputs="two words" stream', { model: "a/b", inputs: "two words", stream: true }],
        ["js", `callsheet model=a/b parameters='{"width": 512}'`, { model: "a/b", parameters: { width: 512 } }],
        ["TypeScript", 'callsheet model=a/b parameters={"width":512}', { model: "a/b", parameters: { width: 512 } }],
        [
            "sh",
            "callsheet model=a/b provider=fal-ai task=text-to-image",
            { model: "a/b", provider: "fal-ai", task: "text-to-image" },
        ],
    ])("```%s %s", (lang, meta, tag) => {
        expect(tagOf(`${lang} ${meta}`)).toEqual(tag);
    });

    test.each([
        "python",
        "python title=callsheet.py",
        "",
        "sh callsheets model=a/b",
        "sh callsheet ignore",
        "{.python title=callsheet}",
    ])("is not there: ```%s", (info) => {
        expect(tagOf(info)).toBeUndefined();
    });

    test.each([
        ["callsheet", "The tag names no model"],
        ["callsheet provider=groq", "The tag names no model"],
        ["callsheet model=a/b modle=c", 'There is no "modle" in a tag. Did you mean model?'],
        ["callsheet model=a/b foldable", "Words for your site stand before callsheet"],
        ["callsheet model=a/b stream=yes", "stream takes no value"],
        ["callsheet model=a/b provider", "provider= takes a value"],
        ["callsheet model=a/b parameters=512", "parameters= takes a JSON object in single quotes"],
        ["callsheet model=a/b parameters='{width:512}'", "parameters= takes a JSON object in single quotes"],
        ["callsheet model=a/b ignore", '"ignore" stands alone in a tag'],
    ])("%s is a mistake", (meta, message) => {
        expect(() => tagOf(`python ${meta}`)).toThrow(message);
    });

    test.each(["rust", "text", "java", "c++"])("is a mistake in a fence of the language %s", (lang) => {
        expect(() => tagOf(`${lang} callsheet model=a/b`)).toThrow(`Callsheet writes no ${lang}.`);
        expect(tagOf(`${lang} callsheet ignore`)).toBeUndefined();
    });
});
