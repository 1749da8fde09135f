import type { JobPlace } from "@callsheet/inference/providers";
import { type Code, lines, local, name, sh, text } from "../../../languages/index.ts";
import { type Job, longestWait } from "../../job.ts";
import type { View } from "../../template.ts";
import { filterOf } from "./jq.ts";
import { headerOptions, request } from "./request.ts";

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

        deadline=$(($(date +%s) + ${longestWait.seconds}))
        while true; do
            ${job.respondsWithStatus ? check(job) : poll(job)}
            ${job.respondsWithStatus ? poll(job) : check(job)}
        done

        ${job.result && get(job, job.result)}
        ${then}
    )
`;

const onlyItsPath = sh`# Of the URL in a response only the path is followed, so that the token stays on this host.`;

const find = ({ poll: { is, path } }: Job): Code =>
    is === "id"
        ? sh`job=$(jq -er ${filterOf(path)} response.json)`
        : sh`
            url=$(jq -er ${filterOf(path)} response.json)
            job=\${url#https://*/}
        `;

const poll = (job: Job): Code => sh`
    if [ "$(date +%s)" -gt "$deadline" ]; then
        echo ${longestWait.problem} >&2
        exit 1
    fi
    sleep ${job.seconds}
    ${get(job, job.poll)}
`;

const get = ({ headers }: Job, { before, after }: JobPlace): Code => sh`
    curl ${text(before, local("job"), after)} \
        --fail-with-body \
        --silent \
        --show-error \
        --output response.json \
        ${lines(headerOptions(headers))}
`;

const check = ({ status, output, done, failed }: Job): Code => sh`
    job_status=$(jq -er ${filterOf(status)} response.json)
    case $job_status in
    ${name(done)}) break ;;
    ${alternatives(failed)})
        cat response.json >&2
        exit 1
        ;;
    esac
    ${output && sh`if jq -e ${filterOf([output])} response.json >/dev/null; then break; fi`}
`;

function alternatives(statuses: readonly string[]): Code {
    const [first = sh``, ...others] = statuses.map((status) => sh`${name(status)}`);
    return others.reduce((all, status) => sh`${all} | ${status}`, first);
}
