import { type Code, lines, local, name, text } from "../../code/index.ts";
import { type Job, maxWait } from "../../templates/job.ts";
import { headerTexts, type View } from "../../templates/template.ts";
import { checkResponse, requestOptions } from "./fetch-request.ts";
import { js } from "./literals.ts";
import { valueAt } from "./output.ts";

const setTimeout = js.from("node:timers/promises", "setTimeout");

/** The variable with the result of a job. */
export const resultOf = ({ result }: Job): Code => (result ? js`result` : js`job`);

/** Submits a job to the provider's queue and waits for it. The code that follows can reassign `response`. */
export function waitForJob(view: View, job: Job): Code {
    const { before, options } = requestOptions(view);
    return js`
        const headers = ${headerTexts(job.headers)};

        ${before}

        const url = ${view.wire.url};
        let response = await fetch(url, ${options});
        ${checkResponse}
        ${job.respondsWithStatus ? pollUntilDone(job) : pollAtLeastOnce(job)}

        ${job.result && result}
    `;
}

const pollAtLeastOnce = (job: Job): Code => js`
    ${address(job)}

    ${deadline}
    let job;
    do {
        ${checkTime}
        ${poll(job)}
        ${check(job)}
    } while (${isDone(job, "!")});
`;

/** The first response may already have the output, even if the job's status lags behind. */
const pollUntilDone = (job: Job): Code => js`
    let job = await response.json();
    ${address(job)}

    ${deadline}
    while (true) {
        ${check(job)}
        if (${isDone(job)}${job.output && js` || ${valueAt(js`job`, [job.output])}`}) break;
        ${checkTime}
        ${poll(job)}
    }
`;

const deadline = js`const deadline = Date.now() + ${maxWait.seconds * 1000};`;

const checkTime = js`
    if (Date.now() > deadline) {
        throw new Error(${maxWait.problem});
    }
`;

/** Declares the job's URLs. */
function address({ poll, result, respondsWithStatus, idField }: Job): Code {
    if (poll.is !== "url") {
        const url = idField === undefined ? text(poll.before, local("id"), poll.after) : poll.before + poll.after;
        return js`
            const id = ${valueAt(js`(await response.json())`, poll.path)};
            const statusUrl = ${url};
        `;
    }
    const submitted = respondsWithStatus ? js`job` : js`submitted`;
    return js`
        ${!respondsWithStatus && js`const submitted = await response.json();`}
        // Only the path is followed, so that the token stays on this host.
        const jobPath = new URL(${valueAt(submitted, poll.path)}).pathname.slice(1);
        const statusUrl = ${text(poll.before, local("jobPath"), poll.after)};
        ${result && js`const resultUrl = ${text(result.before, local("jobPath"), result.after)};`}
    `;
}

const poll = (job: Job): Code => js`
    await ${setTimeout}(${delay(job)});
    response = await fetch(statusUrl, ${pollOptions(job)});
    ${checkResponse}
    job = await response.json();
`;

const delay = ({ seconds, retryAfter }: Job): Code =>
    retryAfter ? js`1000 * (response.headers.get("retry-after") ?? ${seconds})` : js`${seconds * 1000}`;

function pollOptions({ method, pollHeaders, idField }: Job): Code {
    if (method === undefined && Object.keys(pollHeaders).length === 0) return js`{ headers }`;
    return js`
        {
            ${method && js`method: ${method},`}
            headers: {
                ...headers,
                ${js.properties(headerTexts(pollHeaders))}
            },
            ${idField !== undefined && js`body: JSON.stringify({ ${name(idField)}: id }),`}
        }
    `;
}

const check = (job: Job): Code => js`
    ${lines(
        hasFailed(job).map(
            (condition) => js`
                if (${condition}) {
                    throw new Error(\`The job failed: \${JSON.stringify(job)}\`);
                }
            `,
        ),
    )}
`;

const status = (job: Job): Code => valueAt(js`job`, job.status);

/** @param not the sign that negates it */
function isDone(job: Job, not: "!" | "" = ""): Code {
    if (job.done === true) return not ? js`!${status(job)}` : status(job);
    return not ? js`${status(job)} !== ${job.done}` : js`${status(job)} === ${job.done}`;
}

/** The conditions under which a job has failed. */
function hasFailed({ status, failed, error }: Job): readonly Code[] {
    const [first, ...others] = failed;
    const value = valueAt(js`job`, status);
    const byStatus = others.length === 0 ? js`${value} === ${first}` : js`${failed}.includes(${value})`;
    return [...(first === undefined ? [] : [byStatus]), ...(error ? [valueAt(js`job`, error)] : [])];
}

const result = js`
    response = await fetch(resultUrl, { headers });
    ${checkResponse}
    const result = await response.json();
`;
