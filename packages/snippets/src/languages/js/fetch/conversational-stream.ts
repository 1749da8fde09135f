import type { Template } from "../../../templates/template.ts";
import { js } from "../literals.ts";
import { printEvents } from "./events.ts";
import { request } from "./request.ts";

export const conversationalStream: Template = (view) => js`
    ${request(view)}
    ${printEvents(js`event.choices[0]?.delta.content`)}
`;
