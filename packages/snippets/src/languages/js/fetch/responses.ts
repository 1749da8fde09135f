import type { Template } from "../../../templates/template.ts";
import { js } from "../literals.ts";
import { request } from "./request.ts";

/** The model's reasoning may come before its message. */
export const responses: Template = (view) => js`
    ${request(view)}
    const { output } = await response.json();
    for (const item of output) {
        if (item.type === "message") console.log(item.content[0].text);
    }
`;
