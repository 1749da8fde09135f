import { python } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { createClient, invocation } from "./invocation.ts";

export const conversationalStream: Template = (view) => python`
    ${createClient(view)}

    stream = ${invocation(view)}
    for event in stream:
        for choice in event.choices:
            print(choice.delta.content or "", end="", flush=True)
    print()
`;
