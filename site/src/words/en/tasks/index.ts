import { audio } from "./audio.ts";
import { image } from "./image.ts";
import { table } from "./table.ts";
import type { TaskPages } from "./task-page.ts";
import { text } from "./text.ts";
import { video } from "./video.ts";

/** The prose about every task, by its id. */
export const tasks: TaskPages = { ...text, ...image, ...audio, ...video, ...table };
