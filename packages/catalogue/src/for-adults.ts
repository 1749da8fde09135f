/** Models that are made to produce what is for adults only. Learners of sixteen use the catalogue. */
import type { TaskId } from "@callsheet/inference/tasks";

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
