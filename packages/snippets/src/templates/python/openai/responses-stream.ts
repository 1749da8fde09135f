import { python } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { keywordArguments } from "../keyword-arguments.ts";
import { argumentsOf } from "./arguments.ts";
import { createClient } from "./client.ts";

export const responsesStream: Template = (view) => python`
    ${createClient(view)}

    stream = client.responses.create(
        ${keywordArguments(argumentsOf(view))}
    )
    for event in stream:
        if event.type == "response.output_text.delta":
            print(event.delta, end="", flush=True)
    print()
`;
