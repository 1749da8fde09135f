/** curl: prints the wire request. Its programs print the response unchanged. */
import type { Code } from "../../code/index.ts";
import { type ResultFile, resultFileOf, savedFileOf } from "../../templates/result-file.ts";
import type { Template, Templates } from "../../templates/template.ts";
import { waitForJob } from "./curl-job.ts";
import { request } from "./curl-request.ts";
import { fileFilter } from "./jq.ts";
import { sh } from "./literals.ts";

const print: Template = (view) =>
    view.job
        ? waitForJob(
              view,
              view.job,
              sh`
        cat response.json
        rm response.json
    `,
          )
        : request(view);

/** Extracts a file from JSON with jq, which every system packages. A download from a URL does not send the token. */
const save: Template = (view) => {
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

/** Without buffering, curl prints each event when it arrives. */
const stream: Template = (view) => request(view, sh`--no-buffer`);

export const curl: Templates = {
    byEnding: {
        print,
        save,
        conversational: print,
        conversationalStream: stream,
        basicStream: stream,
        responses: print,
        responsesStream: stream,
    },
};
