import { python } from "../../../languages/index.ts";
import { isChat } from "../../openai.ts";
import type { Template } from "../../template.ts";
import { printEvents } from "./events.ts";
import { request } from "./request.ts";

export const basicStream: Template = (view) => python`
    ${request(view)}
    ${printEvents(isChat(view) ? python`choice["delta"].get("content")` : python`choice.get("text")`)}
`;
