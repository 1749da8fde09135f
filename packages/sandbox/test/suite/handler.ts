/** The sandbox's handler itself, on the platform of the suite: in Node, in a page, in an edge worker. */
import type { TaskId } from "@callsheet/inference/tasks";
import type { Fault } from "../../src/faults/fault.ts";
import { createHandler, type HandlerOptions, sandboxHeader, sandboxNotice } from "../../src/handler.ts";
import { type Case, equal, holds, includes } from "./case.ts";

const router = "https://router.huggingface.co";
const authorization = "Bearer hf_test";
const messages = [{ role: "user", content: "When does the ferry leave?" }];
const chat = { model: "me/my-own", messages };

const ofTexts: readonly TaskId[] = [
    "conversational",
    "feature-extraction",
    "fill-mask",
    "summarization",
    "text-classification",
    "text-generation",
    "text-to-audio",
    "text-to-image",
    "text-to-speech",
    "token-classification",
    "translation",
];

const requestOf = (body: object, url = `${router}/v1/chat/completions`, signal?: AbortSignal) =>
    new Request(url, {
        method: "POST",
        headers: { authorization, "content-type": "application/json" },
        body: JSON.stringify(body),
        ...(signal && { signal }),
    });

/** Sends a request to a sandbox with a fault. */
function failing(fault: Fault, signal?: AbortSignal) {
    const { fail, fetch, requests } = createHandler();
    fail(fault);
    const response = fetch(requestOf({ ...chat, stream: true }, undefined, signal));
    return { response, outcome: () => requests[0]?.outcome };
}

/** Reads the body with a reader: Chromium's `text()` hides the error of a broken stream. */
async function readToItsEnd({ body }: Response): Promise<void> {
    for (const reader = body?.getReader(); reader && !(await reader.read()).done; );
}

const rejection = (waiting: Promise<unknown>): Promise<unknown> =>
    waiting.then(
        () => undefined,
        (reason: unknown) => reason,
    );

const here = (name: string, run: Case["run"]): Case => ({ name: `handler: ${name}`, run });

export const handlerCases: readonly Case[] = [
    here("a chat is answered, and says that no model did", async () => {
        const response = await createHandler().fetch(requestOf(chat));
        const { choices } = await response.json();
        equal([response.status, response.headers.get(sandboxHeader)], [200, sandboxNotice]);
        holds(choices[0].message.content.length > 0, "something is said");
    }),

    here("what is answered at once is what is fetched", async () => {
        const { respond, fetch } = createHandler();
        const request = requestOf(chat);
        const body = new Uint8Array(await request.clone().arrayBuffer());
        const response = respond({ method: "POST", url: request.url, headers: request.headers, body });
        const text = response.body instanceof Uint8Array ? new TextDecoder().decode(response.body) : "pieces";
        equal(text, await (await fetch(request)).text());
    }),

    here("a stream comes in pieces, at its pace", async () => {
        const response = await createHandler({ pace: "natural" }).fetch(requestOf({ ...chat, stream: true }));
        const times: number[] = [];
        const began = performance.now();
        for (const reader = response.body?.getReader(); reader; ) {
            const { done } = await reader.read();
            if (done) break;
            times.push(performance.now() - began);
        }
        holds(times.length > 5, "there are pieces");
        // In an edge worker the clock stands still during computation and advances only with I/O.
        holds((times.at(-1) ?? 0) > (times[0] ?? 0), "they come one after the other");
    }),

    here("tasks that take a text are answered", async () => {
        const { fetch } = createHandler();
        for (const task of ofTexts) {
            const inputs = task === "fill-mask" ? "A [MASK]." : task === "conversational" ? { text: "Hello" } : "Ada.";
            const url = `${router}/hf-inference/models/any/${task}`;
            equal((await fetch(requestOf({ inputs }, url))).status, 200, task);
        }
    }),

    here("the file of a result can be fetched", async () => {
        const { fetch } = createHandler();
        const submission = await fetch(requestOf({ prompt: "A ferry" }, `${router}/fal-ai/fal-ai/flux/dev`));
        const { images } = await submission.json();
        const file = await fetch(new Request(images[0].url));
        equal([file.status, file.headers.get("content-type")], [200, "image/png"]);
        holds((await file.arrayBuffer()).byteLength > 50, "it is there");
    }),

    here("a form is read", async () => {
        const { fetch } = createHandler();
        const sound = await fetch(requestOf({ inputs: "Hello" }, `${router}/hf-inference/models/facebook/mms-tts-guj`));
        const form = new FormData();
        form.append("model", "me/whisper");
        form.append("file", new File([await sound.arrayBuffer()], "a.flac", { type: "audio/flac" }));
        const url = `${router}/together/v1/audio/transcriptions`;
        const heard = await fetch(new Request(url, { method: "POST", headers: { authorization }, body: form }));
        equal([heard.status, typeof (await heard.json()).text], [200, "string"]);
    }),

    here("a connection that is reset, or cut, is an error", async () => {
        const reset = failing({ kind: "reset" });
        holds((await rejection(reset.response)) instanceof TypeError, "fetch rejects");
        const cut = failing({ kind: "truncate" });
        holds((await rejection((await cut.response).text())) instanceof TypeError, "reading rejects");
        equal([reset.outcome(), cut.outcome()], ["cut", "cut"]);
    }),

    here("one that stalls is left by whoever aborts", async () => {
        for (const kind of ["silence", "stall"] as const) {
            const controller = new AbortController();
            const { response, outcome } = failing({ kind }, controller.signal);
            setTimeout(() => controller.abort(new Error("enough")), 20);
            includes(String(await rejection(response.then(readToItsEnd))), "enough");
            equal(outcome(), "left");
        }
    }),

    here("chance and answers follow from the seed", async () => {
        const all = async (options: HandlerOptions) => {
            const { fetch } = createHandler(options);
            const failures = await Promise.all(Array.from({ length: 20 }, () => fetch(requestOf(chat))));
            return failures.map(({ status, headers }) => [status, headers.get("x-request-id")]);
        };
        const failures = [{ fault: { kind: "status", status: 503 }, chance: 0.5 }] as const;
        equal(await all({ failures, seed: 3 }), await all({ failures, seed: 3 }));
        holds(`${await all({ failures, seed: 3 })}` !== `${await all({ failures, seed: 4 })}`, "seeds differ");
    }),

    here("a page of another origin is let in", async () => {
        const request = new Request(`${router}/v1/models`, {
            method: "OPTIONS",
            headers: { "x-asks": "authorization" },
        });
        const { status, headers } = await createHandler().fetch(request);
        equal([status, headers.get("access-control-allow-origin")], [204, "*"]);
    }),
];
