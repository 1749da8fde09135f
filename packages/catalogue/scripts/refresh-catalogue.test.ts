import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Sandbox, startSandbox } from "@callsheet/sandbox";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type CatalogueData, readCatalogue } from "../src/read-catalogue.ts";
import { catalogueText, type RefreshOptions, refreshCatalogue } from "./refresh-catalogue.ts";

const before: CatalogueData = {
    asOf: "2026-01-01",
    models: [
        {
            id: "google/gemma-2-2b-it",
            task: "conversational",
            mappings: [{ provider: "groq", providerId: "an/older-id", lastListed: "2026-01-01" }],
        },
        {
            id: "nobody/has-left",
            task: "text-to-image",
            mappings: [{ provider: "fal-ai", providerId: "fal-ai/left", lastListed: "2026-01-01" }],
        },
        {
            id: "nobody/left-long-ago",
            task: "text-to-image",
            mappings: [{ provider: "fal-ai", providerId: "fal-ai/left", lastListed: "2025-01-01" }],
        },
        {
            // In no list: the sandbox knows it only by its name.
            id: "nobody/text-to-video",
            task: "text-to-video",
            mappings: [{ provider: "novita", providerId: "novita/nobody--text-to-video", lastListed: "2025-01-01" }],
        },
    ],
};

let sandbox: Sandbox;
const folder = mkdtempSync(join(tmpdir(), "callsheet-catalogue-"));
const file = join(folder, "catalogue.json");
beforeAll(async () => {
    sandbox = await startSandbox({
        models: {
            "me/a-lora": {
                task: "text-to-image",
                providers: {
                    "fal-ai": { providerId: "fal-ai/lora", adapter: "lora", adapterWeightsPath: "w.safetensors" },
                },
            },
            "me/tried-out": { task: "text-to-image", providers: { "fal-ai": { status: "staging" } } },
        },
    });
});
beforeEach(() => writeFileSync(file, catalogueText(before)));
afterEach(() => sandbox.reset());
afterAll(async () => {
    rmSync(folder, { recursive: true });
    await sandbox.close();
});

async function refreshed(options: Partial<RefreshOptions> = {}) {
    const lines: string[] = [];
    const code = await refreshCatalogue({
        file,
        today: "2026-02-02",
        limit: 1000,
        dryRun: false,
        print: (line) => lines.push(line),
        fetch: sandbox.fetch,
        ...options,
    });
    const text = readFileSync(file, "utf8");
    const data: CatalogueData = JSON.parse(text);
    const pairsOf = (id: string) => data.models.find((model) => model.id === id)?.mappings;
    return { code, lines, text, data, pairsOf };
}

describe("npm run catalogue", () => {
    test("adds what is new, prints what has changed, and changes nothing the second time", async () => {
        const { code, lines, text, data, pairsOf } = await refreshed();
        expect({ code, asOf: data.asOf }).toEqual({ code: 0, asOf: "2026-02-02" });
        expect(() => readCatalogue(data)).not.toThrow();
        expect(pairsOf("nobody/has-left")).toEqual(before.models[1]?.mappings);
        expect(pairsOf("me/a-lora")).toEqual([
            {
                provider: "fal-ai",
                providerId: "fal-ai/lora",
                adapter: "lora",
                adapterWeightsPath: "w.safetensors",
                lastListed: "2026-02-02",
            },
        ]);
        expect(pairsOf("google/gemma-2-2b-it")).toContainEqual({
            provider: "groq",
            providerId: "groq/google--gemma-2-2b-it",
            lastListed: "2026-02-02",
        });
        expect(pairsOf("me/tried-out")).toBeUndefined();
        expect(lines).toEqual(
            expect.arrayContaining([
                "+ me/a-lora: text-to-image at fal-ai (fal-ai/lora)",
                "- nobody/has-left: text-to-image at fal-ai (fal-ai/left)",
                "* google/gemma-2-2b-it: conversational at groq (groq/google--gemma-2-2b-it), once an/older-id",
                "* nobody/text-to-video: text-to-video at novita (novita/nobody--text-to-video)",
            ]),
        );
        expect(lines.join("\n")).not.toContain("left-long-ago");
        expect(lines.at(-1)).toMatch(/^\d+ models, \d+ of \d+ pairs listed on 2026-02-02; \d+ changes\.$/);
        const ids = data.models.map(({ id }) => id.toLowerCase());
        expect(ids).toEqual(ids.toSorted());
        expect(text.split("\n").filter((line) => line.includes('"id": '))).toHaveLength(ids.length);
        const second = await refreshed();
        expect(second.text).toBe(text);
        expect(second.lines).toEqual([expect.stringMatching(/; 0 changes\.$/)]);
    });

    test("only prints what would change in a dry run", async () => {
        const { code, lines, text } = await refreshed({ dryRun: true });
        expect({ code, text }).toEqual({ code: 0, text: catalogueText(before) });
        expect(lines).toContain("+ me/a-lora: text-to-image at fal-ai (fal-ai/lora)");
    });

    test.each([
        [
            "the Hub fails",
            { kind: "status", status: 500, at: "inference_provider=groq", times: 3 },
            "responded with 500",
        ],
        ["too much is asked", { kind: "status", status: 429, retryAfter: 3600 }, "try again in 60 minutes"],
        ["its response is none", { kind: "wrong-shape" }, "cannot be read"],
        ["its response is a page", { kind: "html" }, "not JSON"],
        [
            "it fails in the middle",
            { kind: "status", status: 500, at: "nobody/has-left", times: 3 },
            "responded with 500",
        ],
    ] as const)("leaves the file as it is where %s", async (_, fault, message) => {
        sandbox.fail({ at: "/api/models", ...fault });
        const { code, lines, text } = await refreshed();
        expect({ code, text }).toEqual({ code: 1, text: catalogueText(before) });
        expect(lines.at(-1)).toContain("The catalogue stays as it was, of 2026-01-01.");
        expect(lines.at(-1)).toContain(message);
    });

    test("leaves the file as it is where there is no network, or nothing is listed", async () => {
        const offline = async () => Promise.reject(new TypeError("Failed to fetch"));
        const failed = await refreshed({ fetch: offline });
        expect({ code: failed.code, text: failed.text }).toEqual({ code: 1, text: catalogueText(before) });
        expect(failed.lines).toEqual([expect.stringContaining("huggingface.co could not be reached")]);
        const empty = async (url: string | URL | Request) =>
            String(url).includes("?inference_provider") ? Response.json([]) : Response.json({}, { status: 404 });
        const nothing = await refreshed({ fetch: empty });
        expect({ code: nothing.code, text: nothing.text }).toEqual({ code: 1, text: catalogueText(before) });
    });
});

test("the catalogue that there is has the form that is written", () => {
    const text = readFileSync(new URL("../src/catalogue.json", import.meta.url), "utf8");
    expect(catalogueText(JSON.parse(text))).toBe(text);
});
