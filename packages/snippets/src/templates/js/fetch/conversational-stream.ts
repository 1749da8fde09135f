import { js } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { printEvents } from "./events.ts";
import { request } from "./request.ts";

export const conversationalStream: Template = (view) => js`
    ${request(view)}
    ${printEvents(js`event.choices[0]?.delta.content`)}
`;
