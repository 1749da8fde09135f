import { python } from "../../../languages/index.ts";
import { resultFileOf } from "../../result-file.ts";
import { outputFile, type Template } from "../../template.ts";
import { assignFile } from "../value-at.ts";
import { invocation } from "./invocation.ts";

/** httpx is what fal's client is made with: whoever has the one has the other. */
export const save: Template = (view) => {
    const path = outputFile(view.call);
    const file = resultFileOf(view);
    return python`
        ${invocation(view)}

        ${file && assignFile(python`url`, python`result`, file)}
        file = ${python.module("httpx")}.get(url).raise_for_status()
        ${python.from("pathlib", "Path")}(${path}).write_bytes(file.content)
        print(${`Saved ${path}`})
    `;
};
