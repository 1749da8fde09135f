import { python } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { keywordArguments } from "../keyword-arguments.ts";
import { objectFields, toolLoop, toolStubs } from "../tool-loop.ts";
import { argumentsOf } from "./arguments.ts";
import { createClient } from "./client.ts";

export const conversationalTools: Template = (view) => {
    const given = argumentsOf(view);
    const ask = python`
        completion = client.chat.completions.create(
            ${keywordArguments({ ...given, messages: python`messages` })}
        )
    `;
    const check = python`
        if call.type != "function":
            continue
    `;
    return python`
        ${createClient(view)}


        ${toolStubs(view.call)}


        ${toolLoop(given["messages"], ask, objectFields, check)}
    `;
};
