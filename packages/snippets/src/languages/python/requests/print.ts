import type { Template } from "../../../templates/template.ts";
import { python } from "../literals.ts";
import { resultOf, waitForJob } from "./job.ts";
import { request } from "./request.ts";

export const print: Template = (view) =>
    view.job
        ? python`
            ${waitForJob(view, view.job)}

            print(${resultOf(view.job)})
        `
        : python`
            ${request(view)}
            print(response.json())
        `;
