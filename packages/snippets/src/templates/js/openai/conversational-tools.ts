import { js } from "../../../languages/index.ts";
import { completionArguments } from "../../openai.ts";
import type { Template } from "../../template.ts";
import { toolLoop, toolStubs, withVariable } from "../tool-loop.ts";
import { createClient } from "./client.ts";

export const conversationalTools: Template = (view) => {
    const given = completionArguments(view);
    const ask = js`const completion = await client.chat.completions.create(${withVariable(given, "messages")});`;
    return js`
        ${createClient(view)}

        ${toolStubs(view.call)}

        ${toolLoop(given["messages"], ask, js`if (call.type !== "function") continue;`)}
    `;
};
