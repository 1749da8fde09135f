import { buildRequest, type Json, wireToJson } from "@callsheet/inference";
import { callOf, clients, taskOf } from "@callsheet/snippets";
import { describe, expect, test } from "vitest";
import { clientOf } from "../program.ts";
import { allCases, inventedCasesOf, positions, splitCase } from "./cases.ts";
import { inventedItems } from "./invented.ts";
import { refusals, rewritings } from "./limits.ts";
import { type Position, programsAt } from "./position.ts";
import { texts } from "./texts.ts";
import { values } from "./value-positions.ts";

const cases = allCases({ seed: 0, runs: 0 });

/** Everything that a call sends, serialised. */
function callWith({ write }: Position, items: readonly Json[]): string {
    const { model, provider, providerId = model.id, options = {}, environment } = write(items);
    const task = taskOf(model) ?? expect.fail("no task");
    const wire = wireToJson(buildRequest(callOf(task, model, provider, { providerId }, options)));
    return JSON.stringify([wire, options.accessToken, environment]);
}

describe("hostile calls", () => {
    test("have ids that no other has", () => {
        expect(new Set(cases.map(({ program }) => program.id)).size).toBe(cases.length);
    });

    test("are as many whatever is invented", () => {
        const invented = [1, 2, 3].map((seed) =>
            positions.flatMap((one) => inventedCasesOf(one, { seed, runs: 1 })).map(({ program }) => program.id),
        );
        expect(new Set(invented.map((ids) => ids.join(" "))).size).toBe(1);
    });

    test("are of every client", () => {
        expect(new Set(cases.map(({ program }) => clientOf(program)))).toEqual(
            new Set(clients.map(({ language, id }) => `${language}/${id}`)),
        );
    });

    test.each(positions)("hold every item that fits into the position $id", (position) => {
        const items = Object.values({ ...texts, ...values }).filter((item) => position.holds(item));
        const wholeCall = callWith(position, items);
        const lost = items.filter(
            (one) =>
                callWith(
                    position,
                    items.filter((item) => item !== one),
                ) === wholeCall,
        );
        // Leaving out the empty text does not change a concatenation.
        expect(lost.filter((item) => item !== "")).toEqual([]);
    });

    test("can be taken apart", () => {
        const [one] = cases.filter(({ program }) => program.id === "hostile/labels/python/huggingface_hub/all");
        const alone = one ? splitCase(one) : [];
        expect(alone.map(({ items }) => Object.keys(items))).toEqual(
            Object.keys(one?.items ?? {}).map((name) => [name]),
        );
        expect(alone[0]?.program.id).toBe("hostile/labels/python/huggingface_hub/plain");
    });
});

describe("what is listed of a library", () => {
    const triples = <Limit extends { clients: readonly string[]; positions: readonly string[]; reason: string }>(
        limits: readonly Limit[],
    ) =>
        limits.flatMap((limit) =>
            limit.clients.flatMap((client) => limit.positions.map((position) => ({ limit, client, position }))),
        );

    test.each(triples(refusals))("$client, $position: $limit.reason", ({ limit, client, position }) => {
        const tried = cases.filter(
            (one) => one.refusal === limit && clientOf(one.program) === client && one.position.id === position,
        );
        expect(tried).toHaveLength(limit.kinds.length);
    });

    test.each(triples(rewritings))("$client, $position: $limit.reason", ({ limit, client, position }) => {
        const tried = cases.filter(
            (one) => clientOf(one.program) === client && one.position.id === position && !one.refusal,
        );
        for (const { program, position, items } of tried) {
            const [as] = programsAt(position, Object.values(items), "all").filter((one) => one.id === program.id);
            expect(as?.wire).not.toEqual(program.wire);
            expect(as && limit.sends(as.wire)).not.toEqual(as?.wire);
        }
        expect(tried).toHaveLength(1);
    });
});

test("the same seed invents the same items, and every run others", () => {
    expect(inventedItems(7, 1)).toEqual(inventedItems(7, 1));
    const names = [0, 1].flatMap((run) => Object.keys(inventedItems(7, run)));
    expect(new Set(names).size).toBe(names.length);
    expect(Object.values(inventedItems(7, 1))).not.toEqual(Object.values(inventedItems(8, 1)));
});
