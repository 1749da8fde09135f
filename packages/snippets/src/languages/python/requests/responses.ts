import type { Template } from "../../../templates/template.ts";
import { python } from "../literals.ts";
import { request } from "./request.ts";

/** The model's reasoning may come before its message. */
export const responses: Template = (view) => python`
    ${request(view)}
    for item in response.json()["output"]:
        if item["type"] == "message":
            print(item["content"][0]["text"])
`;
