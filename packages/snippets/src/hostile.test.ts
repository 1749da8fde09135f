import { PositionEncoding, Workspace } from "@astral-sh/ruff-wasm-nodejs";
import {
    exampleOf,
    isFile,
    isLeaf,
    type ProviderId,
    providerHelper,
    providerIds,
    type TaskId,
    taskIds,
} from "@callsheet/inference";
import { exampleTool } from "@callsheet/inference/descriptions";
import { format as shfmt } from "@wasm-fmt/shfmt";
import { format as prettier } from "prettier";
import { describe, expect, test } from "vitest";
import { propertyRuns } from "../../../verify/testing/property-runs.ts";
import { assignedText, sample } from "./code/testing/values.ts";
import { getInferenceSnippets } from "./generate.ts";
import type { Snippet } from "./snippet.ts";

// Formats thousands of programs.
const ruff = new Workspace({ lint: { select: ["I", "F"] } }, PositionEncoding.Utf16);

async function formatted({ language, content }: Snippet): Promise<string> {
    if (language === "js") return await prettier(content, { parser: "babel", tabWidth: 4 });
    return language === "python" ? ruff.format(content) : shfmt(content, "snippet.sh", { indent: 4 });
}

/** Replaces every string and every file name in a value, except for the roles of messages. */
function replacing(value: unknown, text: string): unknown {
    if (typeof value === "string" || isFile(value)) return text;
    if (Array.isArray(value)) return value.map((item) => replacing(item, text));
    if (typeof value !== "object" || value === null || isLeaf(value)) return value;
    return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, key === "role" ? item : replacing(item, text)]),
    );
}

function snippetsWith(text: string, provider: ProviderId, id: TaskId): Snippet[] {
    const { model, inputs, parameters } = exampleOf(provider, id);
    const chat = id === "conversational";
    const owner = text.replace(/[/.]/g, "-");
    const hostile = { id: `${owner}-/model`, pipeline_tag: chat ? "text-generation" : id };
    // One provider knows one model.
    const providerId = provider === "novita" && id === "image-text-to-video" ? model : hostile.id;
    const mapping = { providerId, hfModelId: hostile.id, adapter: "lora", adapterWeightsPath: text };
    return getInferenceSnippets({ ...hostile, tags: chat ? ["conversational"] : [] }, provider, mapping, {
        inputs: replacing(inputs, text),
        parameters: replacing(parameters, text) as Record<string, unknown> | undefined,
        billTo: provider === "hf-inference" ? text : undefined,
        accessToken: provider === "hf-inference" ? undefined : text,
        direct: provider !== "hf-inference",
        stream: true,
    });
}

const texts = sample(assignedText, 40).map((text) => text.replaceAll("\0", ""));

// Some tasks reject a blank prompt.
const few = texts.filter((text) => text.trim() !== "").slice(0, propertyRuns(8));

const pairsAt = (provider: ProviderId) => taskIds.filter((id) => providerHelper(provider, id));
const others = providerIds.filter(
    (id) => id !== "hf-inference" && pairsAt(id).some((task) => task !== "conversational"),
);

/** Programs that are already checked: about a third of the formatted programs are duplicates. */
const contents = new Set<string>();

const keepsItsShape = (some: readonly string[], provider: ProviderId, id: TaskId): Promise<void> =>
    keepTheirShape(some, (text) => snippetsWith(text, provider, id));

/**
 * Characters that a terminal acts on when a program is pasted, or that make it read otherwise than it runs: control
 * characters but the line break, and direction marks.
 */
const acting = /(?!\n)\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

async function keepTheirShape(some: readonly string[], write: (text: string) => readonly Snippet[]): Promise<void> {
    for (const text of some) {
        for (const snippet of write(text)) {
            if (contents.has(snippet.content)) continue;
            // A value that breaks out of its literal would be formatted as code, or not parse at all.
            expect(snippet.content).toBe(await formatted(snippet));
            expect(snippet.content).not.toMatch(acting);
            contents.add(snippet.content);
        }
    }
}

describe("whatever the model id, inputs, file names, labels and organisation hold, the program keeps its shape", () => {
    test.each(pairsAt("hf-inference"))("%s", (id) => keepsItsShape(texts, "hf-inference", id));

    test.each(["chat-completions", "responses"] as const)("a chat that offers functions, by %s", (api) =>
        keepTheirShape(few, (text) => {
            const described = { ...exampleTool.function, name: text, description: text };
            return getInferenceSnippets(
                { id: "a/b", pipeline_tag: "text-generation", tags: ["conversational"] },
                "auto",
                undefined,
                {
                    api,
                    messages: [{ role: "user", content: text }],
                    parameters: { tools: [{ type: "function", function: described }, exampleTool] },
                },
            );
        }),
    );

    describe.each(others)("at %s, also with its key", (provider) => {
        test.each(pairsAt(provider))("%s", (id) => keepsItsShape(few, provider, id));
    });
});
