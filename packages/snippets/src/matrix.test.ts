import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PositionEncoding, Workspace } from "@astral-sh/ruff-wasm-nodejs";
import { catalogue } from "@callsheet/catalogue";
import { providers, type TaskId, taskIds, tasks } from "@callsheet/inference";
import { format as shfmt } from "@wasm-fmt/shfmt";
import { format as prettier } from "prettier";
import { afterAll, describe, expect, test } from "vitest";
import { sampleCases } from "../../../verify/testing/property-runs.ts";
import { testWith } from "../../../verify/testing/test-with.ts";
import { matrix } from "./matrix.ts";
import type { MatrixEntry } from "./matrix-entry.ts";
import { policies } from "./snippet.ts";

// Parses and formats thousands of programs.
const entries = [...matrix()];
const plain = entries.filter(({ id }) => id.endsWith("/plain"));
const inLanguage = (language: MatrixEntry["language"]) => entries.filter((entry) => entry.language === language);

const folder = mkdtempSync(join(tmpdir(), "callsheet-matrix-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a JSON file for a checker in another process. */
function listOf(some: readonly MatrixEntry[]): string {
    const path = join(folder, `${some[0]?.language}.json`);
    writeFileSync(path, JSON.stringify(some.map(({ id, content }) => ({ id, content }))));
    return path;
}

describe("the matrix", () => {
    test("has an id for every entry that no other has", () => {
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    });

    test.each(Object.values(providers))("has every task that $id serves", ({ id, tasks }) => {
        const writtenTasks = new Set(entries.filter(({ provider }) => provider === id).map(({ task }) => task));
        expect([...writtenTasks].sort()).toEqual(Object.keys(tasks).sort());
    });

    describe("has a program in every cell but these", () => {
        const pairs = Object.values(providers).flatMap(({ id, tasks }) =>
            Object.keys(tasks).map((task) => `${id} ${task}`),
        );
        const filled = new Set(
            entries.map((entry) => `${entry.language}/${entry.client} ${entry.provider} ${entry.task}`),
        );
        const empty = (client: string) => pairs.filter((pair) => !filled.has(`${client} ${pair}`)).sort();

        test.each(["js/callsheet", "js/fetch", "python/requests", "sh/curl"])("%s: none", (client) => {
            expect(empty(client)).toEqual([]);
        });

        test.each(["js/openai", "python/openai"])("%s: what is not chat", (client) => {
            expect(empty(client)).toEqual(pairs.filter((pair) => !pair.endsWith(" conversational")).sort());
        });

        test("python/fal_client: what is not fal's", () => {
            expect(empty("python/fal_client")).toEqual(pairs.filter((pair) => !pair.startsWith("fal-ai ")).sort());
        });

        test("js/huggingface.js: what it sends to chats that take messages only, and a response that it refuses", () => {
            expect(empty("js/huggingface.js")).toEqual([
                "groq text-generation",
                "hf-inference image-to-text",
                "novita text-generation",
            ]);
        });

        test("python/huggingface_hub: what it has no method for, what it refuses, what it sends in a form of its own", () => {
            const withoutMethod = [
                "fal-ai image-text-to-image",
                "fal-ai image-text-to-video",
                "fal-ai text-to-audio",
                "hf-inference tabular-regression",
                "hf-inference text-to-audio",
                "novita image-text-to-video",
                "wavespeed image-text-to-image",
                "wavespeed image-text-to-video",
            ];
            const refused = [
                "deepinfra text-to-image",
                "fal-ai audio-to-audio",
                "groq text-generation",
                "ovhcloud text-generation",
                "scaleway text-generation",
                "together automatic-speech-recognition",
                "zai-org image-to-text",
            ];
            const ofItsOwn = ["hf-inference tabular-classification", "hf-inference visual-question-answering"];
            expect(empty("python/huggingface_hub")).toEqual([...withoutMethod, ...refused, ...ofItsOwn].sort());
        });
    });

    test("can be narrowed to a provider, a task and a client", () => {
        const task: TaskId = "fill-mask";
        const narrowed = [...matrix({ provider: "hf-inference", task, client: "curl" })];
        expect(narrowed.map(({ id }) => id)).toEqual(
            [
                ...["plain", "billed", "endpoint", "keyless-endpoint", "parameters", "extended"],
                ...["billed", "endpoint", "keyless-endpoint"].flatMap((way) => [
                    `${way}-parameters`,
                    `${way}-extended`,
                ]),
                ...["only-top_k", "only-targets"],
            ].map((row) => `hf-inference/fill-mask/sh/curl/${row}`),
        );
        expect([...matrix({ provider: "groq", task })]).toEqual([]);
    });

    test("has the rows of the router: each way to choose, with all else that it is told", () => {
        const names = [...matrix({ provider: "auto", client: "curl" })].map(({ id }) => id.split("/").at(-1) ?? "");
        const chosen = [...policies, "together"];
        expect(names).toEqual(
            expect.arrayContaining([
                ...["plain", "billed", "streamed", "streamed-billed", "sampled"],
                ...["parameters", "extended", ...chosen].flatMap((name) => [name, `${name}-streamed`]),
                ...["schema", "conversation", "responses", "responses-billed", "responses-streamed"],
                ...["responses-schema", "responses-conversation"],
            ]),
        );
        for (const policy of chosen) {
            for (const other of ["billed", "sampled", "parameters", "extended"]) {
                const both = names.filter((name) => [policy, other].every((part) => name.split("-").includes(part)));
                expect(both).not.toEqual([]);
            }
        }
    });

    describe("has each parameter alone", () => {
        // For fetch, which has a program for every call; curl has none for tool calls.
        const rows = entries.filter(({ client, parameter }) => client === "fetch" && parameter !== undefined);
        const rowsAt = (provider: string, task: TaskId) =>
            rows.filter((entry) => entry.provider === provider && entry.task === task);
        const namesAt = (provider: string, task: TaskId) => rowsAt(provider, task).map(({ parameter }) => parameter);
        const known = (task: TaskId) => Object.keys(tasks[task].parameters.entries);

        test.each(taskIds)("%s: at some provider", (task) => {
            expect(new Set(rows.filter((entry) => entry.task === task).map(({ parameter }) => parameter))).toEqual(
                new Set(known(task)),
            );
        });

        test("what a provider cannot say is left out", () => {
            expect(namesAt("novita", "image-text-to-video")).toEqual(["prompt", "target_size", "num_frames"]);
            expect(namesAt("wavespeed", "image-text-to-video").toSorted()).toEqual(
                known("image-text-to-video").toSorted(),
            );
        });

        test("chat: through the router, directly of one provider, and of those that are told something else", () => {
            expect(namesAt("auto", "conversational").toSorted()).toEqual(known("conversational").toSorted());
            expect(namesAt("baseten", "conversational").toSorted()).toEqual(known("conversational").toSorted());
            expect(namesAt("together", "conversational")).toEqual(["response_format"]);
            expect(namesAt("cohere", "conversational")).toEqual([]);
        });

        test("and what it needs beside it", () => {
            const [choice] = rowsAt("auto", "conversational").filter(({ parameter }) => parameter === "tool_choice");
            expect(Object.keys(choice?.options.parameters ?? {})).toEqual(["tools", "tool_choice"]);
            const [usage] = rowsAt("auto", "conversational").filter(({ parameter }) => parameter === "stream_options");
            expect(usage?.streaming).toBe(true);
        });
    });

    describe("has real models under the provider's real ids", () => {
        const pairs = catalogue.models.flatMap(({ id, mappings }) => mappings.map((mapping) => ({ id, ...mapping })));

        const unfit = /nsfw|uncensored/i;

        test("in every plain row of what the catalogue lists", () => {
            for (const { provider, task, model, providerModelId } of plain) {
                const listed = pairs.filter(
                    (pair) => pair.provider === provider && pair.task === task && !pair.adapter && !unfit.test(pair.id),
                );
                if (listed.length === 0) continue;
                expect(listed).toContainEqual(expect.objectContaining({ id: model, providerId: providerModelId }));
            }
        });

        test("in a row for every pair of the catalogue's newest day, for every client that asks the provider itself", () => {
            const newest = pairs.filter(({ lastListed }) => lastListed === catalogue.asOf);
            expect(newest.length).toBeGreaterThan(50);
            for (const { id, provider, task, providerId } of newest) {
                const withOwnId = entries.filter(
                    (entry) => entry.model === id && entry.provider === provider && entry.task === task,
                );
                // Replicate's requests contain only the version.
                const own = providerId.split(":").at(-1) ?? "";
                const holding = withOwnId.filter(({ wire }) => JSON.stringify([wire.url, wire.body]).includes(own));
                expect(holding.map(({ language, client }) => `${language}/${client}`)).toEqual(
                    expect.arrayContaining(["js/callsheet", "js/fetch", "python/requests", "sh/curl"]),
                );
                for (const { client, content } of holding) {
                    if (["fetch", "requests", "curl"].includes(client)) expect(content).toContain(own);
                }
            }
        });

        test("and nothing that nobody wants to meet in an example", () => {
            expect(plain.filter(({ model }) => unfit.test(model))).toEqual([]);
        });
    });

    test("has direct calls wherever the provider has a key of its own", () => {
        const direct = entries.filter(({ id }) => id.endsWith("/direct"));
        const directProviders = new Set(direct.map(({ provider }) => provider));
        expect(directProviders).toEqual(
            new Set(Object.keys(providers).filter((id) => id !== "auto" && id !== "hf-inference")),
        );
        for (const { provider, wire, content } of direct) {
            expect(wire.url).not.toContain("huggingface.co");
            expect(content).toContain(
                provider === "fal-ai" && content.includes("fal_client") ? "FAL_KEY" : providers[provider].keyVariable,
            );
        }
    });

    test("has adapters wherever a request holds them, with what the Hub says of them", () => {
        const adapters = entries.filter(({ id, client }) => client === "curl" && id.endsWith("/lora"));
        expect(new Set(adapters.map(({ provider }) => provider))).toEqual(
            new Set(["fal-ai", "replicate", "wavespeed"]),
        );
        for (const { wire, content, mapping } of adapters) {
            expect(JSON.stringify(wire.body)).toContain("nerijs/pixel-art-xl");
            expect(content).toContain("nerijs/pixel-art-xl");
            expect(mapping).toMatchObject({ adapter: "lora", adapterWeightsPath: "pixel-art-xl.safetensors" });
        }
    });

    test("says what each snippet must send, leaves written out", () => {
        const [image] = matrix({ provider: "hf-inference", task: "visual-question-answering", client: "requests" });
        expect(image?.wire).toEqual({
            method: "POST",
            url: "https://router.huggingface.co/hf-inference/models/dandelin/vilt-b32-finetuned-vqa",
            headers: { Authorization: ["Bearer ", { $secret: "HF_TOKEN" }], "Content-Type": "application/json" },
            body: {
                format: "json",
                value: { inputs: { image: { $base64: { $file: "cat.png" } }, question: expect.any(String) } },
            },
        });
    });

    test("is JSON through and through", () => {
        expect(JSON.parse(JSON.stringify(entries))).toEqual(entries);
    });
});

describe("every program parses", () => {
    test("JavaScript as an ES module", () => {
        const check = `
            import { readFileSync } from "node:fs";
            import { SourceTextModule } from "node:vm";
            for (const { id, content } of JSON.parse(readFileSync(process.argv[1], "utf8")))
                new SourceTextModule(content, { identifier: id });`;
        const flags = ["--experimental-vm-modules", "--no-warnings", "--input-type=module", "--eval", check];
        execFileSync(process.execPath, [...flags, listOf(inLanguage("js"))]);
    });

    testWith("python")("Python", () => {
        const check = "import json, sys\nfor e in json.load(open(sys.argv[1])): compile(e['content'], e['id'], 'exec')";
        execFileSync("python3", ["-c", check, listOf(inLanguage("python"))]);
    });

    testWith("bash")("shell with `bash -n`", () => {
        const programs = mkdtempSync(join(folder, "sh-"));
        for (const { id, content } of sampleCases(inLanguage("sh")))
            writeFileSync(join(programs, id.replaceAll("/", " ")), content);
        const check = 'for program in *; do bash -n "$program" || echo "$program"; done 2>&1';
        expect(execFileSync("bash", ["-c", check], { cwd: programs, encoding: "utf8" })).toBe("");
    });
});

describe("every program is what its language's formatter would print", () => {
    test("JavaScript: Prettier", async () => {
        for (const { content } of sampleCases(inLanguage("js"))) {
            expect(await prettier(content, { parser: "babel", tabWidth: 4 })).toBe(content);
        }
    });

    test("Python: Ruff, which also finds the imports in order and nothing unused or undefined", () => {
        const ruff = new Workspace({ lint: { select: ["I", "F"] } }, PositionEncoding.Utf16);
        for (const { content } of sampleCases(inLanguage("python"))) {
            expect(ruff.format(content)).toBe(content);
            expect(ruff.check(content)).toEqual([]);
        }
    });

    test("shell: shfmt", () => {
        for (const { content } of sampleCases(inLanguage("sh"))) {
            expect(shfmt(content, "snippet.sh", { indent: 4 })).toBe(content);
        }
    });
});
