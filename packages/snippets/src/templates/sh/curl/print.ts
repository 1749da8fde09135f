import type { Template } from "../../template.ts";
import { request } from "./request.ts";

export const print: Template = (view) => request(view);
