import { js } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { printDelta } from "../output.ts";
import { readEvents } from "./events.ts";
import { request } from "./request.ts";

export const responsesStream: Template = (view) => js`
    ${request(view)}
    ${readEvents(printDelta)}
`;
