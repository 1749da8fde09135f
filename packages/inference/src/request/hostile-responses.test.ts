/** Responses that attack the program: whatever they hold, it gets an error of the client, or a result. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { InferenceClient, InferenceError, type Options, ProviderOutputError } from "../index.ts";

type Body = ConstructorParameters<typeof Response>[0];

/** A client whose every request gets this response. */
const clientOf = (body: () => Body, status = 200, type = "application/json", options: Options = {}) =>
    new InferenceClient("key-0123456789", {
        fetch: async () => new Response(body(), { status, headers: { "Content-Type": type } }),
        model: "owner/name",
        provider: "together",
        mapping: { provider: "together", providerId: "their/id", task: "conversational" },
        tries: 1,
        ...options,
    });

const errorOf = async (result: Promise<unknown>): Promise<unknown> => await result.catch((reason: unknown) => reason);

/** A body of pieces, each made when it is read. */
function streamOf(pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
    const rest = (async function* () {
        yield* pieces;
    })();
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
        const { value, done } = await rest.next();
        if (done) controller.close();
        else controller.enqueue(value);
    };
    return new ReadableStream({ pull }, { highWaterMark: 0 });
}

describe("JSON of very many levels", () => {
    const levels = 100_000;
    const bodies: readonly (readonly [name: string, body: string])[] = [
        ["lists", "[".repeat(levels) + "]".repeat(levels)],
        ["errors in errors", `${'{"error":'.repeat(levels)}"x"${"}".repeat(levels)}`],
        ["an error of lists", `{"error":${"[".repeat(levels)}${"]".repeat(levels)}}`],
        ["a field's place in an error", `{"error":[{"loc":${"[".repeat(levels)}${"]".repeat(levels)},"msg":"x"}]}`],
        ["choices", `{"choices":${"[".repeat(levels)}${"]".repeat(levels)}}`],
    ];
    const calls: readonly (readonly [name: string, call: (client: InferenceClient) => Promise<unknown>])[] = [
        ["a chat", (client) => client.chatCompletion({ messages: [] })],
        ["a vector", (client) => client.featureExtraction({ inputs: "x", provider: "hf-inference", accessToken: "" })],
        ["labels", (client) => client.textClassification({ inputs: "x", provider: "hf-inference", accessToken: "" })],
        [
            "a job",
            (client) =>
                client.textToVideo(
                    { inputs: "x" },
                    { mapping: { provider: "together", providerId: "their/id", task: "text-to-video" } },
                ),
        ],
        [
            "a stream",
            async (client) => {
                for await (const _ of client.chatCompletionStream({ messages: [] }));
                throw new InferenceError("The stream is read.");
            },
        ],
    ];

    describe.each(calls)("in place of %s is an error of the client:", (name, call) => {
        test.each(bodies)("%s", async (_, body) => {
            const isStream = name === "a stream";
            const text = isStream ? `data: ${body}\n\n` : body;
            for (const status of isStream ? [200] : [200, 422]) {
                const client = clientOf(() => text, status, isStream ? "text/event-stream" : "application/json");
                const error = await errorOf(call(client));
                expect(error).toBeInstanceOf(InferenceError);
                expect(String(error).length).toBeLessThan(500);
            }
        });
    });
});

describe("a message of an error", () => {
    const long = "x".repeat(900_000);

    test.each([
        ["of a refusal", { error: long }, 422],
        ["of a list", { error: Array.from({ length: 90_000 }, () => "xxxxxxxxxx") }, 422],
        ["in a result", { error: long }, 200],
        ["that is not JSON", long, 422],
    ])("%s is shortened", async (_, body, status) => {
        const error = await errorOf(clientOf(() => JSON.stringify(body), status).chatCompletion({ messages: [] }));
        expect(error).toBeInstanceOf(InferenceError);
        expect(String(error).length).toBeLessThan(2100);
    });

    test("of a job is shortened", async () => {
        const bodies = [{ id: "7" }, { status: "failed", error: { message: long } }];
        const client = clientOf(() => JSON.stringify(bodies.shift()));
        const mapping = { provider: "together", providerId: "their/id", task: "text-to-video" };
        const error = await errorOf(client.textToVideo({ inputs: "x" }, { mapping }));
        expect(error).toMatchObject({ name: "ProviderApiError" });
        expect(String(error)).toMatch(/^ProviderApiError: The job at together failed: x{2000}…$/);
    });

    test("of a stream is shortened", async () => {
        const client = clientOf(() => `event: error\ndata: {"message":"${long}"}\n\n`, 200, "text/event-stream");
        const error = await errorOf(client.chatCompletionStream({ messages: [] }).next());
        expect(String(error)).toMatch(/^ProviderApiError: together broke off the stream: x{2000}…$/);
    });
});

