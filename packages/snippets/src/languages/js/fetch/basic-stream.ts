import { isChat } from "../../../templates/openai.ts";
import type { Template } from "../../../templates/template.ts";
import { js } from "../literals.ts";
import { printEvents } from "./events.ts";
import { request } from "./request.ts";

export const basicStream: Template = (view) => js`
    ${request(view)}
    ${printEvents(isChat(view) ? js`event.choices[0]?.delta.content` : js`event.choices[0]?.text`)}
`;
