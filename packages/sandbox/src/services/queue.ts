/** The routes of a queue: a service says how it reports a job in each of its states. */
import type { Json } from "@callsheet/inference/wire";
import type { Job, JobState } from "../latest.ts";
import { Refusal } from "../refusal.ts";
import { json, type ServiceResponse } from "../responses/response.ts";
import type { Route, ServiceRequest } from "./service.ts";

/** The service's own words for the states of a job. */
export type Statuses = Readonly<Record<JobState, string>>;

type Polling = Pick<Route, "path" | "host"> & {
    /** Default: GET. */
    readonly method?: Route["method"];
    /** The job's id in a request. Default: the parameter `id` of the path. */
    readonly idIn?: (request: ServiceRequest) => unknown;
    /** The status of a response about a job that is not done. Default: 200. */
    readonly unfinishedStatus?: number;
    /** The headers of a response about a job that is not done. Default: none. */
    readonly unfinishedHeaders?: Readonly<Record<string, string>>;
    /** What the service says about a job. */
    readonly report: (job: Job, state: JobState, request: ServiceRequest) => Json;
};

/** The route at which a job is polled. Each poll advances the job. */
export const pollRoute = ({
    method = "GET",
    idIn = ({ params }) => params["id"],
    unfinishedStatus,
    unfinishedHeaders,
    report,
    ...place
}: Polling): Route => ({
    ...place,
    method,
    respond: (request) => {
        const job = jobOf(request, idIn(request));
        const state = job.poll();
        const isUnfinished = state === "queued" || state === "running";
        const response: ServiceResponse = json(report(job, state, request), isUnfinished ? unfinishedStatus : 200);
        return isUnfinished && unfinishedHeaders ? { ...response, headers: unfinishedHeaders } : response;
    },
});

export function jobOf({ jobs }: Pick<ServiceRequest, "jobs">, id: unknown): Job {
    const job = typeof id === "string" && id !== "" ? jobs.find(id) : undefined;
    if (job) return job;
    throw new Refusal(404, "Job not found", { hint: `there is no job ${id || "without an id"}`, code: "not_found" });
}
