import type { JobPlace } from "@callsheet/inference";
import { type Code, lines, local, name, sh, text } from "../../../languages/index.ts";
import type { Job } from "../../job.ts";
import type { View } from "../../template.ts";
import { filterOf } from "./jq.ts";
import { headerOptions, request } from "./request.ts";

/**
 * Puts a job into the provider's queue, waits for it, and leaves its result in answer.json. The comments stand before
 * the program, without quotes: at its prompt, zsh takes them for commands, which it does not find.
 * @param then what is done with the result; at last it is removed
 */
export const waitForJob = (view: View, job: Job, then: Code): Code => sh`
    # jq reads the JSON: https://jqlang.org
    # The parentheses keep your shell open when an error ends the program.
    ${job.status.is === "url" && onlyItsPath}
    (
        set -e
        ${request(view, sh`--output answer.json`)}
        ${find(job)}

        while true; do
            ${job.answersWithStatus ? check(job) : look(job)}
            ${job.answersWithStatus ? look(job) : check(job)}
        done

        ${job.result && get(job, job.result)}
        ${then}
    )
`;

const onlyItsPath = sh`# Of the URL in an answer only the path is followed, so that the token stays on this host.`;

const find = ({ status: { is, path } }: Job): Code =>
    is === "id"
        ? sh`job=$(jq -er ${filterOf(path)} answer.json)`
        : sh`
            url=$(jq -er ${filterOf(path)} answer.json)
            job=\${url#https://*/}
        `;

const look = (job: Job): Code => sh`
    sleep ${job.seconds}
    ${get(job, job.status)}
`;

const get = ({ headers }: Job, { is, before, after }: JobPlace): Code => sh`
    curl ${text(before, is === "url" ? "/" : "", local("job"), after)} \
        --fail-with-body \
        --silent \
        --show-error \
        --output answer.json \
        ${lines(headerOptions(headers))}
`;

const check = ({ word, done, failed }: Job): Code => sh`
    state=$(jq -er ${filterOf(word)} answer.json)
    case $state in
    ${name(done)}) break ;;
    ${alternatives(failed)})
        cat answer.json >&2
        exit 1
        ;;
    esac
`;

function alternatives(words: readonly string[]): Code {
    const [first = sh``, ...others] = words.map((word) => sh`${name(word)}`);
    return others.reduce((all, word) => sh`${all} | ${word}`, first);
}
