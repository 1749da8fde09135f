import { isChat } from "../../../templates/openai.ts";
import type { Template } from "../../../templates/template.ts";
import { python } from "../literals.ts";
import { printEvents } from "./events.ts";
import { request } from "./request.ts";

export const basicStream: Template = (view) => python`
    ${request(view)}
    ${printEvents(isChat(view) ? python`choice["delta"].get("content")` : python`choice.get("text")`)}
`;
