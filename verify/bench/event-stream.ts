/** A chat stream as providers send it: many small events. */

const words = ["The", " rain", " stopped", " just", " before", " the", " match", " began", ",", " છે", " and", ' "x"\n'];

const event = (index: number, isLast: boolean) => ({
    id: "chatcmpl-9f3a2b7c1d5e4f60",
    object: "chat.completion.chunk",
    created: 1_750_000_000,
    model: "meta-llama/Llama-3.1-8B-Instruct",
    system_fingerprint: "fp_44709d6fcb",
    choices: [{ index: 0, delta: { content: textOf(index) }, logprobs: null, finish_reason: isLast ? "stop" : null }],
});

/** The text of an event. */
export const textOf = (index: number): string => words[index % words.length] ?? "";

/** The JSON of each event. */
export const eventTexts = (count: number): string[] =>
    Array.from({ length: count }, (_, index) => JSON.stringify(event(index, index === count - 1)));

/** A fetch that always responds with these events, split into chunks of a fixed number of bytes. */
export function fetchOfPieces(texts: readonly string[], size: number): typeof fetch {
    const bytes = new TextEncoder().encode(`${texts.map((text) => `data: ${text}\n\n`).join("")}data: [DONE]\n\n`);
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.slice(index * size, (index + 1) * size),
    );
    return async () => {
        const remaining = pieces.values();
        const body = new ReadableStream<Uint8Array>({
            pull(controller) {
                const { value, done } = remaining.next();
                if (done) controller.close();
                else controller.enqueue(value);
            },
        });
        return new Response(body, { headers: { "content-type": "text/event-stream" } });
    };
}
