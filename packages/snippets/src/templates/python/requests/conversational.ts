import { python } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { messageIn } from "../output.ts";
import { request } from "./request.ts";

export const conversational: Template = (view) => python`
    ${request(view)}
    completion = response.json()
    print(${messageIn(view.call)})
`;
