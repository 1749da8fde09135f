import type { Template } from "../../../templates/template.ts";
import { sh } from "../literals.ts";
import { request } from "./request.ts";

/** Without buffering, curl prints each event when it arrives. */
export const stream: Template = (view) => request(view, sh`--no-buffer`);
