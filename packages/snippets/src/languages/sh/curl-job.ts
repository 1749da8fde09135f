import type { JobPlace, Path } from "@callsheet/inference/providers";
import { type Code, lines, local, name, text } from "../../code/index.ts";
import { type Job, maxWait } from "../../templates/job.ts";
import type { View } from "../../templates/template.ts";
import { headerOptions, request } from "./curl-request.ts";
import { filterOf } from "./jq.ts";
import { sh } from "./literals.ts";

/**
 * Submits a job to the provider's queue, waits for it, and saves its result in response.json. The comments are at the
 * top and contain no quotes: at a prompt, zsh runs comments as commands, which do no harm as they are not found.
 * @param then uses the result, and removes response.json in the end
 */
export const waitForJob = (view: View, job: Job, then: Code): Code => sh`
    # jq reads the JSON: https://jqlang.org
    # The parentheses keep your shell open when an error ends the program.
    ${job.poll.is === "url" && onlyItsPath}
    (
        set -e
        ${request(view, sh`--output response.json`)}
        ${find(job)}

        deadline=$(($(date +%s) + ${maxWait.seconds}))
        while true; do
            ${job.respondsWithStatus ? check(job) : poll(job)}
            ${job.respondsWithStatus ? poll(job) : check(job)}
        done

        ${job.result && get(job, job.result)}
        ${then}
    )
`;

const onlyItsPath = sh`# Of the URL in a response only the path is followed, so that the token stays on this host.`;

const find = ({ poll: { is, path }, idField }: Job): Code =>
    is !== "url"
        ? idField === undefined
            ? sh`job=$(jq -er ${filterOf(path)} response.json)`
            : sh`job=$(jq -e ${`{ ${JSON.stringify(idField)}: ${filterOf(path)} }`} response.json)`
        : sh`
            url=$(jq -er ${filterOf(path)} response.json)
            job=\${url#https://*/}
        `;

const poll = (job: Job): Code => sh`
    if [ "$(date +%s)" -gt "$deadline" ]; then
        echo ${maxWait.problem} >&2
        exit 1
    fi
    sleep ${job.retryAfter ? sh`"\${pause:-${job.seconds}}"` : job.seconds}
    ${job.retryAfter ? pollForPause(job) : get(job, job.poll)}
`;

/** Polls a job, and reads how long to wait before the next poll. */
const pollForPause = (job: Job): Code => sh`
    pause=$(
        ${get(job, job.poll, [sh`--write-out '%header{retry-after}'`])}
    )
`;

function get(
    { headers, pollHeaders, method, idField }: Job,
    { before, after }: JobPlace,
    options: readonly Code[] = [],
): Code {
    const url = idField === undefined ? text(before, local("job"), after) : before + after;
    return sh`
        curl ${url} \
            --fail-with-body \
            --silent \
            --show-error \
            --output response.json \
            ${lines([
                ...options,
                ...(method ? [sh`--request ${name(method)}`] : []),
                ...headerOptions({ ...headers, ...pollHeaders }),
                ...(idField === undefined ? [] : [sh`-d ${text(local("job"))}`]),
            ])}
    `;
}

const check = ({ status, output, done, failed, error }: Job): Code => sh`
    ${error && checkError(error)}
    job_status=$(jq ${done === true ? sh`-r` : sh`-er`} ${filterOf(status)} response.json)
    case $job_status in
    ${pattern(String(done))}) break ;;
    ${failed.length > 0 && checkFailed(failed)}
    esac
    ${output && sh`if jq -e ${filterOf([output])} response.json >/dev/null; then break; fi`}
`;

const checkError = (error: Path): Code => sh`
    if jq -e ${filterOf(error)} response.json >/dev/null; then
        cat response.json >&2
        exit 1
    fi
`;

const checkFailed = (failed: readonly string[]): Code => sh`
    ${alternatives(failed)})
        cat response.json >&2
        exit 1
        ;;
`;

/** Statuses that are no plain words are quoted. */
const pattern = (status: string): Code => (/^\w+$/.test(status) ? sh`${name(status)}` : sh`${status}`);

function alternatives(statuses: readonly string[]): Code {
    const [first = sh``, ...others] = statuses.map(pattern);
    return others.reduce((all, status) => sh`${all} | ${status}`, first);
}
