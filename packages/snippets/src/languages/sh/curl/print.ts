import type { Template } from "../../../templates/template.ts";
import { sh } from "../literals.ts";
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
