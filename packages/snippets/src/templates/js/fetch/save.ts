import { type Code, js } from "../../../languages/index.ts";
import { resultFileOf } from "../../result-file.ts";
import { outputFile, type Template, type View } from "../../template.ts";
import { fileAt } from "../value-at.ts";
import { request } from "./request.ts";

const fs = js.fromDefault("node:fs", "fs");

export const save: Template = (view) => js`
    ${request(view)}
    ${bytes(view)}
    ${fs}.writeFileSync(${outputFile(view.call)}, bytes);
    console.log(${`Saved ${outputFile(view.call)}`});
`;

/** Takes the `bytes` of the file: from the answer, or from where the answer says that it is, which needs no token. */
function bytes(view: View): Code {
    const file = resultFileOf(view);
    if (file === undefined) return js`const bytes = Buffer.from(await response.arrayBuffer());`;
    const value = fileAt(js`answer`, file);
    if (file.holds === "base64") {
        return js`
            const answer = await response.json();
            const bytes = Buffer.from(${value}, "base64");
        `;
    }
    return js`
        const answer = await response.json();

        const file = await fetch(${value});
        if (!file.ok) {
            throw new Error(\`\${file.status}: \${await file.text()}\`);
        }
        const bytes = Buffer.from(await file.arrayBuffer());
    `;
}