describe("a body in very small pieces", () => {
    const collectGarbage = () => {
        setFlagsFromString("--expose-gc");
        runInNewContext("gc")();
    };

    test("does not keep them: each would take a hundred times its size", async () => {
        const count = 20_000;
        const pieces: WeakRef<Uint8Array>[] = [];
        let alive = count;
        async function* body() {
            for (let index = 0; index < count; index++) {
                const piece = Uint8Array.of(0x20);
                pieces.push(new WeakRef(piece));
                yield piece;
            }
            // What a weak reference was made for is kept until the turn ends.
            await new Promise(setImmediate);
            collectGarbage();
            alive = pieces.filter((piece) => piece.deref()).length;
            yield new TextEncoder().encode('{"choices":[]}');
        }
        await expect(clientOf(() => streamOf(body())).chatCompletion({ messages: [] })).resolves.toEqual({
            choices: [],
        });
        expect(alive).toBeLessThan(count / 10);
    });

    test("is the same as the whole", () =>
        fc.assert(
            fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 20 })), fc.boolean(), async (pieces, isShared) => {
                const sent = isShared ? pieces.map((piece) => shared(piece)) : pieces;
                const image = await clientOf(() => streamOf(sent), 200, "image/png").textToImage({
                    inputs: "A boat",
                    provider: "hf-inference",
                    accessToken: "",
                });
                expect(Buffer.from(await image.arrayBuffer())).toEqual(Buffer.concat(pieces));
            }),
        ));
});

const shared = (piece: Uint8Array): Uint8Array => {
    const copy = new Uint8Array(new SharedArrayBuffer(piece.length));
    copy.set(piece);
    return copy;
};

test.each([
    ["application/json", "The text of together is larger than 524288000 bytes"],
    ["text/event-stream", "An event of together is larger than 524288000 bytes"],
])("a text that no string can hold is an error of the client, whatever is allowed: %s", async (type, message) => {
    // The memory of the piece is reserved, but it is never touched.
    const client = clientOf(() => streamOf([new Uint8Array(501 * 2 ** 20)]), 200, type, {
        maxBytes: Infinity,
    });
    const call =
        type === "application/json"
            ? client.chatCompletion({ messages: [] })
            : client.chatCompletionStream({ messages: [] }).next();
    const error = await errorOf(call);
    expect(error).toBeInstanceOf(ProviderOutputError);
    expect(String(error)).toContain(message);
});

describe("a stream that gives no event is given up:", () => {
    const encode = (text: string) => new TextEncoder().encode(text);
    const megabyte = (text: string) => encode(text.repeat(2 ** 20 / text.length));

    function* endless(piece: Uint8Array, first = "") {
        yield encode(first);
        while (true) yield piece;
    }

    const read = (pieces: Iterable<Uint8Array>, options: Options = {}) =>
        errorOf(
            clientOf(() => streamOf(pieces), 200, "text/event-stream", options)
                .chatCompletionStream({ messages: [] })
                .next(),
        );

    test.each([
        ["a line without an end", "x", "data: "],
        ["a comment without an end", "x", ": "],
        ["a type without an end", "x", "event: "],
        ["lines of one event", `data: ${"x".repeat(25)}\n`, ""],
        ["lines without data", "data:xx\n", ""],
        ["comments", ": hello\n", ""],
        ["empty lines", "\n", ""],
        ["events without data", "event:x\n\n".slice(1), ""],
    ])("%s", async (_, text, first) => {
        const error = await read(endless(megabyte(text), first));
        expect(error).toBeInstanceOf(ProviderOutputError);
        expect(String(error)).toContain("An event of together is larger than 67108864 bytes");
    });

    test.each([
        ["an event of very many lines", "data:\n"],
        ["a line of very many pieces", "x"],
    ])("%s, before its strings fill the memory", async (_, text) => {
        let count = 0;
        function* pieces() {
            for (const piece of endless(encode(text))) {
                count += 1;
                yield piece;
            }
        }
        const error = await read(pieces(), { maxBytes: 2 ** 20 });
        expect(error).toBeInstanceOf(ProviderOutputError);
        expect(String(error)).toContain("An event of together is larger than 1048576 bytes");
        // Each is a string of some 64 bytes.
        expect(count).toBeLessThan(100_000);
    });
});
