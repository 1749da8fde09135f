import { python } from "../../../languages/index.ts";
import { resultFileOf } from "../../result-file.ts";
import { savedFileOf } from "../../saved-file.ts";
import type { Template } from "../../template.ts";
import { savedPath } from "../saved-path.ts";
import { assignFile } from "../value-at.ts";
import { invocation } from "./invocation.ts";

const Path = python.from("pathlib", "Path");

const httpx = python.module("httpx");

/** fal's client depends on httpx, so httpx is always installed with it. */
export const save: Template = (view) => {
    const file = resultFileOf(view);
    return python`
        ${invocation(view)}

        ${file && assignFile(python`url`, python`result`, file)}
        file = ${httpx}.get(url).raise_for_status()
        ${savedPath(python`file`, savedFileOf(view.call))}
        ${Path}(path).write_bytes(file.content)
        print(f"Saved {path}")
    `;
};
