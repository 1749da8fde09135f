import type { Code } from "../../../code/index.ts";
import { resultFileOf } from "../../../templates/result-file.ts";
import { type SavedFile, savedFileOf } from "../../../templates/saved-file.ts";
import type { Template, View } from "../../../templates/template.ts";
import { python } from "../literals.ts";
import { assignFile, savedPath } from "../output.ts";
import { resultOf, waitForJob } from "./job.ts";
import { request } from "./request.ts";

const base64 = python.module("base64");

const Path = python.from("pathlib", "Path");

export const save: Template = (view) => python`
    ${written(view)}
    print(f"Saved {path}")
`;

/** Makes the call and writes the file to `path`. The file is the body, in the JSON, or at a URL in it. */
function written(view: View): Code {
    const file = resultFileOf(view);
    const saved = savedFileOf(view.call);
    if (file === undefined) {
        return python`
            ${request(view)}
            ${downloaded(saved)}
        `;
    }
    if (file.holds === "base64") {
        return python`
            ${request(view)}
            result = response.json()
            ${assignFile(python`encoded`, python`result`, file)}
            path = ${saved.name}
            ${Path}(path).write_bytes(${base64}.b64decode(encoded))
        `;
    }
    return python`
        ${view.job ? waitForJob(view, view.job) : request(view)}
        ${!view.job && python`result = response.json()`}

        ${assignFile(python`url`, view.job ? resultOf(view.job) : python`result`, file)}
        response = requests.get(url)
        response.raise_for_status()
        ${downloaded(saved)}
    `;
}

const downloaded = (saved: SavedFile): Code => python`
    ${savedPath(python`response`, saved)}
    ${Path}(path).write_bytes(response.content)
`;
