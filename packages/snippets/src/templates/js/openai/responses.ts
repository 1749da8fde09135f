import { js } from "../../../languages/index.ts";
import { completionArguments } from "../../openai.ts";
import type { Template } from "../../template.ts";
import { createClient } from "./client.ts";

export const responses: Template = (view) => js`
    ${createClient(view)}

    const response = await client.responses.create(${completionArguments(view)});
    console.log(response.output_text);
`;
