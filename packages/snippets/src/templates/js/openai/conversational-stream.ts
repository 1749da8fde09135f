import { js } from "../../../languages/index.ts";
import { completionArguments } from "../../openai.ts";
import type { Template } from "../../template.ts";
import { createClient } from "./client.ts";

export const conversationalStream: Template = (view) => js`
    ${createClient(view)}

    const stream = await client.chat.completions.create(${completionArguments(view)});
    for await (const event of stream) {
        process.stdout.write(event.choices[0]?.delta.content ?? "");
    }
    process.stdout.write("\n");
`;
