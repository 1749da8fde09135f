import { python } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { objectFields, toolLoop, toolStubs } from "../tool-loop.ts";
import { argumentsOf } from "./arguments.ts";
import { createClient, invocation } from "./invocation.ts";

export const conversationalTools: Template = (view) => {
    const { named } = argumentsOf(view.call);
    const ask = python`completion = ${invocation(view, { messages: python`messages` })}`;
    return python`
        ${createClient(view)}


        ${toolStubs(view.call)}


        ${toolLoop(named["messages"], ask, objectFields)}
    `;
};
