import { js } from "../../../languages/index.ts";
import { completionArguments } from "../../openai.ts";
import type { Template } from "../../template.ts";
import { converse, functions, withVariable } from "../functions.ts";
import { request } from "./request.ts";

export const conversationalTools: Template = (view) => {
    const given = completionArguments(view);
    const ask = js`
        ${request(view, withVariable(given, "messages"))}
        const completion = await response.json();
    `;
    return js`
        ${functions(view.call)}

        ${converse(given["messages"], ask)}
    `;
};
