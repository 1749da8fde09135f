import { js } from "../../../languages/index.ts";
import { outputFile, type Template } from "../../template.ts";
import { request } from "./request.ts";

const fs = js.fromDefault("node:fs", "fs");

export const save: Template = (view) => js`
    ${request(view)}
    const bytes = Buffer.from(await response.arrayBuffer());
    ${fs}.writeFileSync(${outputFile(view.call)}, bytes);
    console.log(${`Saved ${outputFile(view.call)}`});
`;
