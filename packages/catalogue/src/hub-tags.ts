/** What the Hub tags a model with, and what that says of its task. */
import { isTaskId, type TaskId } from "@callsheet/inference/tasks";

/** What the Hub says of what a model does. */
export type HubTags = {
    /** The Hub's name of the task, which for a chat model says whether it reads images. */
    readonly pipeline_tag: string;
    /** `conversational` for a chat model. */
    readonly tags: readonly string[];
};

/** The pipeline tags of models that chat; the Hub has none for chat itself. */
const ofChat = { texts: "text-generation", images: "image-text-to-text" } as const;
const chats = "conversational";

/** How the Hub tags a model that does a task. */
export function tagsOf(task: TaskId, readsImages: boolean): HubTags {
    if (task !== chats) return { pipeline_tag: task, tags: [] };
    return { pipeline_tag: readsImages ? ofChat.images : ofChat.texts, tags: [chats] };
}

/** The pipeline tags under which the Hub has models that do a task. */
export const pipelineTagsOf = (task: TaskId): readonly string[] => (task === chats ? Object.values(ofChat) : [task]);

/** What a model does, by its tags; undefined where no task here fits them. */
export function taskOfTags({ pipeline_tag, tags }: HubTags): TaskId | undefined {
    if (pipelineTagsOf(chats).includes(pipeline_tag) && tags.includes(chats)) return chats;
    return isTaskId(pipeline_tag) ? pipeline_tag : undefined;
}

/** Whether a chat model reads images, by its pipeline tag. */
export const readsImagesBy = ({ pipeline_tag }: Pick<HubTags, "pipeline_tag">): boolean =>
    pipeline_tag === ofChat.images;
