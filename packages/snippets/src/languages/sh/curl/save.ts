import type { Code } from "../../../code/index.ts";
import { type ResultFile, resultFileOf } from "../../../templates/result-file.ts";
import { savedFileOf } from "../../../templates/saved-file.ts";
import type { Template } from "../../../templates/template.ts";
import { sh } from "../literals.ts";
import { waitForJob } from "./job.ts";
import { fileFilter } from "./jq.ts";
import { request } from "./request.ts";

/** Extracts a file from JSON with jq, which every system packages. A download from a URL does not send the token. */
export const save: Template = (view) => {
    const path = savedFileOf(view.call).name;
    const file = resultFileOf(view);
    if (file === undefined) return request(view, sh`--output ${path}`);
    const [take, write] = file.holds === "base64" ? decode(file, path) : download(file, path);
    if (view.job) {
        return waitForJob(
            view,
            view.job,
            sh`
                ${take}
                ${write}
                rm response.json
            `,
        );
    }
    return sh`
        # jq reads the JSON: https://jqlang.org
        ${request(view, sh`--output response.json`, sh`&&`)}
            ${take} &&
            ${write} &&
            rm response.json
    `;
};

type Steps = readonly [take: Code, write: Code];

const decode = (file: ResultFile, path: string): Steps => [
    sh`encoded=$(jq -er ${fileFilter(file)} response.json)`,
    sh`printf '%s' "$encoded" | base64 --decode >${path}`,
];

const download = (file: ResultFile, path: string): Steps => [
    sh`url=$(jq -er ${fileFilter(file)} response.json)`,
    sh`curl "$url" --fail --output ${path}`,
];
