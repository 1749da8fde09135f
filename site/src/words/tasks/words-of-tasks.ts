import type { TaskId } from "@callsheet/inference/tasks";
import type { Language } from "../../languages.ts";
import { englishAudioTasks } from "./english-audio-tasks.ts";
import { englishImageTasks } from "./english-image-tasks.ts";
import { englishTableTasks } from "./english-table-tasks.ts";
import { englishTextTasks } from "./english-text-tasks.ts";
import { englishVideoTasks } from "./english-video-tasks.ts";
import { gujaratiAudioTasks } from "./gujarati-audio-tasks.ts";
import { gujaratiImageTasks } from "./gujarati-image-tasks.ts";
import { gujaratiTableTasks } from "./gujarati-table-tasks.ts";
import { gujaratiTextTasks } from "./gujarati-text-tasks.ts";
import { gujaratiVideoTasks } from "./gujarati-video-tasks.ts";
import type { TaskWords } from "./task-words.ts";

type WordsOfTasks = Readonly<Record<TaskId, TaskWords>>;

const words: Readonly<Record<Language, WordsOfTasks>> = {
    gu: {
        ...gujaratiTextTasks,
        ...gujaratiImageTasks,
        ...gujaratiAudioTasks,
        ...gujaratiVideoTasks,
        ...gujaratiTableTasks,
    },
    en: {
        ...englishTextTasks,
        ...englishImageTasks,
        ...englishAudioTasks,
        ...englishVideoTasks,
        ...englishTableTasks,
    },
};

/** The prose about every task, in a language of the site. */
export const wordsOfTasks = (language: Language): WordsOfTasks => words[language];
