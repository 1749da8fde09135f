import { js } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { messageOf } from "../output.ts";
import { request } from "./request.ts";

export const conversational: Template = (view) => js`
    ${request(view)}
    const completion = await response.json();
    console.log(${messageOf(view.call)});
`;
