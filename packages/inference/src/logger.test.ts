import { afterEach, expect, test, vi } from "vitest";
import { json, loopback } from "../test/loopback.ts";
import { chatCompletion, getLogger, type Logger, setLogger } from "./index.ts";

afterEach(() => {
    setLogger(undefined);
    vi.restoreAllMocks();
});

const mute = (): Logger => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn(), log: vi.fn() });

/** Chats with a model that its provider has in staging. */
async function chatWithStaged(): Promise<void> {
    const { fetch } = await loopback(json({ choices: [] }));
    const mapping = { provider: "groq", providerId: "maker/model", task: "conversational", status: "staging" };
    await chatCompletion({ provider: "groq", model: "owner/staged", messages: [] }, { fetch, mapping });
}

const notice = "owner/staged is still being tried out at groq: it may fail, or change.";

test("a notice goes to the console, also where that is replaced later", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    await chatWithStaged();
    expect(warn).toHaveBeenCalledExactlyOnceWith(notice);
});

test("or to the logger that was set last, and to nothing else", async () => {
    const onConsole = vi.spyOn(console, "warn").mockImplementation(() => {});
    const [first, last] = [mute(), mute()];
    setLogger(first);
    setLogger(last);
    await chatWithStaged();
    expect(last.warn).toHaveBeenCalledExactlyOnceWith(notice);
    expect(first.warn).not.toHaveBeenCalled();
    expect(onConsole).not.toHaveBeenCalled();
});

test("the console is the first logger", () => {
    expect(getLogger()).toBe(console);
});
