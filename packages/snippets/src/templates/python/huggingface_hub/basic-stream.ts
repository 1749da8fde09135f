import { python } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { createClient, invocation } from "./invocation.ts";

export const basicStream: Template = (view) => python`
    ${createClient(view)}

    stream = ${invocation(view)}
    for piece in stream:
        print(piece, end="", flush=True)
    print()
`;
