import { type TaskId, tasks } from "@callsheet/inference/tasks";
import type { Client } from "../../template.ts";
import { basicStream } from "./basic-stream.ts";
import { conversational } from "./conversational.ts";
import { conversationalStream } from "./conversational-stream.ts";
import { conversationalTools } from "./conversational-tools.ts";
import { fails } from "./fails.ts";
import { print } from "./print.ts";
import { save } from "./save.ts";

const givesImage = (task: TaskId): boolean => tasks[task].gives === "image" || task === "image-segmentation";

/** The Hub's own Python client. */
export const huggingfaceHub: Client = {
    language: "python",
    id: "huggingface_hub",
    // It gives images as Pillow's, and vectors as NumPy's, but installs neither.
    packages: (task) => [
        "huggingface_hub",
        ...(givesImage(task) ? ["pillow"] : []),
        ...(task === "feature-extraction" ? ["numpy"] : []),
    ],
    prints: "call",
    serves: (task) => "python" in tasks[task].method,
    fails,
    templates: { print, save, conversational, conversationalStream, conversationalTools, basicStream },
};
