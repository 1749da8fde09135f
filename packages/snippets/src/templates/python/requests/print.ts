import { python } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { request } from "./request.ts";

export const print: Template = (view) => python`
    ${request(view)}
    print(response.json())
`;
