import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readmeFile, sdkPrograms, withTable } from "./programs.ts";
import { problemsOf } from "./run.ts";

test("the sandbox's README has the table of what was run", async () => {
    await expect(withTable(readFileSync(readmeFile, "utf8"))).toMatchFileSnapshot(readmeFile);
});

test("a library is named once for each language", () => {
    const names = sdkPrograms.map(({ library, language }) => `${language} ${library}`);
    expect(names).toEqual([...new Set(names)]);
});

const good = { method: "POST", url: "https://api.example/v1/chat", status: 200 };
const outcome = { status: 0, stdout: "chat\nstream\n", stderr: "", said: "", requests: [good] };
const [program] = sdkPrograms;
if (!program) throw new Error("There are no programs.");
const chats = { ...program, does: ["chat", "stream"] };

test("a program that does what it says has no problem", () => {
    expect(problemsOf(chats, outcome)).toEqual([]);
    const absent = { ...good, status: 404, hint: "no such file" };
    expect(problemsOf({ ...chats, doesWithout: /chat$/ }, { ...outcome, requests: [absent] })).toEqual([]);
    const wrong = { ...good, status: 400, hint: "messages.0.role is one of …" };
    expect(problemsOf({ ...chats, wrongOnPurpose: ["0.role"] }, { ...outcome, requests: [good, wrong] })).toEqual([]);
});

test.each([
    ["it fails", { status: 1, stderr: "Traceback" }, "It ended with 1: Traceback"],
    ["it leaves something out", { stdout: "chat\n" }, "It did chat, not chat, stream."],
    ["it asks nobody", { requests: [] }, "The sandbox was not asked."],
    ["a request is refused", { requests: [{ ...good, status: 404 }] }, "POST https://api.example/v1/chat: 404"],
    [
        "a request gets a hint",
        { requests: [{ ...good, hint: "ignored" }] },
        "POST https://api.example/v1/chat: 200 ignored",
    ],
    ["a token leaks", { requests: [{ ...good, leak: "token" }] }, "POST https://api.example/v1/chat: 200  token"],
    [
        "it asks a stranger",
        { said: "x.example was asked for; the sandbox lets nothing through to the network.\n" },
        "x.example was asked for; the sandbox lets nothing through to the network.",
    ],
])("that %s is a problem", (_, more, problem) => {
    expect(problemsOf(chats, { ...outcome, ...more })).toEqual([problem]);
});

test("a mistake on purpose that the sandbox does not see is a problem", () => {
    expect(problemsOf({ ...chats, wrongOnPurpose: ["role"] }, outcome)).toEqual(["The sandbox did not say: role"]);
});
