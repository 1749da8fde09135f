/** What a team should know of a block that calls a hosted model without a tag. */
import { type CatalogueModel, catalogue, didYouMean, nearModels, providersOf } from "@callsheet/catalogue";
import type { TaskId } from "@callsheet/inference";
import type { LanguageId } from "@callsheet/snippets";
import type { Finding } from "../finding.ts";
import type { FencedBlock } from "../markdown/fenced-blocks.ts";
import { BlockError, writtenTag } from "../tag/tag.ts";
import type { FoundCall, ReadBlock } from "./find-calls.ts";
import { type KnownCall, proposalOf } from "./tag-of-call.ts";

/** @param takenLater the names that the blocks behind it take from those before them */
export function findingsOfCall(
    { line, value: found }: FencedBlock,
    language: LanguageId,
    { given }: ReadBlock,
    call: FoundCall,
    takenLater: ReadonlySet<string>,
): readonly Finding[] {
    const finding = { line, found };
    const { model, modelName, provider, task, isGone } = call;
    const gone = "The address api-inference.huggingface.co is no more: the router has taken its place.";
    if (model === undefined) {
        if (isGone) return [{ ...finding, kind: "gone", message: gone }];
        // Providers have models and functions of their own that the catalogue cannot know.
        if (call.directTo || modelName === undefined || !/^[\w.-]+\/[\w.-]+$/.test(modelName)) return [];
        const guess = didYouMean(nearModels(catalogue.models, modelName).slice(0, 1));
        const message = `The catalogue does not know ${modelName}: it may be misspelt, renamed or new.${guess}`;
        return [{ ...finding, kind: "unknown", model: modelName, message }];
    }
    const asked = task ?? model.task;
    const serving = [
        ...new Set([...providersOf(model, asked), ...(isNear(asked, model.task) ? providersOf(model) : [])]),
    ];
    if (!doesTask(model, asked))
        return [{ ...finding, kind: "task", message: `${model.id} does ${model.task}, and is asked for ${asked}.` }];
    if (provider && provider !== "auto" && !serving.includes(provider)) {
        const message = `${provider} does not list ${model.id}. These do: ${serving.join(", ") || "none"}.`;
        return [{ ...finding, kind: "unserved", message }];
    }
    if (serving.length === 0)
        return [{ ...finding, kind: "unserved", message: `No provider lists ${model.id} any more.` }];
    const { message, ...proposal } = proposed(
        { ...call, model },
        language,
        given.filter((name) => takenLater.has(name)),
    );
    if (isGone) return [{ ...finding, kind: "gone", message: [gone, message].filter(Boolean).join(" "), ...proposal }];
    return [
        {
            ...finding,
            kind: "untagged",
            message: ["Nothing keeps the call fresh.", message].filter(Boolean).join(" "),
            ...proposal,
        },
    ];
}

/** Tasks that a model of the other does, too. */
const near: readonly (readonly [TaskId, TaskId])[] = [
    ["conversational", "text-generation"],
    ["feature-extraction", "sentence-similarity"],
    ["text-to-speech", "text-to-audio"],
    ["image-to-text", "conversational"],
    ["visual-question-answering", "conversational"],
    ["image-to-image", "image-text-to-image"],
    ["image-to-video", "image-text-to-video"],
];

const isNear = (one: TaskId, other: TaskId): boolean =>
    one === other || near.some((pair) => pair.includes(one) && pair.includes(other));

const doesTask = (model: CatalogueModel, task: TaskId): boolean =>
    isNear(task, model.task) || model.mappings.some((mapping) => mapping.task === task);

type Proposed = Pick<Finding, "message" | "tag" | "expected">;

function proposed(call: KnownCall, language: LanguageId, needed: readonly string[]): Proposed {
    try {
        const { tag, code } = proposalOf(call, language, needed);
        return { message: "", tag: writtenTag(tag), expected: code };
    } catch (error) {
        if (!(error instanceof BlockError)) throw error;
        return { message: `It has no tag: ${error.message.replace(/\.?$/, ".")}` };
    }
}
