import { python } from "../../../languages/index.ts";
import { outputFile, type Template } from "../../template.ts";
import { request } from "./request.ts";

export const save: Template = (view) => python`
    ${request(view)}
    ${python.from("pathlib", "Path")}(${outputFile(view.call)}).write_bytes(response.content)
    print(${`Saved ${outputFile(view.call)}`})
`;
