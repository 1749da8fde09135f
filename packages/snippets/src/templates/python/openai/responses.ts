import { python } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { keywordArguments } from "../keyword-arguments.ts";
import { argumentsOf } from "./arguments.ts";
import { createClient } from "./client.ts";

export const responses: Template = (view) => python`
    ${createClient(view)}

    response = client.responses.create(
        ${keywordArguments(argumentsOf(view))}
    )
    print(response.output_text)
`;
