import { providerHelper } from "@callsheet/inference/providers";
import { type TaskId, tasks } from "@callsheet/inference/tasks";
import { isChat, type Language } from "../language.ts";
import { python as tag } from "./literals.ts";

const givesImage = (task: TaskId): boolean => tasks[task].gives === "image" || task === "image-segmentation";

/** Python. */
export const python = {
    tag,
    fileEnding: "py",
    comment: "#",
    grammar: "python",
    interpreter: "python",
    installer: "pip install",
    clients: {
        huggingface_hub: {
            prints: "call",
            // It returns Pillow images and NumPy arrays, but installs neither library.
            packages: (task) => [
                "huggingface_hub",
                ...(givesImage(task) ? ["pillow"] : []),
                ...(task === "feature-extraction" ? ["numpy"] : []),
            ],
            serves: (task) => "python" in tasks[task].method,
        },
        fal_client: {
            prints: "wire",
            packages: () => ["fal-client"],
            serves: (task) => providerHelper("fal-ai", task) !== undefined,
            own: { provider: "fal-ai", keyVariable: "FAL_KEY" },
        },
        openai: { prints: "wire", packages: () => ["openai"], serves: isChat },
        requests: { prints: "wire", packages: () => ["requests"] },
    },
} as const satisfies Language;
