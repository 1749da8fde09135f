import { js } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { resultOf, waitForJob } from "./job.ts";
import { request } from "./request.ts";

/** Prints the whole response: by default the console omits deeply nested values. */
export const print: Template = (view) =>
    view.job
        ? js`
            ${waitForJob(view, view.job)}

            console.dir(${resultOf(view.job)}, { depth: null });
        `
        : js`
            ${request(view)}
            console.dir(await response.json(), { depth: null });
        `;
