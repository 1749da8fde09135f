import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
    imagesOf,
    keptOf,
    type Message,
    moved,
    nextTurn,
    systemOf,
    textOf,
    withImage,
    withSystem,
    withText,
} from "./messages.ts";

const text = fc.string({ maxLength: 5 });
const part = fc.oneof(
    fc.record({ type: fc.constant("text"), text }),
    fc.record({
        type: fc.constant("image_url"),
        image_url: fc.record({ url: text, detail: text }, { requiredKeys: ["url"] }),
    }),
    fc.record({ type: fc.constant("input_audio"), data: text }),
);
const message: fc.Arbitrary<Message> = fc.record(
    {
        role: fc.constantFrom("user", "assistant", "tool", "system"),
        content: fc.oneof(text, fc.constant(null), fc.array(part, { maxLength: 4 })),
        tool_calls: fc.constant([{ id: "1" }]),
        name: text,
    },
    { requiredKeys: ["role"] },
);
const messages = fc.array(message, { maxLength: 4 });

describe("the turns of a conversation", () => {
    test("have the text that they are given, and the rest as it was", () => {
        fc.assert(
            fc.property(message, text, (one, newText) => {
                const changed = withText(one, newText);
                expect(textOf(changed)).toBe(newText);
                expect(imagesOf(changed)).toEqual(imagesOf(one));
                expect(keptOf(changed)).toEqual(keptOf(one));
                expect({ ...changed, content: 0 }).toEqual({ ...one, content: 0 });
            }),
        );
    });

    test("have the image that they are given, and give it back", () => {
        fc.assert(
            fc.property(message, text, (one, url) => {
                const count = imagesOf(one).length;
                const more = withImage(one, count, url);
                expect(imagesOf(more)).toEqual([...imagesOf(one), url]);
                expect(textOf(more)).toBe(textOf(one));
                expect(keptOf(more)).toEqual(keptOf(one));
                const less = withImage(more, count, undefined);
                expect(imagesOf(less)).toEqual(imagesOf(one));
                expect(textOf(less)).toBe(textOf(one));
            }),
        );
    });

    test("keep what else stands at an image", () => {
        const content = [{ type: "image_url", image_url: { url: "a.png", detail: "low" } }];
        expect(withImage({ role: "user", content }, 0, "b.png")["content"]).toEqual([
            { type: "image_url", image_url: { url: "b.png", detail: "low" } },
        ]);
    });

    test("are plain text again without their image", () => {
        const plainMessage = { role: "user", content: "What is this?" };
        const shown = withImage(plainMessage, 0, "cats.jpg");
        expect(shown["content"]).toEqual([
            { type: "text", text: "What is this?" },
            { type: "image_url", image_url: { url: "cats.jpg" } },
        ]);
        expect(withImage(shown, 0, undefined)).toEqual(plainMessage);
    });

    test("say what they hold that is not shown", () => {
        expect(keptOf({ role: "assistant", content: null, tool_calls: [] })).toEqual(["tool_calls"]);
        expect(keptOf({ role: "user", content: [{ type: "input_audio" }, { type: "text", text: "a" }] })).toEqual([
            "content",
        ]);
        expect(keptOf({ role: "user", content: "a" })).toEqual([]);
    });

    test("take turns", () => {
        expect(nextTurn([])).toEqual({ role: "user", content: "" });
        expect(nextTurn([{ role: "user" }])).toEqual({ role: "assistant", content: "" });
        expect(nextTurn([{ role: "assistant" }])).toEqual({ role: "user", content: "" });
    });

    test("change places with their neighbours", () => {
        expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
        expect(moved(["a", "b", "c"], 2, 1)).toEqual(["a", "c", "b"]);
        expect(moved(["a", "b"], 1, 2)).toEqual(["a", "b"]);
        expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
    });
});

describe("the system prompt", () => {
    test("comes and goes before the turns, which stay", () => {
        fc.assert(
            fc.property(
                messages.filter((all) => all[0]?.["role"] !== "system"),
                fc.string({ minLength: 1 }),
                (all, prompt) => {
                    const prompted = withSystem(all, prompt);
                    expect(systemOf(prompted)).toBe(prompt);
                    expect(prompted.slice(1)).toEqual(all);
                    expect(withSystem(prompted, "")).toEqual(all);
                },
            ),
        );
    });

    test("keeps what else its message holds", () => {
        const first = { role: "system", content: "Be brief.", name: "editor" };
        expect(withSystem([first], "Be kind.")).toEqual([{ ...first, content: "Be kind." }]);
    });
});
