import { python } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { messageOf } from "../message.ts";
import { createClient, invocation } from "./invocation.ts";

export const conversational: Template = (view) => python`
    ${createClient(view)}

    completion = ${invocation(view)}
    print(${messageOf(view.call)})
`;
