import { js } from "../../../languages/index.ts";
import { completionArguments } from "../../openai.ts";
import type { Template } from "../../template.ts";
import { printDelta } from "../responses.ts";
import { createClient } from "./client.ts";

export const responsesStream: Template = (view) => js`
    ${createClient(view)}

    const stream = await client.responses.create(${completionArguments(view)});
    for await (const event of stream) {
        ${printDelta}
    }
    process.stdout.write("\n");
`;
