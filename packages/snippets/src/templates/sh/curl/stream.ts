import { sh } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { request } from "./request.ts";

/** Without buffering, curl prints each event when it arrives. */
export const stream: Template = (view) => request(view, sh`--no-buffer`);
