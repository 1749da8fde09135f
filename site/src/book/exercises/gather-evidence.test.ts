import { describe, expect, test } from "vitest";
import { type RunEvent, type RunnableProgram, type RunOptions, runFailures } from "../../run/protocol.ts";
import type { Runner } from "../../run/runner.ts";
import { gatherEvidence, NotRunError } from "./gather-evidence.ts";

const program = { language: "python", code: 'print("hello")' } as const;
const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const ended: RunEvent = { kind: "ended", milliseconds: 5 };

type Asked = { readonly program: RunnableProgram; readonly options: RunOptions };

/** A runner whose runs have these events. @param onEvent is told of each before it is given */
function fakeRunner(runs: readonly (readonly RunEvent[])[], onEvent = (_: RunEvent): void => {}) {
    const asked: Asked[] = [];
    const runner: Runner = {
        async *run(program, options) {
            const events = runs[asked.length] ?? [];
            asked.push({ program, options });
            for (const event of events) {
                onEvent(event);
                if (options.signal.aborted) return;
                yield event;
            }
        },
        sizeToLoad: async () => 0,
    };
    return { runner, asked };
}

type Exercise = Parameters<typeof gatherEvidence>[0];

async function gathered(events: readonly RunEvent[], exercise: Exercise = { files: {}, runs: [{}] }) {
    const { runner } = fakeRunner([events]);
    const [evidence] = await gatherEvidence(exercise, program, runner, new AbortController().signal, () => {});
    return evidence;
}

const chat = "https://router.huggingface.co/v1/chat/completions";

/** The events of an exchange. */
const exchange = (id: number, request: object, status: number, pieces: readonly string[], hint?: string) =>
    [
        {
            kind: "request",
            id,
            at: 1000 * id,
            ...{ method: "POST", url: chat, headers: [["content-type", "application/json"]], body: bytesOf("{}") },
            ...request,
        },
        {
            kind: "response",
            id,
            status,
            headers: [["Content-Type", "application/json"], ...(hint ? [["X-Sandbox-Hint", hint]] : [])],
        },
        ...pieces.map((piece) => ({ kind: "piece", id, bytes: bytesOf(piece) })),
        { kind: "response-end", id },
    ] as RunEvent[];

describe("gatherEvidence: what a program did in a page", () => {
    test("is its calls, in order, with their answers", async () => {
        const headers = [
            ["Authorization", "Bearer x"],
            ["Content-Type", "application/json"],
        ];
        const evidence = await gathered([
            ...exchange(1, { headers, body: bytesOf('{"model":"a"}') }, 200, ['{"choi', 'ces":[]}']),
            ...exchange(2, { body: bytesOf('{"model":"b"}') }, 422, ["no"], "max_tokens is a number"),
            ended,
        ]);
        expect(evidence?.calls).toEqual([
            {
                ...{ method: "POST", url: chat, body: { model: "a" }, status: 200, response: '{"choices":[]}' },
                headers: { authorization: "Bearer x", "content-type": "application/json" },
                ...{ at: 1000, hint: undefined },
            },
            expect.objectContaining({
                ...{ at: 2000, body: { model: "b" }, status: 422, response: "no", hint: "max_tokens is a number" },
            }),
        ]);
    });

    test("has no look-ups at the Hub, and no polls", async () => {
        const evidence = await gathered([
            ...exchange(1, { method: "GET", url: "https://huggingface.co/api/models/a/b" }, 200, ["{}"]),
            ...exchange(2, { method: "POST", url: "https://huggingface.co/api/whatever" }, 200, ["{}"]),
            ...exchange(3, { method: "GET", url: "https://queue.fal.run/a/requests/1" }, 200, ["{}"]),
            ...exchange(4, {}, 200, ["{}"]),
            ended,
        ]);
        expect(evidence?.calls.map(({ url }) => url)).toEqual([chat]);
    });

    test("keeps a call that got no answer", async () => {
        const [request] = exchange(1, {}, 200, []);
        const evidence = await gathered([...(request ? [request] : []), ended]);
        expect(evidence?.calls).toEqual([
            expect.objectContaining({ status: undefined, response: undefined, hint: undefined }),
        ]);
    });

    test.each([
        ["application/json", '{"a":[1]}', { a: [1] }],
        ["application/vnd.api+json; charset=utf-8", "[]", []],
        ["application/json", '{"a":', '{"a":'],
        ["text/plain", "hello", "hello"],
        ["application/json", "", undefined],
        ["audio/flac", "fLaC", { bytes: 4 }],
    ])("reads a body of %s: %j", async (type, body, read) => {
        const headers = [["Content-Type", type]];
        const evidence = await gathered([...exchange(1, { headers, body: bytesOf(body) }, 200, []), ended]);
        expect(evidence?.calls[0]?.body).toEqual(read);
    });

    test("is what it printed, without what it said of errors", async () => {
        const evidence = await gathered([
            { kind: "output", stream: "stdout", text: "one " },
            { kind: "output", stream: "stderr", text: "a warning" },
            { kind: "output", stream: "stdout", text: "line\n" },
            ended,
        ]);
        expect(evidence?.printed).toBe("one line\n");
    });

    test("is each file that it saved, as it was last", async () => {
        const evidence = await gathered([
            { kind: "file", name: "a.txt", bytes: bytesOf("first") },
            { kind: "file", name: "b.txt", bytes: bytesOf("b") },
            { kind: "file", name: "a.txt", bytes: bytesOf("last") },
            ended,
        ]);
        const saved = evidence?.saved.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]);
        expect(saved).toEqual([
            ["a.txt", "last"],
            ["b.txt", "b"],
        ]);
    });

    test("is the error with which it ended", async () => {
        const failed = { kind: "failed", name: "NameError", message: "no x", line: 3, trace: "Traceback" } as const;
        const { kind: _, ...failure } = failed;
        expect((await gathered([failed]))?.failure).toEqual(failure);
        const { line: _line, ...withoutLine } = failed;
        expect((await gathered([withoutLine]))?.failure).not.toHaveProperty("line");
        expect((await gathered([ended]))?.failure).toBeUndefined();
    });

    test("is its fault if it did too much, or ended with a code, or asked a host that it may not", async () => {
        for (const name of [runFailures.tooMuch, runFailures.exit, runFailures.notAllowed]) {
            const evidence = await gathered([{ kind: "failed", name, message: "1", trace: "" }]);
            expect(evidence?.failure?.name).toBe(name);
        }
    });
});

