import type { Template } from "../../../templates/template.ts";
import { python } from "../literals.ts";
import { messageIn } from "../output.ts";
import { request } from "./request.ts";

export const conversational: Template = (view) => python`
    ${request(view)}
    completion = response.json()
    print(${messageIn(view.call)})
`;
