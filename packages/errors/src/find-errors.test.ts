import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allEntries } from "./entries/error-groups.ts";
import { findErrors } from "./find-errors.ts";

const firstOf = (text: string) => findErrors(text)[0]?.id;

const samples = allEntries.flatMap(([id, entry]) => entry.samples.map((message) => [message, id] as const));

test("findErrors: a message as it was seen finds its entry first", () => {
    expect(samples.map(([message]) => [message, firstOf(message)])).toEqual(samples);
});

test("findErrors: the class of an error alone finds the class", () => {
    const named = allEntries.flatMap(([id, { named = [], families = [] }]) =>
        [...named, ...families].map((name) => [name, id] as const),
    );
    expect(named.map(([name]) => [name, firstOf(`${name}: something that nobody has met`)])).toEqual(named);
});

test("findErrors: a traceback is read by what it says, not by the lines that it went through", () => {
    const text = `  File "/home/asha/openai/_base_client.py", line 404, in request
    raise NotFoundError(response) from None
requests.exceptions.HTTPError: 429 Client Error: Too Many Requests for url: https://router.huggingface.co/v1`;
    expect(firstOf(text)).toBe("too-many-requests");
    expect(findErrors(text).map(({ id }) => id)).not.toContain("not-found");
});

test("findErrors: the reason is a piece of the text, with its line around it", () => {
    const [found] = findErrors("first line\nso: CUDA out of memory here\nlast line");
    expect(found?.reasons).toEqual([
        [
            { text: "so: CUDA ", isMatch: false },
            { text: "out of memory", isMatch: true },
            { text: " here", isMatch: false },
        ],
    ]);
});

test("findErrors: what tells in one line is shown in one", () => {
    const [found] = findErrors("openai.RateLimitError: Error code: 429 - busy");
    const matches = found?.reasons.map((reason) => reason.filter((piece) => piece.isMatch).map((piece) => piece.text));
    expect(matches).toEqual([["RateLimitError", "429"]]);
});

describe("findErrors: the stronger match wins:", () => {
    test.each([
        ["a code, over a message", "{'message': 'Too large', 'code': 'insufficient_quota'}", "no-credit"],
        ["a message, over a class and a status", "RateLimitError: 429 on tokens per min (TPM)", "tokens-per-minute"],
        [
            "a message where the traceback says so",
            "print(chunk.choices[0])\nIndexError: list index out of range",
            "piece-without-choices",
        ],
        ["a class, over a family", "openai.APIError: openai.NotFoundError", "not-found"],
        ["a status, over a family", "HfHubHTTPError: Error code: 503", "service-unavailable"],
    ])("%s", (_, text, id) => {
        expect(firstOf(text)).toBe(id);
    });

    test("and a part of a word is no match", () => {
        expect(firstOf("ModuleNotFoundError: No module named 'x'")).toBe("library-not-there");
        expect(findErrors("ModuleNotFoundError: No module named 'x'").map(({ id }) => id)).not.toContain(
            "host-not-found",
        );
    });
});

test("findErrors: what is redacted is not in the reasons, and the error is recognised all the same", () => {
    const [found] = findErrors("No API key provided: abc", {
        redact: (text) => text.replace("No API key", "[redacted]"),
    });
    expect(found?.id).toBe("no-key");
    expect(JSON.stringify(found?.reasons)).not.toContain("No API key");
});

test.each(["", "નમસ્તે, કેમ છો?", "It took 429 seconds and gave 500 words, line 404"])(
    "findErrors: nothing is said of %j",
    (text) => {
        expect(findErrors(text)).toEqual([]);
    },
);

describe("findErrors: whatever is pasted", () => {
    const word = fc.constantFrom(
        ...samples.map(([message]) => message),
        "\n",
        '  File "x"',
        "<script>",
        "\u0000",
        "404",
    );
    const text = fc.oneof(
        fc.string({ unit: "binary" }),
        fc.array(word).map((words) => words.join(" ")),
    );

    test("is read without fail, and every reason stands in it", () => {
        fc.assert(
            fc.property(text, (pasted) => {
                for (const { id, score, reasons } of findErrors(pasted)) {
                    expect(allEntries.map(([known]) => known)).toContain(id);
                    expect(score).toBeGreaterThan(0);
                    expect(reasons.length).toBeGreaterThan(0);
                    for (const { text: shown } of reasons.flat()) expect(pasted).toContain(shown);
                }
            }),
            { numRuns: 100 },
        );
    });

    test("is found however long a log stands in the middle", () => {
        const log = "2026-11-22 request sent\n".repeat(20_000);
        expect(firstOf(`${log}openai.RateLimitError: Error code: 429`)).toBe("too-many-requests");
    });

    test("is searched in one pass: no pattern begins with a repeat, which would be tried from each character", () => {
        const patterns = allEntries.flatMap(([, { says = [] }]) => says.map(({ source }) => source));
        expect(patterns.filter((source) => /^(?:\\b)?(?:\[[^\]]*\]|\\?.)(?:[+*]|\{\d+,\})/.test(source))).toEqual([]);
    });
});
