/** The variants of snippets: the shape of each task's programs. */
import type { Call, ChatApi } from "@callsheet/inference/providers";
import { type Task, type TaskId, tasks } from "@callsheet/inference/tasks";
import { runsToolCalls } from "./chat-tools.ts";

/** The variants that a task has of its own. The variant of any other task follows from what it takes and gives. */
const ownVariants = {
    conversational: "conversational",
    "document-question-answering": "documentQuestionAnswering",
    "text-to-audio": "textToAudio",
    "visual-question-answering": "visualQuestionAnswering",
    "zero-shot-classification": "zeroShotClassification",
    "zero-shot-image-classification": "zeroShotImageClassification",
} as const satisfies Partial<Record<TaskId, string>>;

/** The variants of tasks whose output is saved, by what they take and give. */
const savingVariants = {
    "image>image": "imageToImage",
    "image>video": "imageToVideo",
    "text>audio": "textToSpeech",
    "text>image": "textToImage",
    "text>video": "textToVideo",
} as const;

/** The variants of tasks whose output is printed, by what they take. */
const printingVariants = { audio: "basicAudio", image: "basicImage", table: "tabular" } as const;

const isIn = <Table extends object>(table: Table, name: PropertyKey): name is keyof Table => name in table;

function variantOfTask(task: TaskId): TaskVariant {
    if (isIn(ownVariants, task)) return ownVariants[task];
    const { takes, gives }: Task = tasks[task];
    const [first = "text"] = takes;
    const conversion = `${first}>${gives}`;
    if (isIn(savingVariants, conversion)) return savingVariants[conversion];
    return isIn(printingVariants, first) ? printingVariants[first] : "basic";
}

/** The variants of chat: whole response, stream, and functions that the model may call. */
const chatVariants = {
    "chat-completions": {
        whole: "conversational",
        stream: "conversationalStream",
        tools: "conversationalTools",
        toolsStream: "conversationalToolsStream",
    },
    responses: {
        whole: "responses",
        stream: "responsesStream",
        tools: "responsesTools",
        // No program reads the events of tool calls of this API: see `programs.ts`.
        toolsStream: "responsesTools",
    },
} as const satisfies Record<ChatApi, object>;

type ValueOf<Of> = Of[keyof Of];
type TaskVariant =
    | "basic"
    | ValueOf<typeof ownVariants>
    | ValueOf<typeof savingVariants>
    | ValueOf<typeof printingVariants>;

/** The shape of a snippet: the kind of its input, and what it does with the output. */
export type Variant = TaskVariant | "basicStream" | ValueOf<ValueOf<typeof chatVariants>>;

/** The variant of the snippets of a call. */
export function variantOf(call: Call): Variant {
    const { task, stream = false, api = "chat-completions" } = call;
    if (task === "conversational") {
        if (runsToolCalls(call)) return chatVariants[api][stream ? "toolsStream" : "tools"];
        return chatVariants[api][stream ? "stream" : "whole"];
    }
    const variant = variantOfTask(task);
    return stream && variant === "basic" ? "basicStream" : variant;
}

/** What a snippet does with the response. Variants with the same ending share their templates. */
export type Ending = "print" | "save" | "basicStream" | ValueOf<ValueOf<typeof chatVariants>>;

/** The ending of each variant. */
export const endingOf = {
    basic: "print",
    basicAudio: "print",
    basicImage: "print",
    basicStream: "basicStream",
    conversational: "conversational",
    conversationalStream: "conversationalStream",
    conversationalTools: "conversationalTools",
    conversationalToolsStream: "conversationalToolsStream",
    documentQuestionAnswering: "print",
    imageToImage: "save",
    imageToVideo: "save",
    responses: "responses",
    responsesStream: "responsesStream",
    responsesTools: "responsesTools",
    tabular: "print",
    textToAudio: "save",
    textToImage: "save",
    textToSpeech: "save",
    textToVideo: "save",
    visualQuestionAnswering: "print",
    zeroShotClassification: "print",
    zeroShotImageClassification: "print",
} as const satisfies Record<Variant, Ending>;
