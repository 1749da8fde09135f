import type { Call } from "@callsheet/inference/providers";
import { expect, test } from "vitest";
import type { Exchange } from "./exchanges.ts";
import { inputsSent } from "./replay.ts";

const exchange = (body: unknown, type = "application/json"): Exchange => ({
    id: 1,
    at: 0,
    method: "POST",
    url: "https://example.com",
    headers: [["content-type", type]],
    body: new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body)),
});

const about = (task: string, inputs: unknown) => ({ task, inputs, model: "a/b", provider: "hf-inference" }) as Call;
const image = new Blob([new Uint8Array([1])]);

test("what was sent is what is shown, by whichever name a service calls it", () => {
    const call = about("summarization", "the page's");
    expect(inputsSent(call, exchange({ inputs: "the reader's" }))).toBe("the reader's");
    expect(inputsSent(about("feature-extraction", "x"), exchange({ input: ["one", "two"] }))).toEqual(["one", "two"]);
});

test("a file that was sent as text stays the file, with the question that was sent", () => {
    const call = about("visual-question-answering", { image, question: "the page's" });
    expect(inputsSent(call, exchange({ inputs: { image: "AAEC", question: "the reader's" } }))).toEqual({
        image,
        question: "the reader's",
    });
});

test("what says nothing of the inputs leaves those of the call", () => {
    const call = about("object-detection", image);
    for (const sent of [exchange("bytes", "image/jpeg"), exchange("{"), exchange({ inputs: 3 }), exchange([])]) {
        expect(inputsSent(call, sent)).toBe(image);
    }
});
