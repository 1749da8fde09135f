import type { Json, WireRequestJson } from "@callsheet/inference";
import { describe, expect, test } from "vitest";
import type { Exchange } from "../network/recording-proxy.ts";
import { encode, exchange, program, tokens } from "./testing.ts";
import { compareRounds } from "./tool-call-rounds.ts";

const user = { role: "user", content: "Rain?" };
const placeholders = { files: new Map(), tokens };
const request = (field: string, items: readonly Json[]) => ({ model: "m", [field]: [...items] });
const wireOf = (value: Json): WireRequestJson => ({ ...program.wire, body: { format: "json", value } });
const sent = (body: Json, response: Json): Exchange =>
    exchange({
        body: encode(JSON.stringify(body)),
        response: { status: 200, type: "application/json", body: encode(JSON.stringify(response)) },
    });

const calls = [{ id: "1", type: "function", function: { name: "f", arguments: '{"city": "Surat"}' } }];
const calling = { role: "assistant", content: null, tool_calls: calls };
const result = { role: "tool", tool_call_id: "1", content: '{"city": "Surat", "result": "an example"}' };
const completion = (message: Json) => ({ choices: [{ message }] });
const answer = completion({ role: "assistant", content: "No." });
const first = request("messages", [user]);

const problems = async (field: "messages" | "input", ...exchanges: readonly Exchange[]) =>
    (await compareRounds(wireOf(request(field, [user])), exchanges, placeholders)).map(
        ({ at, message }) => `${at}: ${message}`,
    );

describe("after a call of a function", () => {
    const call = sent(first, completion(calling));
    const next = (...items: readonly Json[]) => sent(request("messages", [user, ...items]), answer);

    test("what the model said follows, and the example's result", async () => {
        expect(await problems("messages", call, next(calling, result))).toEqual([]);
    });

    test("a field that is null may be left out", async () => {
        const { content: _, ...short } = calling;
        expect(await problems("messages", call, next(short, result))).toEqual([]);
    });

    test("and again after the next", async () => {
        const again = sent(request("messages", [user, calling, result]), completion(calling));
        const last = next(calling, result, calling, result);
        expect(await problems("messages", call, again, last)).toEqual([]);
        expect(await problems("messages", call, again)).toEqual([
            'requests: expected "an answer to the last call", received "none"',
        ]);
    });

    test("silence is a problem", async () => {
        expect(await problems("messages", call)).toEqual([
            `requests: expected "an answer to the model's call", received "no request"`,
        ]);
    });

    test.each<[string, readonly Json[], RegExp]>([
        ["without the result", [calling], /^round 2: body\.messages\.2: /],
        ["with another id", [calling, { ...result, tool_call_id: "2" }], /^round 2: body\.messages\.2\.tool_call_id: /],
        ["with other arguments", [calling, { ...result, content: "{}" }], /^round 2: body\.messages\.2\.content: /],
        ["with other words", [{ ...calling, content: "Hm" }, result], /^round 2: body\.messages\.1\.content: /],
    ])("%s it is wrong", async (_, items, problem) => {
        expect(await problems("messages", call, next(...items))).toContainEqual(expect.stringMatching(problem));
    });

    test("the rest of the request stays as it was", async () => {
        const other = { ...request("messages", [user, calling, result]), model: "other" };
        expect(await problems("messages", call, sent(other, answer))).toEqual([
            'round 2: body.model: expected "m", received "other"',
        ]);
    });
});

test("the Responses API has items in the place of messages", async () => {
    const item = { type: "function_call", call_id: "1", name: "f", arguments: "{}", status: null };
    const output = { type: "function_call_output", call_id: "1", output: '{"result":"an example"}' };
    const call = sent(request("input", [user]), { output: [item] });
    const next = (...items: readonly Json[]) => sent(request("input", [user, ...items]), { output: [] });
    expect(await problems("input", call, next(item, output))).toEqual([]);
    expect(await problems("input", call, next(output, item))).not.toEqual([]);
});
