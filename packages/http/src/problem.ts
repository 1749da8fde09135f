/** What went wrong with a request, in the form of RFC 9457. */
import { description, type InferOutput, number, object, optional, pipe, string } from "valibot";

/** The schema of a response's body with the media type `application/problem+json`. */
export const problemSchema = object({
    type: pipe(string(), description("Always `about:blank`: the status says what kind of problem it is.")),
    title: pipe(string(), description("The name of the status.")),
    status: pipe(number(), description("The status of the response.")),
    detail: pipe(string(), description("What happened.")),
    parameter: optional(pipe(string(), description("The parameter that is wrong."))),
    expected: optional(pipe(string(), description("What was expected."))),
    todo: pipe(string(), description("What to do.")),
});

type ProblemBody = InferOutput<typeof problemSchema>;

const titles = {
    400: "Bad Request",
    404: "Not Found",
    405: "Method Not Allowed",
    406: "Not Acceptable",
    413: "Content Too Large",
    414: "URI Too Long",
    422: "Unprocessable Content",
    500: "Internal Server Error",
} as const;

/** A status of a problem. */
export type ProblemStatus = keyof typeof titles;

type Facts = Pick<ProblemBody, "detail" | "parameter" | "expected" | "todo">;

/** Ends the handling of a request with a problem. */
export class Problem extends Error {
    override readonly name: string = "Problem";
    readonly status: ProblemStatus;
    readonly facts: Facts;

    constructor(status: ProblemStatus, facts: Facts) {
        super(facts.detail);
        this.status = status;
        this.facts = facts;
    }
}

/** The body of a problem's response. */
export const problemBody = ({ status, facts }: Problem): ProblemBody => ({
    type: "about:blank",
    title: titles[status],
    status,
    ...facts,
});
