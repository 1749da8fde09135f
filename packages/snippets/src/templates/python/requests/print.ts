import { python } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
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
