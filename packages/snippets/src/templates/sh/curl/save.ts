import { sh } from "../../../languages/index.ts";
import { resultFileOf } from "../../result-file.ts";
import { outputFile, type Template } from "../../template.ts";
import { fileFilter } from "./jq.ts";
import { request } from "./request.ts";

/** A file in JSON is taken out with jq; what the answer says where to find needs no token. */
export const save: Template = (view) => {
    const path = outputFile(view.call);
    const file = resultFileOf(view);
    if (file === undefined) return request(view, sh`--output ${path}`);
    if (file.holds === "base64") {
        return sh`
            # jq reads the JSON: https://jqlang.org
            ${request(view, sh`--output answer.json`, sh`&&`)}
                encoded=$(jq -er ${fileFilter(file)} answer.json) &&
                printf '%s' "$encoded" | base64 --decode >${path}
        `;
    }
    return sh`
        # jq reads the JSON: https://jqlang.org
        ${request(view, sh`--output answer.json`, sh`&&`)}
            url=$(jq -er ${fileFilter(file)} answer.json) &&
            curl "$url" --fail --output ${path}
    `;
};
