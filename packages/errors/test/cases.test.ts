/** Every text that people paste, against every entry: the right one comes first, and no other claims it as its own. */
import { expect, test } from "vitest";
import { explainError, explanationLanguages } from "../src/explanations/index.ts";
import { allEntries, findErrors } from "../src/index.ts";
import { cases } from "./cases.ts";

const samples = allEntries.flatMap(([id, entry]) => entry.samples.map((text) => ({ id, about: text, text })));

/** What is found in each text, once for all tests. */
const foundIn = new Map([...cases, ...samples].map(({ text }) => [text, findErrors(text)]));

/** The weight of a message of the entry's own. What is below it, a class or a status, entries share. */
const ownMessage = 24;

/** Entries whose messages are a special form of another's, which is found behind them. */
const specialForms = new Set([
    "answer-read-as-stream, list-read-as-object",
    "command-in-python, written-wrongly",
    "key-not-accepted, no-key",
    "line-ends-of-shell, host-not-found",
    "model-needs-endpoint, no-such-model",
    "model-text-not-json, not-json",
    "piece-without-choices, error-read-as-result",
    "piece-without-choices, index-out-of-range",
    "pip-not-there, file-not-there",
    "provider-output-error, value-does-not-fit",
    "served-for-another-task, model-not-served",
    "shell-quotes, host-not-found",
    "stream-read-as-answer, not-json",
    "too-long, value-does-not-fit",
    "variable-empty, value-does-not-fit",
]);

test("a pasted text finds its entry first", () => {
    const others = cases.filter(({ id, text }) => foundIn.get(text)?.[0]?.id !== id);
    expect(others.map(({ id, about, text }) => `${id}: ${about} finds ${foundIn.get(text)?.[0]?.id}`)).toEqual([]);
});

test("no other entry takes a text for its own", () => {
    const taken = [...cases, ...samples].flatMap(({ id, about, text }) => {
        const others = foundIn.get(text)?.filter((one) => one.id !== id && one.score >= ownMessage) ?? [];
        return others.filter((one) => !specialForms.has(`${id}, ${one.id}`)).map((one) => `${about}: ${one.id}`);
    });
    expect(taken).toEqual([]);
});

test("every entry has a text that finds it", () => {
    const found = new Set([...cases, ...samples].map(({ id }) => id));
    expect(allEntries.map(([id]) => id).filter((id) => !found.has(id))).toEqual([]);
});

test("there are cases of every kind, most of them beside those that are shown", () => {
    expect(cases.length).toBeGreaterThan(400);
    expect(cases.filter(({ text }) => text.trim() === "")).toEqual([]);
});

test.each(explanationLanguages)(
    "in %s, every case is explained with steps for its reader, and quotes its text",
    (language) => {
        const explained = cases.map((one) => ({ ...one, explained: explainError(one.text, language) }));
        const lacking = explained.filter((one) => !one.explained?.steps.length || !one.explained.because.length);
        expect(lacking.map(({ about }) => about)).toEqual([]);
        // Options of Callsheet are told only to those who call with it.
        const others = explained.filter(
            ({ text }) => !/callsheet|\b(?:Provider(?:Api|Output)|Routing|Input|HubApi)Error\b/i.test(text),
        );
        const told = others.filter((one) =>
            /Callsheet|`timeouts`|`onWait`|`maxBytes`/.test(one.explained?.steps.join() ?? ""),
        );
        expect(told.map(({ about }) => about)).toEqual([]);
    },
);
