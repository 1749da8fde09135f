import type { TaskPages } from "../../en/tasks/task-page.ts";
import { audio } from "./audio.ts";
import { image } from "./image.ts";
import { table } from "./table.ts";
import { text } from "./text.ts";
import { video } from "./video.ts";

export const tasks: TaskPages = { ...text, ...image, ...audio, ...video, ...table };
