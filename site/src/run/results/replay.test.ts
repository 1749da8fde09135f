/** The sandbox's response for every task is shown in the right blocks, read from the recorded exchange. */
import { perform, performStream } from "@callsheet/inference";
import type { Call } from "@callsheet/inference/providers";
import { type TaskId, taskIds, tasks } from "@callsheet/inference/tasks";
import { createHandler } from "@callsheet/sandbox/handler";
import type { SnippetOptions } from "@callsheet/snippets";
import { describe, expect, test } from "vitest";
import { sampleFiles } from "../inputs/sample-file.ts";
import { withFiles } from "../panel/runnable-call.ts";
import { exampleCall } from "../testing.ts";
import type { Block } from "./block.ts";
import { callsMade, type Exchange, withRunEvent } from "./exchanges.ts";
import { inputsSent, replay } from "./replay.ts";

/** The blocks of each task's result. */
const kinds: Readonly<Record<TaskId, readonly Block["kind"][]>> = {
    conversational: ["text"],
    "text-generation": ["text", "text"],
    summarization: ["text", "text"],
    translation: ["text", "text"],
    "text-classification": ["text", "bars"],
    "zero-shot-classification": ["text", "bars"],
    "fill-mask": ["bars"],
    "token-classification": ["spans"],
    "question-answering": ["text", "text", "spans"],
    "table-question-answering": ["text", "text", "table"],
    "tabular-classification": ["table"],
    "tabular-regression": ["table"],
    "sentence-similarity": ["text", "bars"],
    "feature-extraction": ["vector"],
    "visual-question-answering": ["image", "text", "bars"],
    "document-question-answering": ["image", "text", "bars"],
    "image-to-text": ["image", "text"],
    "image-classification": ["image", "bars"],
    "zero-shot-image-classification": ["image", "bars"],
    "object-detection": ["image"],
    "image-segmentation": ["image"],
    "automatic-speech-recognition": ["player", "text"],
    "audio-classification": ["player", "bars"],
    "audio-to-audio": ["player", "player"],
    "text-to-image": ["image"],
    "image-to-image": ["image", "image"],
    "image-text-to-image": ["image", "image"],
    "text-to-speech": ["text", "player"],
    "text-to-audio": ["player"],
    "text-to-video": ["player"],
    "image-to-video": ["image", "player"],
    "image-text-to-video": ["image", "player"],
};

/** Records a call of our own client. Other libraries' exchanges look the same. */
async function recorded(call: Call): Promise<readonly Exchange[]> {
    let exchanges: readonly Exchange[] = [];
    const sandbox = createHandler({ pace: "fast" }).fetch;
    let id = 0;
    const fetch: typeof globalThis.fetch = async (input, init) => {
        const request = new Request(input, init);
        const own = id++;
        const body = new Uint8Array(await request.clone().arrayBuffer());
        const { method, url } = request;
        exchanges = withRunEvent(exchanges, {
            kind: "request",
            id: own,
            at: own,
            method,
            url,
            headers: [...request.headers],
            body,
        });
        const response = await sandbox(request);
        const bytes = new Uint8Array(await response.clone().arrayBuffer());
        const { status } = response;
        exchanges = withRunEvent(exchanges, { kind: "response", id: own, status, headers: [...response.headers] });
        exchanges = withRunEvent(exchanges, { kind: "piece", id: own, bytes });
        exchanges = withRunEvent(exchanges, { kind: "response-end", id: own });
        return response;
    };
    const { inputs, parameters, model, provider, stream } = call;
    const target = { model, provider, accessToken: "hf_test" };
    const invocation = { inputs, parameters, target };
    if (stream && call.task === "conversational") {
        for await (const _event of performStream(tasks.conversational, invocation, { fetch }));
    } else await perform<unknown>(tasks[call.task], invocation, { fetch });
    return exchanges;
}

const callOf = (task: TaskId, options: SnippetOptions = {}): Call => {
    const call = exampleCall(task, options);
    return withFiles(call, sampleFiles(call)) as Call;
};

async function blocksShown(call: Call, shownCall = call): Promise<readonly Block[] | undefined> {
    const exchanges = await recorded(call);
    const callMade = callsMade(exchanges)[0];
    return callMade && replay(shownCall, callMade, exchanges);
}

describe("the replay", () => {
    test.for(taskIds)("shows the answer of %s as what it is", async (task) => {
        const blocks = await blocksShown(callOf(task));
        expect(blocks?.map(({ kind }) => kind)).toEqual(kinds[task]);
    });

    test("shows the words of a stream as those of a whole answer", async () => {
        expect(await blocksShown(callOf("conversational", { stream: true }))).toEqual(
            await blocksShown(callOf("conversational")),
        );
    });

    test("shows what was sent, not what the page would have sent", async () => {
        const own = callOf("token-classification");
        const changed = { ...own, inputs: "Meera went to Bhuj." } as Call;
        const blocks = await blocksShown(changed, own);
        expect(blocks).toMatchObject([{ kind: "spans", text: "Meera went to Bhuj." }]);
    });

    test("says nothing of a response that our client cannot read", async () => {
        const exchanges = await recorded(callOf("conversational"));
        const [callMade] = callsMade(exchanges);
        const response = {
            status: 200,
            headers: [["content-type", "application/json"] as const],
            pieces: [],
            ended: true,
        };
        expect(
            callMade &&
                (await replay(callOf("conversational"), { ...callMade, post: { ...callMade.post, response } }, [])),
        ).toBe(undefined);
    });
});

const exchangeWith = (body: unknown, type = "application/json"): Exchange => ({
    id: 1,
    at: 0,
    method: "POST",
    url: "https://example.com",
    headers: [["content-type", type]],
    body: new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body)),
});

const about = (task: string, inputs: unknown) => ({ task, inputs, model: "a/b", provider: "hf-inference" }) as Call;
const image = new Blob([new Uint8Array([1])]);

test("inputsSent: what was sent is what is shown, by whichever name a service calls it", () => {
    const call = about("summarization", "the page's");
    expect(inputsSent(call, exchangeWith({ inputs: "the reader's" }))).toBe("the reader's");
    expect(inputsSent(about("feature-extraction", "x"), exchangeWith({ input: ["one", "two"] }))).toEqual([
        "one",
        "two",
    ]);
});

test("inputsSent: a file that was sent as text stays the file, with the question that was sent", () => {
    const call = about("visual-question-answering", { image, question: "the page's" });
    expect(inputsSent(call, exchangeWith({ inputs: { image: "AAEC", question: "the reader's" } }))).toEqual({
        image,
        question: "the reader's",
    });
});

test("inputsSent: what says nothing of the inputs leaves those of the call", () => {
    const call = about("object-detection", image);
    for (const sent of [
        exchangeWith("bytes", "image/jpeg"),
        exchangeWith("{"),
        exchangeWith({ inputs: 3 }),
        exchangeWith([]),
    ]) {
        expect(inputsSent(call, sent)).toBe(image);
    }
});
