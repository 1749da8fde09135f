import { js } from "../../../languages/index.ts";
import { completionArguments } from "../../openai.ts";
import type { Template } from "../../template.ts";
import { toolLoop, toolStubs, withVariable } from "../tool-loop.ts";
import { request } from "./request.ts";

export const conversationalTools: Template = (view) => {
    const given = completionArguments(view);
    const ask = js`
        ${request(view, withVariable(given, "messages"))}
        const completion = await response.json();
    `;
    return js`
        ${toolStubs(view.call)}

        ${toolLoop(given["messages"], ask)}
    `;
};