describe("gatherEvidence: a page that cannot run the program", () => {
    test.each([runFailures.notLoaded, runFailures.noPython, runFailures.notSupported, runFailures.notReached])(
        "says so: %s",
        async (name) => {
            const event = { kind: "failed", name, message: "why", trace: "" } as const;
            const gathering = gathered([event]);
            await expect(gathering).rejects.toThrow(NotRunError);
            await expect(gathering).rejects.toMatchObject({ name: "NotRunError", message: "why", event });
        },
    );
});

describe("gatherEvidence: each run of an exercise", () => {
    const exercise: Exercise = {
        files: { "a.txt": "seen", "b.txt": "kept" },
        runs: [
            { replies: ["Yes.", { text: "No.", times: 2 }], fail: ["503", "late=1"], files: { "a.txt": "hidden" } },
            {},
        ],
    };

    test("has its own files, replies, faults and seed, in the sandbox, without pauses", async () => {
        const { runner, asked } = fakeRunner([[ended], [ended]]);
        const evidence = await gatherEvidence(exercise, program, runner, new AbortController().signal, () => {});
        expect(evidence).toHaveLength(2);
        expect(asked.map(({ options: { signal: _, ...options } }) => options)).toEqual([
            { pace: "fast", seed: 101, replies: ["Yes.", { text: "No.", times: 2 }], faults: ["503", "late=1"] },
            { pace: "fast", seed: 102, replies: [], faults: [] },
        ]);
        const files = asked.map(({ program: { files } }) =>
            files.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]),
        );
        expect(files).toEqual([
            [
                ["a.txt", "hidden"],
                ["b.txt", "kept"],
            ],
            [
                ["a.txt", "seen"],
                ["b.txt", "kept"],
            ],
        ]);
        for (const { program: own } of asked) expect(own).toMatchObject({ ...program, network: "sandbox" });
    });

    test("has a token in its environment that is none of the reader's", async () => {
        const { runner, asked } = fakeRunner([[ended]]);
        const signal = new AbortController().signal;
        const [evidence] = await gatherEvidence({ runs: [{}] }, program, runner, signal, () => {});
        expect(asked[0]?.program).toMatchObject({ environment: { HF_TOKEN: evidence?.token } });
        expect(asked[0]?.options).not.toHaveProperty("token");
    });

    test("tells of its events as they come", async () => {
        const given: string[] = [];
        const { runner } = fakeRunner(
            [
                [{ kind: "started" }, ended],
                [{ kind: "started" }, ended],
            ],
            ({ kind }) => given.push(`${kind} given`),
        );
        const onEvent = ({ kind }: RunEvent) => void given.push(kind);
        await gatherEvidence(exercise, program, runner, new AbortController().signal, onEvent);
        const run = ["started given", "started", "ended given", "ended"];
        expect(given).toEqual([...run, ...run]);
    });

    test("is the last one if it is ended, and then does not count", async () => {
        const stop = new AbortController();
        const { runner, asked } = fakeRunner([[ended], [{ kind: "started" }, ended], [ended]], ({ kind }) => {
            if (kind === "started") stop.abort();
        });
        const three: Exercise = { runs: [{}, {}, {}] };
        expect(await gatherEvidence(three, program, runner, stop.signal, () => {})).toHaveLength(1);
        expect(asked).toHaveLength(2);
        expect(asked.every(({ options }) => options.signal === stop.signal)).toBe(true);
    });
});
