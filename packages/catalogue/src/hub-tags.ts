/** The Hub's tags of a model, and the task that follows from them. */
import { isTaskId, type TaskId } from "@callsheet/inference/tasks";

/** The Hub's tags for the task of a model. */
export type HubTags = {
    /** The Hub's name of the task; for a chat model, it shows whether the model reads images. */
    readonly pipeline_tag: string;
    /** `conversational` for a chat model. */
    readonly tags: readonly string[];
};

/** The pipeline tags of models that chat; the Hub has none for chat itself. */
const ofChat = { texts: "text-generation", images: "image-text-to-text" } as const;
const chats = "conversational";

/**
 * The Hub's tags of a model, as the generator takes them.
 *
 * @param task the model's task
 * @param readsImages whether a model that chats reads images
 * @returns its pipeline tag and its other tags
 * @example
 * import { tagsOf } from "@callsheet/catalogue";
 *
 * const model = { id: "google/gemma-3-27b-it", ...tagsOf("conversational", true) };
 */
export function tagsOf(task: TaskId, readsImages: boolean): HubTags {
    if (task !== chats) return { pipeline_tag: task, tags: [] };
    return { pipeline_tag: readsImages ? ofChat.images : ofChat.texts, tags: [chats] };
}

/** The pipeline tags of the Hub's models for a task. */
export const pipelineTagsOf = (task: TaskId): readonly string[] => (task === chats ? Object.values(ofChat) : [task]);

/** The task of a model, by its tags; undefined if we have no such task. */
export function taskOfTags({ pipeline_tag, tags }: HubTags): TaskId | undefined {
    if (pipelineTagsOf(chats).includes(pipeline_tag) && tags.includes(chats)) return chats;
    return isTaskId(pipeline_tag) ? pipeline_tag : undefined;
}

/** Whether a chat model reads images, by its pipeline tag. */
export const readsImagesBy = ({ pipeline_tag }: Pick<HubTags, "pipeline_tag">): boolean =>
    pipeline_tag === ofChat.images;

/** The Hub's tag for what is not for all audiences. */
const tagForAdults = "not-for-all-audiences";

/** Words of a name that say so. `abliterated` are models whose refusals were removed. */
const nameForAdults =
    /(?:^|[^a-z])(?:abliterated|erotic\w*|hentai|lewd|nsfw|nudes?|nudity|porn\w*|r18|uncensored|unfiltered|xxx)(?![a-z])/i;

/** The end of the names of tasks whose output tells what is in the input, or describes it by numbers. */
const taskThatDetects = /(?:classification|detection|segmentation|extraction|similarity)$/;

/**
 * Whether a model makes what is for adults only, by the Hub's tag or by its name. A model that detects it does not.
 *
 * @param tags all of the Hub's tags of the model
 */
export const isForAdults = (id: string, task: TaskId, tags: readonly string[]): boolean =>
    !taskThatDetects.test(task) && (tags.includes(tagForAdults) || nameForAdults.test(id.replaceAll("_", "-")));
