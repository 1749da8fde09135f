import { python } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { attributes, converse, functions } from "../functions.ts";
import { argumentsOf } from "./arguments.ts";
import { createClient, invocation } from "./invocation.ts";

export const conversationalTools: Template = (view) => {
    const { named } = argumentsOf(view.call);
    const ask = python`completion = ${invocation(view, { messages: python`messages` })}`;
    return python`
        ${createClient(view)}


        ${functions(view.call)}


        ${converse(named["messages"], ask, attributes)}
    `;
};
