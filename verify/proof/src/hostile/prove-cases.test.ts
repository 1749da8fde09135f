import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { program } from "../judge/testing.ts";
import { type Outcome, verdictOf } from "../prove.ts";
import { casesAt } from "./cases.ts";
import type { Refusal, Rewriting } from "./limits.ts";
import { chat, type Position } from "./position.ts";
import { judged, proveCases } from "./prove-cases.ts";

const work = mkdtempSync(join(tmpdir(), "callsheet-hostile-"));
afterAll(() => rmSync(work, { recursive: true }));

const about = { clients: ["js/fetch"], positions: ["test"], reason: "R" };
const refusal: Refusal = { ...about, kinds: [], shows: /^exit: .*no/ };
const rewriting: Rewriting = { ...about, sends: (wire) => wire };

const outcome = (...problems: Outcome["problems"]): Outcome => ({
    program: { ...program, id: "hostile/test/js/fetch/all" },
    problems,
    listed: [],
    lookUps: [],
    stderr: "",
});
const url = { at: "url", message: "x" };
const no = { at: "exit", message: "oh no" };

describe("what is known of a library", () => {
    test("a refusal that shows is passed, and counted", () => {
        const { problems, listed } = judged({ refusal, rewritings: [] }, outcome(no, url));
        expect({ problems, listed }).toEqual({ problems: [], listed: ["hostile/test/js/fetch: R"] });
    });

    test.each([
        ["shows no more", [], "it works; take this out, or this kind of item: R"],
        ["shows otherwise", [url], "it does not fail as it is to: R"],
        ["does something else as well", [no, { at: "output", message: "left x" }], "it does not fail as it is to: R"],
    ])("a refusal that %s is a failure", (_, problems, message) => {
        expect(judged({ refusal, rewritings: [] }, outcome(...problems)).problems).toEqual([
            ...problems,
            { at: "hostile/limits.ts", message },
        ]);
    });

    test("where something else is expected, a failure says so", () => {
        expect(judged({ rewritings: [rewriting] }, outcome()).listed).toEqual(["hostile/test/js/fetch: R"]);
        expect(judged({ rewritings: [rewriting] }, outcome(url)).problems).toEqual([
            url,
            { at: "hostile/limits.ts", message: "something else is expected: R" },
        ]);
    });
});

describe("a program that cannot hold an item", () => {
    /** A header, because HTTP strips trailing spaces from it. */
    const position: Position = {
        id: "test",
        holds: () => true,
        write: (items) => chat({ billTo: items.join("-") }),
    };
    const proved = async (items: Readonly<Record<string, string>>) => {
        const cases = casesAt(position, items, "all").filter(({ program }) => program.client === "fetch");
        const [one] = await proveCases(cases, { work, python: { missing: "not needed here" } });
        return one ?? expect.fail("It was not run.");
    };

    test("is failed with the name of the item, and what is wrong with that by itself", async () => {
        const failed = await proved({ good: "my-org", bad: "my-org " });
        expect(failed.program.id).toBe("hostile/test/js/fetch/all");
        expect(failed.problems).toEqual([
            {
                at: "bad",
                message: '"my-org ": headers.x-hf-bill-to: expected "my-org ", received "my-org"',
            },
        ]);
    });

    test("passes with the others", async () => {
        expect(verdictOf(await proved({ good: "my-org", better: "it's" }))).toBe("passed");
    });
});
