/** Shared by the tests: an exercise as its files have it, and what a program may have done. */
import type { Evidence, SentCall } from "./evidence.ts";
import { type Exercise, readExercise } from "./exercise.ts";

/** What the languages of an exercise share. */
export const data = {
    kind: "change",
    minutes: 3,
    solution: { python: 'ask("Hello")\nprint(answer)\n' },
    start: { python: [['ask("Hello")', "ask(___)"]] },
    runs: [{ replies: ["Good morning."] }],
    checks: [
        { id: "two-calls", expect: { calls: 2 } },
        { id: "answer-printed", expect: { printed: { has: "{reply:1}" } } },
    ],
    mistakes: [{ check: "two-calls", python: [["Hello", "Hi"]] }],
};

const advice = (id: string) => ({
    expected: `${id} is expected.`,
    why: `${id} matters.`,
    hints: [`${id}?`, `Look at ${id}.`, `Write ${id}.`],
});

/** The texts of a language. */
export const texts = {
    title: "Say hello",
    task: "Say hello twice.",
    done: "Well done.",
    advice: { "two-calls": advice("two-calls"), "answer-printed": advice("answer-printed") },
};

/** An exercise with other data; its texts have advice on its checks. */
export function exerciseWith(more: object): Exercise {
    const own = { ...data, ...more };
    const ids = own.checks.map(({ id }) => id);
    const mistakes = own.mistakes.filter(({ check }) => ids.includes(check));
    const of = {
        ...own,
        mistakes: mistakes.length > 0 ? mistakes : [{ check: ids[0] ?? "", python: [["Hello", "Hi"]] }],
    };
    const en = { ...texts, advice: Object.fromEntries(ids.map((id) => [id, advice(id)])) };
    return readExercise("chapter1/hello", { ...of, en }, "en");
}

export const callWith = (more: Partial<SentCall> = {}): SentCall => ({
    method: "POST",
    url: "https://router.huggingface.co/v1/chat/completions",
    headers: { authorization: "Bearer hf_any" },
    body: { model: "any/chat", messages: [{ role: "user", content: "Hello" }], max_tokens: 40 },
    status: 200,
    response: '{"choices":[{"message":{"content":"Good morning."}}]}',
    at: 0,
    hint: undefined,
    ...more,
});

export const evidenceWith = (more: Partial<Evidence> = {}): Evidence => ({
    calls: [callWith(), callWith({ at: 1000 })],
    printed: "Good morning.\n",
    saved: [],
    failure: undefined,
    token: "hf_any",
    ...more,
});
