import { type Code, python } from "../../../languages/index.ts";
import { resultFileOf } from "../../result-file.ts";
import { outputFile, type Template, type View } from "../../template.ts";
import { assignFile } from "../value-at.ts";
import { request } from "./request.ts";

const Path = python.from("pathlib", "Path");

export const save: Template = (view) => python`
    ${request(view)}
    ${write(view)}
    print(${`Saved ${outputFile(view.call)}`})
`;

/** Writes the file: the answer, or what the answer holds, or what lies where the answer says, which needs no token. */
function write(view: View): Code {
    const path = outputFile(view.call);
    const file = resultFileOf(view);
    if (file === undefined) return python`${Path}(${path}).write_bytes(response.content)`;
    if (file.holds === "base64") {
        return python`
            answer = response.json()
            ${assignFile(python`encoded`, python`answer`, file)}
            ${Path}(${path}).write_bytes(${python.module("base64")}.b64decode(encoded))
        `;
    }
    return python`
        answer = response.json()
        ${assignFile(python`url`, python`answer`, file)}

        response = requests.get(url)
        response.raise_for_status()
        ${Path}(${path}).write_bytes(response.content)
    `;
}
