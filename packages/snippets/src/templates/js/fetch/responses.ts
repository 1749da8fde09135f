import { js } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { request } from "./request.ts";

/** What a model has thought may stand before what it says. */
export const responses: Template = (view) => js`
    ${request(view)}
    const { output } = await response.json();
    for (const item of output) {
        if (item.type === "message") console.log(item.content[0].text);
    }
`;
