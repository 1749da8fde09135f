import { type Code, local, python, text } from "../../../languages/index.ts";
import { headerTexts } from "../../headers.ts";
import { type Job, longestWait } from "../../job.ts";
import type { View } from "../../template.ts";
import { valueAt } from "../output.ts";
import { request } from "./request.ts";

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
        if ${status(job)} == ${job.done}:
            break
        ${check(job)}
`;

/** The first response may already have the output, even if the job's status lags behind. */
const pollUntilDone = (job: Job): Code => python`
    job = response.json()
    ${address(job)}

    ${deadline}
    while True:
        ${check(job)}
        if ${status(job)} == ${job.done}${job.output && python` or job.get(${job.output})`}:
            break
        ${checkTime}
        ${poll(job)}
`;

const time = python.module("time");

const deadline = python`deadline = ${time}.monotonic() + ${longestWait.seconds}`;

const checkTime = python`
    if ${time}.monotonic() > deadline:
        raise TimeoutError(${longestWait.problem})
`;

/** Assigns the job's URLs. */
function address({ poll, result, respondsWithStatus }: Job): Code {
    const submitted = respondsWithStatus ? python`job` : python`response.json()`;
    if (poll.is === "id") {
        return python`
            job_id = ${valueAt(submitted, poll.path)}
            status_url = ${text(poll.before, local("job_id"), poll.after)}
        `;
    }
    return python`
        # Only the path is followed, so that the token stays on this host.
        path = ${urlparse}(${valueAt(submitted, poll.path)}).path[1:]
        status_url = ${text(poll.before, local("path"), poll.after)}
        ${result && python`result_url = ${text(result.before, local("path"), result.after)}`}
    `;
}

const poll = ({ seconds }: Job): Code => python`
    ${time}.sleep(${seconds})
    response = requests.get(status_url, headers=headers)
    response.raise_for_status()
    job = response.json()
`;

const check = (job: Job): Code => python`
    if ${hasFailed(job)}:
        raise RuntimeError(f"The job failed: {job}")
`;

const status = (job: Job): Code => valueAt(python`job`, job.status);

function hasFailed(job: Job): Code {
    const [first, ...others] = job.failed;
    return others.length === 0 ? python`${status(job)} == ${first}` : python`${status(job)} in ${job.failed}`;
}

const result = python`
    response = requests.get(result_url, headers=headers)
    response.raise_for_status()
    result = response.json()
`;
