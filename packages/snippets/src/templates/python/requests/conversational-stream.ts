import { python } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { printEvents } from "./events.ts";
import { request } from "./request.ts";

export const conversationalStream: Template = (view) => python`
    ${request(view)}
    ${printEvents(python`choice["delta"].get("content")`)}
`;
