import type { Template } from "../../../templates/template.ts";
import { js } from "../literals.ts";
import { messageOf } from "../output.ts";
import { request } from "./request.ts";

export const conversational: Template = (view) => js`
    ${request(view)}
    const completion = await response.json();
    console.log(${messageOf(view.call)});
`;
