import { catalogue, find, modelOf } from "@callsheet/catalogue";
import { type Sandbox, startSandbox } from "@callsheet/sandbox";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { alignedTable } from "../table.ts";
import { callsheet } from "../testing.ts";

let sandbox: Sandbox;
beforeAll(async () => {
    sandbox = await startSandbox({ models: "known" });
});
beforeEach(() => sandbox.reset());
afterAll(async () => await sandbox.close());

const online = (words: string) => callsheet(words, { fetch: sandbox.fetch });

const rowsOf = (output: string) =>
    output
        .trimEnd()
        .split("\n")
        .map((line) => line.split("\t"));

describe("callsheet models", () => {
    test("lists who serves which model, under which id, and when that was last seen", async () => {
        const { code, output } = await callsheet("models FLUX.1-dev --provider fal-ai");
        expect(code).toBe(0);
        expect(rowsOf(output)).toContainEqual([
            "black-forest-labs/FLUX.1-dev",
            "text-to-image",
            "fal-ai",
            "fal-ai/flux/dev",
            catalogue.asOf,
        ]);
        for (const [, , provider] of rowsOf(output)) expect(provider).toBe("fal-ai");
    });

    test("lists all that anybody is shown, without a text", async () => {
        const ids = rowsOf((await callsheet("models")).output).map(([id]) => id);
        expect(new Set(ids)).toEqual(new Set(find("").map(({ id }) => id)));
        expect(new Set(ids).size).toBeGreaterThan(200);
    });

    test("is narrowed to a task", async () => {
        const { output } = await callsheet("models --task automatic-speech-recognition");
        for (const [, task] of rowsOf(output)) expect(task).toBe("automatic-speech-recognition");
    });

    test("prints JSON", async () => {
        const [first] = JSON.parse((await callsheet("models whisper-large-v3 --json")).output);
        const model = modelOf("openai/whisper-large-v3");
        expect(first).toEqual({
            id: model?.id,
            task: model?.task,
            readsImages: false,
            mappings: model?.mappings,
        });
    });

    test("stands in columns on a terminal, as wide as that is", async () => {
        for (const columns of [40, 80, 400]) {
            const { output } = await callsheet("models --task text-to-image", { isTTY: true, columns });
            const lines = output.trimEnd().split("\n");
            expect(lines[0]).toMatch(/^model +task/);
            expect(output).not.toContain("\t");
            for (const line of lines) expect([...line].length).toBeLessThanOrEqual(columns);
            expect(output.includes("…")).toBe(columns < 400);
        }
    });

    test.each([
        ["models FLUX.1-dve", 1, 'no model by the name of "FLUX.1-dve". Did you mean black-forest-labs/FLUX.1-dev'],
        ["models zzzzzzzzzzzzzzzz", 1, 'no model by the name of "zzzzzzzzzzzzzzzz". To ask the Hub, add --hub.'],
        ["models --task fill-mask --provider groq", 1, "no model for fill-mask at groq."],
        ["models --task fil-mask", 2, "Did you mean fill-mask?"],
        ["models --provider auto", 2, 'There is no provider "auto".'],
        ["models openai/gpt-oss-120 --providers", 1, 'no model "openai/gpt-oss-120". Did you mean openai/gpt-oss-120b'],
        [
            "models openai/gpt-oss-120b --providers --provider zai-org",
            1,
            "No such provider serves openai/gpt-oss-120b.",
        ],
        ["models --providers", 2, "--providers needs a model"],
        ["models openai/gpt-oss-120b --providers --sort beauty", 2, "--sort"],
        ["models openai/gpt-oss-120b --sort input", 2, "--sort compares the providers of one model: add --providers."],
        ["models openai/gpt-oss-120b --providers --tools", 2, "The Hub alone knows what providers offer: add --hub."],
    ])("%s ends with %i, and says what is wrong", async (words, code, message) => {
        expect(await callsheet(words)).toEqual({ code, output: "", errors: expect.stringContaining(message) });
    });
});

