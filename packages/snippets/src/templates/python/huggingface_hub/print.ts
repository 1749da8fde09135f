import { python } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { createClient, invocation } from "./invocation.ts";

export const print: Template = (view) => python`
    ${createClient(view)}

    output = ${invocation(view)}
    print(output)
`;
