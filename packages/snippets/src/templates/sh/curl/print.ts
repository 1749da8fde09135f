import { sh } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { waitForJob } from "./job.ts";
import { request } from "./request.ts";

export const print: Template = (view) =>
    view.job
        ? waitForJob(
              view,
              view.job,
              sh`
        cat response.json
        rm response.json
    `,
          )
        : request(view);
