import { expect, test } from "vitest";
import { run as englishStrings } from "../../words/en/run.ts";
import type { Exchange } from "../results/exchanges.ts";
import { requestText } from "./RawExchanges.tsx";

const exchange: Exchange = {
    id: 1,
    at: 0,
    method: "POST",
    url: "https://router.huggingface.co/v1/chat/completions",
    headers: [
        ["authorization", "Bearer hf_abcdefghijklmnop"],
        ["x-key", "secret-key"],
        ["content-type", "application/json"],
    ],
    body: new TextEncoder().encode('{"messages":[]}'),
};

test("a request is shown as HTTP writes it, with its body as people read it, and never with what opens an account", () => {
    const text = requestText(exchange, englishStrings);
    expect(text.split("\n").slice(0, 4)).toEqual([
        "POST https://router.huggingface.co/v1/chat/completions",
        "authorization: Bearer ••••••••",
        "x-key: ••••••••",
        "content-type: application/json",
    ]);
    expect(text).toContain('{\n    "messages": []\n}');
});

test("bytes that nobody reads are counted", () => {
    const image = { ...exchange, headers: [["content-type", "image/png"] as const], body: new Uint8Array(3) };
    expect(requestText(image, englishStrings)).toMatch(/<3 bytes, image\/png>$/);
});
