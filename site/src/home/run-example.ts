/** The example's calls, made in the page by our own client, and answered by the sandbox in the page. */
import { type EventOf, type Options, perform, performStream, tasks } from "@callsheet/inference";
import { createHandler } from "@callsheet/sandbox/handler";
import type { ExampleTask } from "./examples.ts";

/** What comes back, in the forms that a page shows. */
export type ExampleOutput =
    | { readonly kind: "text"; readonly text: AsyncIterable<string> }
    | { readonly kind: "scores"; readonly scores: readonly { readonly label: string; readonly score: number }[] };

export type ExampleRun = {
    readonly output: ExampleOutput;
    /** The requests that were sent so far, as HTTP writes them, without the token. */
    readonly sent: () => string;
};

export async function runExample(task: ExampleTask): Promise<ExampleRun> {
    const requests: string[] = [];
    const sandbox = createHandler({ pace: "natural" });
    const output = await call(task, {
        fetch: async (input, init) => {
            const request = new Request(input, init);
            requests.push(`${request.method} ${request.url}\n\n${readable(await request.clone().text())}`.trim());
            return await sandbox.fetch(request);
        },
    });
    return { output, sent: () => requests.join("\n\n") };
}

async function call(task: ExampleTask, options: Options): Promise<ExampleOutput> {
    const invocation = {
        target: { accessToken: "hf_sandbox", model: tasks[task].exampleModel },
        parameters: undefined,
        ...tasks[task].example,
    };
    switch (task) {
        case "conversational":
            return { kind: "text", text: textOf(performStream(tasks[task], invocation, options)) };
        case "sentence-similarity": {
            const { sentences } = tasks[task].example.inputs;
            const likenesses = await perform(tasks[task], invocation, options);
            const scores = likenesses.map((score, index) => ({ label: sentences[index] ?? "", score }));
            return { kind: "scores", scores };
        }
        case "zero-shot-classification":
            return { kind: "scores", scores: await perform(tasks[task], invocation, options) };
        case "token-classification": {
            const names = await perform(tasks[task], invocation, options);
            const scores = names.map(({ word, score, entity_group, entity }) => ({
                label: `${word}: ${entity_group ?? entity ?? ""}`,
                score,
            }));
            return { kind: "scores", scores };
        }
    }
}

type Events = ReturnType<typeof performStream<EventOf<"conversational">>>;

async function* textOf(events: Events): AsyncGenerator<string> {
    for await (const { choices } of events) yield choices[0]?.delta.content ?? "";
}

/** A body as people read it. */
function readable(body: string): string {
    try {
        return JSON.stringify(JSON.parse(body), undefined, 4);
    } catch {
        return body;
    }
}
