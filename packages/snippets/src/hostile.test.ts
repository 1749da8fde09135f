import { PositionEncoding, Workspace } from "@astral-sh/ruff-wasm-nodejs";
import { isLeaf, providerHelper, type TaskId, taskIds, tasks } from "@callsheet/inference";
import { format as shfmt } from "@wasm-fmt/shfmt";
import { format as prettier } from "prettier";
import { describe, expect, test } from "vitest";
import { getInferenceSnippets } from "./generate.ts";
import { assignedText, sample } from "./languages/testing/values.ts";
import type { Snippet } from "./snippet.ts";

const ruff = new Workspace({ lint: { select: ["I", "F"] } }, PositionEncoding.Utf16);

async function formatted({ language, content }: Snippet): Promise<string> {
    if (language === "js") return await prettier(content, { parser: "babel", tabWidth: 4 });
    return language === "python" ? ruff.format(content) : shfmt(content, "snippet.sh", { indent: 4 });
}

/** The value with every string in it replaced, but for the roles of messages. */
function replacing(value: unknown, text: string): unknown {
    if (typeof value === "string") return text;
    if (Array.isArray(value)) return value.map((item) => replacing(item, text));
    if (typeof value !== "object" || value === null || isLeaf(value)) return value;
    return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, key === "role" ? item : replacing(item, text)]),
    );
}

function snippetsWith(text: string, id: TaskId): Snippet[] {
    const { example }: { example: { inputs?: unknown; parameters?: unknown } } = tasks[id];
    const chat = id === "conversational";
    const tags = chat ? ["conversational"] : [];
    const owner = text.replace(/[/.]/g, "-");
    const model = { id: `${owner}-/model`, pipeline_tag: chat ? "text-generation" : id, tags };
    return getInferenceSnippets(model, "hf-inference", undefined, {
        inputs: replacing(example.inputs, text),
        parameters: replacing(example.parameters, text) as Record<string, unknown> | undefined,
        billTo: text,
        streaming: true,
    });
}

// shfmt itself loses these characters, even in quotes.
const texts = sample(assignedText, 40).map((text) => text.replace(/[\r\v\f\0\u0080\u0081]/g, ""));
const served = taskIds.filter((id) => providerHelper("hf-inference", id));

describe("whatever the model id, inputs, labels and organisation hold, the program keeps its shape", () => {
    test.each(served)("%s", async (id) => {
        for (const text of texts) {
            for (const snippet of snippetsWith(text, id)) {
                // A value that broke out of its literal would be laid out as code, or not parse at all.
                expect(snippet.content).toBe(await formatted(snippet));
            }
        }
    });
});
