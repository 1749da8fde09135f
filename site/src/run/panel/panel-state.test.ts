import { file } from "@callsheet/inference/wire";
import { describe, expect, test } from "vitest";
import { run as englishStrings } from "../../words/en/run.ts";
import type { RunEvent } from "../protocol.ts";
import {
    closedPanel,
    type PanelAction,
    type PanelState,
    panelReducer,
    refusedExchange,
    statusText,
} from "./panel-state.ts";

const after = (actions: readonly PanelAction[], before: PanelState = closedPanel): PanelState =>
    actions.reduce(panelReducer, before);

const event = (runEvent: RunEvent): PanelAction => ({ kind: "event", event: runEvent });

const bytes = new Uint8Array([1]);
const request = {
    kind: "request",
    id: 1,
    at: 0,
    method: "POST",
    url: "https://a.test/",
    headers: [],
    body: bytes,
} as const;
const response = (status: number) => ({ kind: "response", id: 1, status, headers: [] }) as const;
const ended: PanelAction = { kind: "ended", wasStopped: false };
const statusOf = (state: PanelState, language: "js" | "http" = "js"): string =>
    statusText(state, language, englishStrings);

describe("a run", () => {
    test("is told a few words at a time, from the press to the end", () => {
        const states = [
            after([{ kind: "preparing" }]),
            after([{ kind: "begun" }]),
            after([{ kind: "begun" }, event({ kind: "loading", loaded: 1, total: 2_000_000 })]),
            after([{ kind: "begun" }, event({ kind: "loading", loaded: 9, total: 2_000_000 })]),
            after([{ kind: "begun" }, event({ kind: "step", step: "unpacking" })]),
            after([{ kind: "begun" }, event({ kind: "step", step: "starting" })]),
            after([{ kind: "begun" }, event({ kind: "step", step: "starting" }), event({ kind: "started" })]),
            after([{ kind: "begun" }, event({ kind: "ended", milliseconds: 1240 }), ended]),
        ];
        expect(states.map((state) => statusOf(state))).toEqual([
            "Getting ready…",
            "Getting ready…",
            "Fetching 2.0 MB…",
            "Fetching 2.0 MB…",
            "Unpacking Python…",
            "Starting Python…",
            "Running…",
            "Done in 1.2 s.",
        ]);
    });

    test("that failed, or was stopped, says so", () => {
        const failure = { kind: "failed", name: "TypeError", message: "", trace: "" } as const;
        expect(statusOf(after([{ kind: "begun" }, event(failure), ended]))).toBe(englishStrings.failed);
        expect(statusOf(after([{ kind: "begun" }, event(failure), { kind: "ended", wasStopped: true }]))).toBe(
            englishStrings.stopped,
        );
    });

    test("whose request was refused has failed where nothing but the request was run", () => {
        const state = after([{ kind: "begun" }, event(request), event(response(503)), ended]);
        expect(refusedExchange(state.run)?.id).toBe(1);
        expect([statusOf(state, "http"), statusOf(state, "js")]).toEqual([englishStrings.failed, "Done in 0.0 s."]);
    });

    test("leaves nothing behind for the next", () => {
        const results: PanelAction = { kind: "results", results: [{ number: 1, blocks: [] }] };
        const first = after([{ kind: "begun" }, event(request), results, ended]);
        expect(after([{ kind: "begun" }], first).run).toEqual(after([{ kind: "begun" }]).run);
    });

    test("keeps a file that was written again once, as it was written last", () => {
        const writtenFile = (content: number): PanelAction =>
            event({ kind: "file", name: "a.txt", bytes: new Uint8Array([content]) });
        const { files } = after([{ kind: "begun" }, writtenFile(1), writtenFile(2)]).run;
        expect(files.map((one) => [one.name, [...one.bytes]])).toEqual([["a.txt", [2]]]);
    });
});

describe("the reader's own files", () => {
    const open = (name: string): PanelAction => ({ kind: "opened", inputs: [{ leaf: file(name, "image/jpeg") }] });
    const own = { bytes, name: "mine.jpg" };

    test("stay for as long as the program reads files of these names", () => {
        const before = after([open("cats.jpg"), { kind: "file", name: "cats.jpg", file: own }]);
        expect(after([open("cats.jpg")], before).ownFiles).toEqual({ "cats.jpg": own });
        expect(after([open("dogs.jpg")], before).ownFiles).toEqual({});
    });

    test("give way to the sample again", () => {
        const before = after([open("cats.jpg"), { kind: "file", name: "cats.jpg", file: own }]);
        expect(after([{ kind: "file", name: "cats.jpg", file: undefined }], before).ownFiles).toEqual({});
    });
});

test("a panel that is closed is closed, and what was changed stays for the next press", () => {
    const state = after([{ kind: "opened", inputs: [] }, { kind: "edited", text: "1" }, { kind: "closed" }]);
    expect([state.isOpen, state.phase, state.edited]).toEqual([false, "ready", "1"]);
});
