import { completionArguments } from "../../../templates/openai.ts";
import type { Template } from "../../../templates/template.ts";
import { js } from "../literals.ts";
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
