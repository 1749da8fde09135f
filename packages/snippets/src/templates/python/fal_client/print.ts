import { python } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { invocation } from "./invocation.ts";

export const print: Template = (view) => python`
    ${invocation(view)}
    print(result)
`;