describe("callsheet models MODEL --providers", () => {
    test("lists who serves the model, the newest first, and sets apart what was not listed for months", async () => {
        const { code, output } = await callsheet("models openai/gpt-oss-120b --providers");
        expect(code).toBe(0);
        const rows = rowsOf(output);
        expect(rows[0]).toEqual(["cerebras", "conversational", expect.any(String), catalogue.asOf, "listed"]);
        const states = rows.map((row) => row[4]);
        expect(states).toEqual(states.toSorted());
        expect(rows.find((row) => row[3] === "2025-09-05")?.[4]).toBe("stale");
    });

    test("is narrowed and sorted", async () => {
        const only = rowsOf((await callsheet("models openai/gpt-oss-120b --providers --provider groq")).output);
        expect(only.map(([provider]) => provider)).toEqual(["groq"]);
        const byName = rowsOf((await callsheet("models openai/gpt-oss-120b --providers --sort provider")).output);
        const current = byName.filter((row) => row[4] === "listed").map(([provider]) => provider);
        expect(current).toEqual(current.toSorted());
    });

    test("has the terms that the Hub knows, the cheapest first", async () => {
        const { output } = await online("models openai/gpt-oss-120b --providers --hub --sort input");
        const rows = rowsOf(output).filter((row) => row[1] === "conversational");
        const prices = rows.map((row) => row[3]).filter((price) => price !== "");
        expect(prices.length).toBeGreaterThan(1);
        expect(prices.map(Number)).toEqual(prices.map(Number).toSorted((one, other) => one - other));
        expect(rows.every((row) => row.length === 10)).toBe(true);
        const withTools = rowsOf((await online("models openai/gpt-oss-120b --providers --hub --tools")).output);
        expect(withTools.every((row) => row[6] === "yes")).toBe(true);
    });
});

describe("callsheet models --hub", () => {
    test("lists what the Hub has today, with what providers ask for chat", async () => {
        const { code, output } = await online("models gpt-oss --task conversational --hub");
        expect(code).toBe(0);
        const rows = rowsOf(output);
        expect(rows.map(([id]) => id)).toContain("openai/gpt-oss-120b");
        const priced = rows.filter(([, , , , price]) => price !== "");
        expect(priced.length).toBeGreaterThan(0);
        for (const [, , , , input, output, context, tools] of priced) {
            expect(Number(input)).toBeGreaterThan(0);
            expect(Number(output)).toBeGreaterThan(0);
            expect(context).toMatch(/^\d*$/);
            expect(tools).toMatch(/^(yes|no)?$/);
        }
    });

    test("gives the terms as JSON", async () => {
        const [model] = JSON.parse((await online("models gpt-oss --task conversational --hub --json")).output);
        expect(model.mappings[0].terms).toMatchObject({ throughput: expect.any(Number) });
    });

    test.each(["models whisper", "models openai/gpt-oss-120b --providers"])(
        "lists the catalogue where the Hub cannot be reached, and says so: %s",
        async (words) => {
            expect(await callsheet(`${words} --hub`)).toEqual({
                ...(await callsheet(words)),
                errors: `The Hub cannot be reached: from the catalogue of ${catalogue.asOf}.\n`,
            });
        },
    );

    test("finds nothing, which is a 1", async () => {
        const { code, errors } = await online("models nothing-like-it --hub");
        expect({ code, errors }).toEqual({
            code: 1,
            errors: 'The Hub has no model by the name of "nothing-like-it".\n',
        });
    });
});

describe("alignedTable: a table", () => {
    const cells = fc.array(fc.tuple(fc.string({ unit: "grapheme" }), fc.string(), fc.string()), { minLength: 1 });

    /** The places that a text takes: signs that are drawn over a letter take none. */
    const places = (text = "") => [...text.replaceAll(/\p{Mn}/gu, "")].length;

    test("is no wider than the terminal, and cuts nothing where there is room", () => {
        fc.assert(
            fc.property(cells, fc.integer({ min: 22, max: 200 }), (rows, width) => {
                const lines = alignedTable(rows, width);
                for (const line of lines) expect(places(line)).toBeLessThanOrEqual(width);
                const widest = [0, 1, 2].map((column) => Math.max(...rows.map((row) => places(row[column]))));
                if (widest.reduce((sum, one) => sum + one, 4) > width) return;
                expect(lines).toEqual(
                    rows.map((row) =>
                        row
                            .map((cell, column) => cell + " ".repeat((widest[column] ?? 0) - places(cell)))
                            .join("  ")
                            .trimEnd(),
                    ),
                );
            }),
        );
    });
});
