import { js } from "../../../languages/index.ts";
import { completionArguments } from "../../openai.ts";
import type { Template } from "../../template.ts";
import { messageOf } from "../message.ts";
import { createClient } from "./client.ts";

export const conversational: Template = (view) => js`
    ${createClient(view)}

    const completion = await client.chat.completions.create(${completionArguments(view)});
    console.log(${messageOf(view.call)});
`;
