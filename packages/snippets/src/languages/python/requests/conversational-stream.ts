import type { Template } from "../../../templates/template.ts";
import { python } from "../literals.ts";
import { printEvents } from "./events.ts";
import { request } from "./request.ts";

export const conversationalStream: Template = (view) => python`
    ${request(view)}
    ${printEvents(python`choice["delta"].get("content")`)}
`;
