import { completionArguments } from "../../../templates/openai.ts";
import type { Template } from "../../../templates/template.ts";
import { python } from "../literals.ts";
import { jsonFields, toolLoop, toolStubs } from "../tool-loop.ts";
import { request } from "./request.ts";

export const conversationalTools: Template = (view) => {
    const given = completionArguments(view);
    const body = python`
        {
            ${python.items({ ...given, messages: python`messages` })}
        }
    `;
    const ask = python`
        ${request(view, body)}
        completion = response.json()
    `;
    return python`
        ${toolStubs(view.call)}


        ${toolLoop(given["messages"], ask, jsonFields)}
    `;
};
