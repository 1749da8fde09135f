import type { Code } from "../../../code/index.ts";
import { type ResultFile, resultFileOf } from "../../../templates/result-file.ts";
import { type SavedFile, savedFileOf } from "../../../templates/saved-file.ts";
import type { Template, View } from "../../../templates/template.ts";
import { js } from "../literals.ts";
import { savedPath } from "../output.ts";
import { fileAt } from "../value-at.ts";
import { resultOf, waitForJob } from "./job.ts";
import { checkResponse, request } from "./request.ts";

const fs = js.fromDefault("node:fs", "fs");

export const save: Template = (view) => js`
    ${received(view)}
    ${fs}.writeFileSync(path, bytes);
    console.log(\`Saved \${path}\`);
`;

/** Makes the call; declares the file's `bytes` and `path`. The file is the body, in the JSON, or at a URL in it. */
function received(view: View): Code {
    const file = resultFileOf(view);
    const saved = savedFileOf(view.call);
    if (file === undefined) {
        return js`
            ${request(view)}
            ${downloaded(js`response`, saved)}
        `;
    }
    if (view.job) {
        return js`
            ${waitForJob(view, view.job)}

            response = await fetch(${fileAt(resultOf(view.job), file)});
            ${checkResponse}
            ${downloaded(js`response`, saved)}
        `;
    }
    return js`
        ${request(view)}
        const result = await response.json();
        ${file.holds === "base64" ? decoded(file, saved) : download(file, saved)}
    `;
}

const downloaded = (response: Code, saved: SavedFile): Code => js`
    const bytes = Buffer.from(await ${response}.arrayBuffer());
    ${savedPath(js`${response}.headers.get("content-type")`, saved)}
`;

/** Base64 text has no MIME type, so the path has the default extension. */
const decoded = (file: ResultFile, { name }: SavedFile): Code => js`
    const bytes = Buffer.from(${fileAt(js`result`, file)}, "base64");
    const path = ${name};
`;

/** The download does not send the token. */
const download = (file: ResultFile, saved: SavedFile): Code => js`

    const file = await fetch(${fileAt(js`result`, file)});
    if (!file.ok) {
        throw new Error(\`\${file.status}: \${await file.text()}\`);
    }
    ${downloaded(js`file`, saved)}
`;
