import type { Path } from "@callsheet/inference/providers";
import { type Code, lines, local, name, text } from "../../code/index.ts";
import { type Job, maxWait } from "../../templates/job.ts";
import { headerTexts, type View } from "../../templates/template.ts";
import { python } from "./literals.ts";
import { valueAt } from "./output.ts";
import { request } from "./requests-request.ts";

const urlparse = python.from("urllib.parse", "urlparse");

/** The variable with the result of a job. */
export const resultOf = ({ result }: Job): Code => (result ? python`result` : python`job`);

/** Submits a job to the provider's queue and waits for it. */
export const waitForJob = (view: View, job: Job): Code => python`
    headers = ${headerTexts(job.headers)}

    ${request(view)}
    ${job.respondsWithStatus ? pollUntilDone(job) : pollAtLeastOnce(job)}

    ${job.result && result}
`;

const pollAtLeastOnce = (job: Job): Code => python`
    ${address(job)}

    ${deadline}
    while True:
        ${checkTime}
        ${poll(job)}
        ${failures(errorOf(job))}
        if ${isDone(job)}:
            break
        ${failures(failedStatus(job))}
`;

/** The first response may already have the output, even if the job's status lags behind. */
const pollUntilDone = (job: Job): Code => python`
    job = response.json()
    ${address(job)}

    ${deadline}
    while True:
        ${failures([...errorOf(job), ...failedStatus(job)])}
        if ${isDone(job)}${job.output && python` or job.get(${job.output})`}:
            break
        ${checkTime}
        ${poll(job)}
`;

const time = python.module("time");

const deadline = python`deadline = ${time}.monotonic() + ${maxWait.seconds}`;

const checkTime = python`
    if ${time}.monotonic() > deadline:
        raise TimeoutError(${maxWait.problem})
`;

/** Assigns the job's URLs. */
function address({ poll, result, respondsWithStatus, idField }: Job): Code {
    const submitted = respondsWithStatus ? python`job` : python`response.json()`;
    if (poll.is !== "url") {
        const url = idField === undefined ? text(poll.before, local("job_id"), poll.after) : poll.before + poll.after;
        return python`
            job_id = ${valueAt(submitted, poll.path)}
            status_url = ${url}
        `;
    }
    return python`
        # Only the path is followed, so that the token stays on this host.
        path = ${urlparse}(${valueAt(submitted, poll.path)}).path[1:]
        status_url = ${text(poll.before, local("path"), poll.after)}
        ${result && python`result_url = ${text(result.before, local("path"), result.after)}`}
    `;
}

const poll = (job: Job): Code => python`
    ${time}.sleep(${delay(job)})
    response = ${pollCall(job)}
    response.raise_for_status()
    job = response.json()
`;

const delay = ({ seconds, retryAfter }: Job): Code =>
    retryAfter ? python`float(response.headers.get("Retry-After", ${seconds}))` : python`${seconds}`;

function pollCall({ method, pollHeaders, idField }: Job): Code {
    // The library names the type of JSON itself.
    const { "Content-Type": _, ...own } = pollHeaders;
    const hasOwn = Object.keys(own).length > 0;
    if (method === undefined && !hasOwn) return python`requests.get(status_url, headers=headers)`;
    return python`
        requests.${name((method ?? "GET").toLowerCase())}(
            status_url,
            ${hasOwn ? headersWith(own) : python`headers=headers,`}
            ${idField !== undefined && python`json={${idField}: job_id},`}
        )
    `;
}

const headersWith = (own: Job["pollHeaders"]): Code => python`
    headers={
        **headers,
        ${python.items(headerTexts(own))}
    },
`;

const failures = (conditions: readonly Code[]): Code => python`
    ${lines(
        conditions.map(
            (condition) => python`
                if ${condition}:
                    raise RuntimeError(f"The job failed: {job}")
            `,
        ),
    )}
`;

const status = (job: Job): Code => valueAt(python`job`, job.status);

/** A boolean, or an error, may be missing. */
const maybeAt = (path: Path): Code => python`${valueAt(python`job`, path.slice(0, -1))}.get(${path.at(-1)})`;

const isDone = (job: Job): Code => (job.done === true ? maybeAt(job.status) : python`${status(job)} == ${job.done}`);

/** The condition under which a job has failed by its error, which is there beside any status. */
const errorOf = ({ error }: Job): readonly Code[] => (error ? [maybeAt(error)] : []);

function failedStatus(job: Job): readonly Code[] {
    const [first, ...others] = job.failed;
    if (first === undefined) return [];
    return [others.length === 0 ? python`${status(job)} == ${first}` : python`${status(job)} in ${job.failed}`];
}

const result = python`
    response = requests.get(result_url, headers=headers)
    response.raise_for_status()
    result = response.json()
`;
