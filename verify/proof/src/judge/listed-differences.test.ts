import { describe, expect, test } from "vitest";
import { listedFor, unmetDifferences, withoutWrongTypes } from "./listed-differences.ts";
import type { SdkDifference } from "./sdk-differences.ts";
import { program } from "./testing.ts";

const entry = (sends: SdkDifference["sends"], change: Partial<SdkDifference> = {}): SdkDifference => ({
    client: "fetch",
    providers: ["hf-inference"],
    tasks: ["fill-mask"],
    sends,
    reason: "R",
    ...change,
});
const withUrl =
    (end: string): SdkDifference["sends"] =>
    (wire) => ({ ...wire, url: wire.url + end });

describe("a listed difference", () => {
    test("changes what is expected, one after the other", () => {
        const { wire, parts } = listedFor(program, [entry(withUrl("/1")), entry(withUrl("/2"), { reason: "S" })]);
        expect(wire.url).toBe(`${program.wire.url}/1/2`);
        expect(parts).toEqual(["fetch, hf-inference fill-mask: R", "fetch, hf-inference fill-mask: S"]);
    });

    test.each<[string, SdkDifference]>([
        ["client", entry(withUrl("/1"), { client: "curl" })],
        ["provider", entry(withUrl("/1"), { providers: ["groq"] })],
        ["task", entry(withUrl("/1"), { tasks: ["translation"] })],
        ["request", entry(() => undefined)],
    ])("is not about another %s", (_, other) => {
        expect(listedFor(program, [other])).toEqual({ wire: program.wire, parts: [], reasons: [], hints: [] });
    });
});

test("a wrong type is listed word for word", () => {
    const list = [{ client: "fetch", tasks: ["fill-mask"], says: /^line \d+: A\.$/, reason: "R" }] as const;
    const problems = ["line 3: A.", "line 3: B."].map((message) => ({ at: "types", message }));
    expect(withoutWrongTypes(program, problems, list)).toEqual({
        problems: [{ at: "types", message: "line 3: B." }],
        listed: ["fetch, fill-mask: R"],
    });
});

test("what is listed and not met is told, each by its client, provider and task", () => {
    const all = unmetDifferences(new Set());
    expect(all).toContain(
        "huggingface_hub, nscale text-to-image: It drops the number of steps, for which this provider has no field.",
    );
    expect(new Set(all).size).toBe(all.length);
    expect(unmetDifferences(new Set(all))).toEqual([]);
});
