import { python } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { keywordArguments } from "../keyword-arguments.ts";
import { argumentsOf } from "./arguments.ts";
import { createClient } from "./client.ts";

export const conversationalStream: Template = (view) => python`
    ${createClient(view)}

    stream = client.chat.completions.create(
        ${keywordArguments(argumentsOf(view))}
    )
    for event in stream:
        for choice in event.choices:
            print(choice.delta.content or "", end="", flush=True)
    print()
`;
