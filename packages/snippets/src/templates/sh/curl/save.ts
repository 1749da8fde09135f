import { sh } from "../../../languages/index.ts";
import { outputFile, type Template } from "../../template.ts";
import { request } from "./request.ts";

export const save: Template = (view) => request(view, sh`--output ${outputFile(view.call)}`);
