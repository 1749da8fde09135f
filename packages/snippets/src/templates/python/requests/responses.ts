import { python } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { request } from "./request.ts";

/** The model's reasoning may come before its message. */
export const responses: Template = (view) => python`
    ${request(view)}
    for item in response.json()["output"]:
        if item["type"] == "message":
            print(item["content"][0]["text"])
`;
