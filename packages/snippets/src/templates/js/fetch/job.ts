import { type Code, js, local, text } from "../../../languages/index.ts";
import { headerTexts } from "../../headers.ts";
import type { Job } from "../../job.ts";
import type { View } from "../../template.ts";
import { valueAt } from "../value-at.ts";
import { checked, sending } from "./request.ts";

/** The variable that holds the result of a job. */
export const resultOf = ({ result }: Job): Code => (result ? js`answer` : js`job`);

/** Puts a job into the provider's queue and waits for it. What follows can use the variable `response` again. */
export function waitForJob(view: View, job: Job): Code {
    const { before, options } = sending(view);
    return js`
        const headers = ${headerTexts(job.headers)};

        ${before}

        const url = ${view.wire.url};
        let response = await fetch(url, ${options});
        ${checked}
        ${job.answersWithStatus ? lookUntilDone(job) : lookAtLeastOnce(job)}

        ${job.result && result}
    `;
}

const lookAtLeastOnce = (job: Job): Code => js`
    ${address(job)}

    let job;
    do {
        ${look(job)}
        ${check(job)}
    } while (${word(job)} !== ${job.done});
`;

const lookUntilDone = (job: Job): Code => js`
    let job = await response.json();
    ${address(job)}

    while (${word(job)} !== ${job.done}) {
        ${check(job)}
        ${look(job)}
    }
`;

/** Where the job is. */
function address({ status, result, answersWithStatus }: Job): Code {
    if (status.is === "id") {
        return js`
            const id = ${valueAt(js`(await response.json())`, status.path)};
            const statusUrl = ${text(status.before, local("id"), status.after)};
        `;
    }
    const submitted = answersWithStatus ? js`job` : js`submitted`;
    return js`
        ${!answersWithStatus && js`const submitted = await response.json();`}
        // Only the path is followed, so that the token stays on this host.
        const { pathname } = new URL(${valueAt(submitted, status.path)});
        const statusUrl = ${text(status.before, local("pathname"), status.after)};
        ${result && js`const resultUrl = ${text(result.before, local("pathname"), result.after)};`}
    `;
}

const look = ({ seconds }: Job): Code => js`
    await ${js.from("node:timers/promises", "setTimeout")}(${seconds * 1000});
    response = await fetch(statusUrl, { headers });
    ${checked}
    job = await response.json();
`;

const check = (job: Job): Code => js`
    if (${hasFailed(job)}) {
        throw new Error(\`The job failed: \${JSON.stringify(job)}\`);
    }
`;

const word = (job: Job): Code => valueAt(js`job`, job.word);

function hasFailed(job: Job): Code {
    const [first, ...others] = job.failed;
    return others.length === 0 ? js`${word(job)} === ${first}` : js`${job.failed}.includes(${word(job)})`;
}

const result = js`
    response = await fetch(resultUrl, { headers });
    ${checked}
    const answer = await response.json();
`;
