/** A case of the suite, the calls that cases make, and their assertions. Nothing here depends on the platform. */
import { InferenceClient, InferenceError, type Options, type OutputOf } from "@callsheet/inference";
import type { RecordedRequest } from "../../src/recorded-request.ts";
import type { SandboxOptions } from "../../src/sandbox.ts";

export type Case = {
    readonly name: string;
    /** Options of the case's own sandbox, such as its faults. */
    readonly sandbox?: SandboxOptions;
    /** Whether the platform makes no difference, so that the case runs in Node alone. Default: false. */
    readonly inNode?: boolean;
    /** Rejects when the case fails. */
    readonly run: (scene: Scene) => Promise<void>;
};

/** The environment of a case. */
export type Scene = {
    /** A fetch that sends every request to the sandbox, whatever its host. */
    readonly fetch: typeof fetch;
    /** The requests that the sandbox has recorded so far. */
    readonly requests: () => Promise<readonly SeenRequest[]>;
};

/** A recorded request as JSON: headers by lower-case name, the body as text. */
export type SeenRequest = Readonly<Omit<RecordedRequest, "headers" | "body" | "fault">> & {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
};

type Connected = Pick<Scene, "fetch">;

export const hubToken = "hf_secret0123456789";

/** Characters of one to four bytes. */
export const question = "Is it so? “હા” 😀";

/** A client of the sandbox, with a model that the client's default provider serves. */
export const clientOf = ({ fetch }: Connected, options: Options = {}, token = hubToken): InferenceClient =>
    new InferenceClient(token, { fetch, model: "any/text-classification", ...options });

/** A call with one request per try: it needs no lookup on the Hub. */
export const classify = (scene: Connected, options?: Options): Promise<OutputOf<"text-classification">> =>
    clientOf(scene).textClassification({ inputs: "It rains." }, options);

const chatting = () => ({
    model: "any/conversational",
    provider: "auto" as const,
    messages: [{ role: "user", content: question }],
    // Only up to the quoted question, since some cases send each byte separately.
    max_tokens: 24,
});

export const chat = (scene: Connected, options?: Options): Promise<OutputOf<"conversational">> =>
    clientOf(scene).chatCompletion(chatting(), options);

type ChatEvent = { readonly choices: readonly { readonly delta: { readonly content?: string | null | undefined } }[] };

export const chatStream = (scene: Connected, options?: Options): AsyncGenerator<ChatEvent, void, undefined> =>
    clientOf(scene).chatCompletionStream(chatting(), options);

/** All events of a stream. If it breaks, those before the error are in `events`. */
export async function eventsOf(
    stream: AsyncIterable<ChatEvent>,
    events: ChatEvent[] = [],
): Promise<readonly ChatEvent[]> {
    for await (const event of stream) events.push(event);
    return events;
}

export const textOf = (events: readonly ChatEvent[]): string =>
    events.map(({ choices }) => choices[0]?.delta.content ?? "").join("");

/** An image, by way of a queue. */
export const paint = (scene: Connected, options: Options = {}, token = "key-secret0123456789"): Promise<Blob> =>
    clientOf(scene, options, token).textToImage({ provider: "fal-ai", model: "any/text-to-image", inputs: "Rain" });

/** @param what the condition as a sentence */
export function holds(condition: boolean, what: string): void {
    if (!condition) throw new Error(`It does not hold that ${what}.`);
}

/** Compares plain data. */
export function equal(actual: unknown, expected: unknown, what = "the value"): void {
    const [actualText, expectedText] = [JSON.stringify(actual), JSON.stringify(expected)];
    if (actualText !== expectedText) throw new Error(`${what}: expected ${expectedText}, received ${actualText}.`);
}

export function includes(text: string | undefined, part: string): void {
    if (!text?.includes(part)) throw new Error(`Expected "${part}" in: ${text}`);
}

/** The error of a call, which must be one of the client's errors. */
export async function errorOf(call: Promise<unknown>): Promise<InferenceError> {
    const [output, error] = await call.then(
        (value) => [value, undefined],
        (reason: unknown) => [undefined, reason],
    );
    if (error instanceof InferenceError) return error;
    if (error === undefined) throw new Error(`The call should fail; it gave ${JSON.stringify(output)}.`);
    throw new Error("The call should fail with an error of the family.", { cause: error });
}

export const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Reads a value until it is as expected. The limit is only for a machine that hangs. */
export async function until<Value>(
    read: () => Promise<Value>,
    good: (value: Value) => boolean,
    what: string,
): Promise<Value> {
    for (let reads = 0; reads < 2000; reads++) {
        const value = await read();
        if (good(value)) return value;
        await pause(50);
    }
    throw new Error(`It never came about that ${what}; at last there was ${JSON.stringify(await read())}.`);
}

/** Waits until the client has disconnected from the last request. */
export const isReleased = ({ requests }: Pick<Scene, "requests">) =>
    until(requests, (seen) => seen.at(-1)?.outcome === "left", "the request is released");

/** Checks that no token was sent to a wrong host. */
export async function leaksNothing({ requests }: Pick<Scene, "requests">): Promise<void> {
    const leaks = (await requests()).flatMap(({ leak }) => leak ?? []);
    equal(leaks, [], "tokens in the wrong hands");
}
