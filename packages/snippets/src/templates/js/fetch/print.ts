import { js } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { request } from "./request.ts";

export const print: Template = (view) => js`
    ${request(view)}
    console.log(await response.json());
`;
