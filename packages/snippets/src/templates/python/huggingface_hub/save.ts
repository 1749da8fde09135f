import { tasks } from "@callsheet/inference/tasks";
import { python } from "../../../languages/index.ts";
import { savedFileOf } from "../../saved-file.ts";
import type { Template } from "../../template.ts";
import { createClient, invocation } from "./invocation.ts";

const Path = python.from("pathlib", "Path");

export const save: Template = (view) => {
    // The client returns an image as a Pillow object, which can always be saved as PNG, and anything else as bytes.
    const isImage = tasks[view.call.task].gives === "image";
    const file = isImage ? "output.png" : savedFileOf(view.call).name;
    return python`
        ${createClient(view)}

        output = ${invocation(view)}
        ${isImage ? python`output.save(${file})` : python`${Path}(${file}).write_bytes(output)`}
        print(${`Saved ${file}`})
    `;
};
