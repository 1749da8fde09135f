import { type Code, js } from "../../../languages/index.ts";
import { type ResultFile, resultFileOf } from "../../result-file.ts";
import { outputFile, type Template, type View } from "../../template.ts";
import { fileAt } from "../value-at.ts";
import { resultOf, waitForJob } from "./job.ts";
import { checked, request } from "./request.ts";

const fs = js.fromDefault("node:fs", "fs");

export const save: Template = (view) => js`
    ${received(view)}
    ${fs}.writeFileSync(${outputFile(view.call)}, bytes);
    console.log(${`Saved ${outputFile(view.call)}`});
`;

/** Makes the call; the file is `bytes`: the response, or what the response holds, or what lies where the response says. */
function received(view: View): Code {
    const file = resultFileOf(view);
    if (file === undefined) {
        return js`
            ${request(view)}
            const bytes = Buffer.from(await response.arrayBuffer());
        `;
    }
    if (view.job) {
        return js`
            ${waitForJob(view, view.job)}

            response = await fetch(${fileAt(resultOf(view.job), file)});
            ${checked}
            const bytes = Buffer.from(await response.arrayBuffer());
        `;
    }
    return js`
        ${request(view)}
        const result = await response.json();
        ${file.holds === "base64" ? decoded(file) : downloaded(file)}
    `;
}

const decoded = (file: ResultFile): Code => js`const bytes = Buffer.from(${fileAt(js`result`, file)}, "base64");`;

/** The token is not sent along. */
const downloaded = (file: ResultFile): Code => js`

    const file = await fetch(${fileAt(js`result`, file)});
    if (!file.ok) {
        throw new Error(\`\${file.status}: \${await file.text()}\`);
    }
    const bytes = Buffer.from(await file.arrayBuffer());
`;
