import { python } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { keywordArguments } from "../keyword-arguments.ts";
import { messageOf } from "../message.ts";
import { argumentsOf } from "./arguments.ts";
import { createClient } from "./client.ts";

export const conversational: Template = (view) => python`
    ${createClient(view)}

    completion = client.chat.completions.create(
        ${keywordArguments(argumentsOf(view))}
    )
    print(${messageOf(view.call)})
`;
