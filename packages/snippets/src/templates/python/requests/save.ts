import { type Code, python } from "../../../languages/index.ts";
import { resultFileOf } from "../../result-file.ts";
import { outputFile, type Template, type View } from "../../template.ts";
import { assignFile } from "../value-at.ts";
import { resultOf, waitForJob } from "./job.ts";
import { request } from "./request.ts";

const Path = python.from("pathlib", "Path");

export const save: Template = (view) => python`
    ${written(view)}
    print(${`Saved ${outputFile(view.call)}`})
`;

/** Makes the call and writes the file: the response, or what the response holds, or what lies where the response says. */
function written(view: View): Code {
    const path = outputFile(view.call);
    const file = resultFileOf(view);
    if (file === undefined) {
        return python`
            ${request(view)}
            ${Path}(${path}).write_bytes(response.content)
        `;
    }
    if (file.holds === "base64") {
        return python`
            ${request(view)}
            result = response.json()
            ${assignFile(python`encoded`, python`result`, file)}
            ${Path}(${path}).write_bytes(${python.module("base64")}.b64decode(encoded))
        `;
    }
    return python`
        ${view.job ? waitForJob(view, view.job) : request(view)}
        ${!view.job && python`result = response.json()`}

        ${assignFile(python`url`, view.job ? resultOf(view.job) : python`result`, file)}
        response = requests.get(url)
        response.raise_for_status()
        ${Path}(${path}).write_bytes(response.content)
    `;
}
