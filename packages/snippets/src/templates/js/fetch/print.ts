import { js } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { resultOf, waitForJob } from "./job.ts";
import { request } from "./request.ts";

export const print: Template = (view) =>
    view.job
        ? js`
            ${waitForJob(view, view.job)}

            console.log(${resultOf(view.job)});
        `
        : js`
            ${request(view)}
            console.dir(await response.json(), { depth: null });
        `;
