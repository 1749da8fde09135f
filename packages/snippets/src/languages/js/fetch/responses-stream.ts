import type { Template } from "../../../templates/template.ts";
import { js } from "../literals.ts";
import { printDelta } from "../output.ts";
import { readEvents } from "./events.ts";
import { request } from "./request.ts";

export const responsesStream: Template = (view) => js`
    ${request(view)}
    ${readEvents(printDelta)}
`;
