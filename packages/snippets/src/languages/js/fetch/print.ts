import type { Template } from "../../../templates/template.ts";
import { js } from "../literals.ts";
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
