import { describe, expect, test } from "vitest";
import { nothingDone, progressText, withAnswer, withRead } from "./progress.ts";
import { progressKey, progressStore } from "./store.ts";

const chapter = "course/chapter1/1";
const other = "course/chapter2/1";

/** A fake localStorage, which can be full. */
function browser({ isFull = false } = {}) {
    const texts = new Map<string, string>();
    const state = { isFull };
    const storage = {
        getItem: (key: string) => texts.get(key) ?? null,
        setItem: (key: string, text: string) => {
            if (state.isFull) throw new DOMException("full", "QuotaExceededError");
            texts.set(key, text);
        },
        removeItem: (key: string) => void texts.delete(key),
    };
    return { texts, state, tab: () => progressStore(() => storage) };
}

const refused = () =>
    progressStore(() => {
        throw new DOMException("no", "SecurityError");
    });

describe("progressStore: what a reader does", () => {
    test("is kept under one key, for the next page", () => {
        const { texts, tab } = browser();
        expect(tab().change((progress) => withRead(progress, chapter, true))).toBe(true);
        expect([...texts.keys()]).toEqual([progressKey]);
        expect(tab().read()).toEqual(withRead(nothingDone, chapter, true));
    });

    test("in two tabs is kept of both", () => {
        const { tab } = browser();
        const [one, two] = [tab(), tab()];
        one.change((progress) => withRead(progress, chapter, true));
        two.change((progress) => withAnswer(progress, other, "why", false));
        expect(one.read()).toEqual(two.read());
        expect([...one.read().keys()]).toEqual([chapter, other]);
    });

    test("takes the place of what is no progress", () => {
        const { texts, tab } = browser();
        texts.set(progressKey, "<b>not ours</b>");
        tab().change((progress) => withRead(progress, chapter, true));
        expect(texts.get(progressKey)).toBe(progressText(withRead(nothingDone, chapter, true)));
    });

    test("is forgotten for good", () => {
        const { texts, tab } = browser();
        texts.set("theme", "dark");
        const store = tab();
        store.change((progress) => withRead(progress, chapter, true));
        expect(store.clear()).toBe(true);
        expect([...texts.keys()]).toEqual(["theme"]);
        expect(store.read()).toEqual(nothingDone);
    });
});

describe("progressStore: where the browser keeps nothing,", () => {
    test("what a reader does counts until the page is left", () => {
        const store = refused();
        expect(store.read()).toEqual(nothingDone);
        expect(store.change((progress) => withRead(progress, chapter, true))).toBe(false);
        expect(store.change((progress) => withAnswer(progress, other, "why", true))).toBe(false);
        expect([...store.read().keys()]).toEqual([chapter, other]);
        expect(store.clear()).toBe(false);
        expect(store.read()).toEqual(nothingDone);
        expect(refused().read()).toEqual(nothingDone);
    });

    test("for want of room, it is kept with the next step once there is room, beside what another tab has kept", () => {
        const { state, tab } = browser({ isFull: true });
        const store = tab();
        expect(store.change((progress) => withRead(progress, chapter, true))).toBe(false);
        expect([...store.read().keys()]).toEqual([chapter]);
        expect(tab().read()).toEqual(nothingDone);

        state.isFull = false;
        tab().change((progress) => withRead(progress, other, true));
        expect(store.change((progress) => withAnswer(progress, chapter, "why", true))).toBe(true);
        expect([...tab().read().keys()].sort()).toEqual([chapter, other]);
    });
});

test("progressStore: what a newer version of the site has kept is not written over, but forgotten when its reader asks", () => {
    const { texts, tab } = browser();
    const newer = '{"version":2,"chapters":"in another form"}';
    texts.set(progressKey, newer);
    const store = tab();
    expect(store.change((progress) => withRead(progress, chapter, true))).toBe(false);
    expect(texts.get(progressKey)).toBe(newer);
    expect([...store.read().keys()]).toEqual([chapter]);
    store.clear();
    expect(texts.size).toBe(0);
});
