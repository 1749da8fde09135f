import { python } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { createClient, invocation } from "./invocation.ts";

export const conversational: Template = (view) => python`
    ${createClient(view)}

    completion = ${invocation(view)}
    print(completion.choices[0].message)
`;
