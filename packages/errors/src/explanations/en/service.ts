import type { Explanations } from "../explanation.ts";

/** Explanations: the answers of a service itself. */
export const service = {
    "bad-request": {
        title: "400: the request does not fit",
        cause: "The service understood where it was asked, but not what: a field is wrong, or this model does not take it.",
        steps: [
            "Look for the field behind `param` or in the message.",
            "Leave out all parameters, then add them one by one.",
            "Compare with the request on the provider's page.",
        ],
    },
    "not-found": {
        title: "404: nothing at this address",
        cause: "The path of the address is wrong, or the model is not there.",
        steps: [
            "Compare the path with the provider's page: `/v1` twice, or not at all, is the usual slip.",
            "Check the model's id.",
        ],
    },
    "method-not-allowed": {
        title: "405: asked in the wrong way",
        cause: "A call is sent by POST; opening the address in a browser sends GET. It also comes of a path that is nearly right.",
        steps: ["Send it by POST.", "Compare the path with the provider's page."],
    },
    "request-timeout": {
        title: "408: the request took too long",
        cause: "The service waited for the whole request and did not get it, or gave the work up.",
        steps: ["Try again; over a slow line send a smaller file."],
    },
    conflict: {
        title: "409: two at once",
        cause: "Something else is changing the same thing at the service.",
        steps: ["Wait a moment, then try again."],
    },
    unprocessable: {
        title: "422: a value does not fit",
        cause: "The request can be read, but a value in it is not allowed: of another type, or outside of its range.",
        steps: [
            "`loc` or `field` names the place, `msg` says what is wrong there.",
            "See the parameter's range on the page of the task.",
        ],
    },
    "failed-dependency": {
        title: "424: the provider behind the router failed",
        cause: "The Hub's router passed your request on, and the provider behind it could not do it.",
        steps: ["Try again after a while.", "Or choose another provider for the same model."],
    },
    "server-error": {
        title: "500: a fault of the service",
        cause: "Something broke at the provider. Your request may be right all the same; sometimes a value that nobody foresaw is the reason.",
        steps: [
            "Try again after a while.",
            "If it comes every time, leave out parameters, or choose another provider; tell the provider the `requestId`.",
        ],
    },
    "bad-gateway": {
        title: "502: the service behind the door did not answer",
        cause: "The gateway stands, the machine behind it does not. Often a page of HTML comes in place of JSON.",
        steps: [
            "Wait, then try again.",
            "Choose another provider if it lasts.",
            "Callsheet: It has tried three times already.",
        ],
    },
    "service-unavailable": {
        title: "503: the service is busy",
        cause: "The service has more to do than it can, is being repaired, or is loading the model.",
        steps: [
            "Wait, then try again.",
            "Choose another provider if it lasts.",
            "Callsheet: It has tried three times already.",
        ],
    },
    "gateway-timeout": {
        title: "504: it took the service too long",
        cause: "The gateway gave up waiting. The work may have been too long for one answer.",
        steps: [
            "Ask for less, or take streaming: then something comes at once.",
            "Large videos are better asked of a provider with a queue.",
        ],
    },
    redirected: {
        title: "301 to 308: the address sends elsewhere",
        cause: "The server names another address. A careful client does not follow: your token would go to somebody whom you did not choose.",
        steps: ["Write the final address, usually with `https://` and without `/` at its end."],
    },
    "refused-by-service": {
        title: "The service answered with an error",
        cause: "The service was reached and refused. Its status and its own words say why; they stand in the lines around this one.",
        steps: [
            "Paste the whole text, with the status and the body of the answer.",
            "Python: Print them: `print(error.response.status_code, error.response.text)`.",
            "JavaScript: Print them: `console.error(error.status, error.message)`.",
        ],
    },
    "job-failed": {
        title: "The job failed",
        cause: "The provider took the work into its queue, but could not finish it. If it says why, that stands at the end of the message.",
        steps: [
            "Change what the reason names; without a reason, try once more.",
            "Images that are too large, and content that a filter refuses, are the usual reasons.",
        ],
    },
    "job-takes-too-long": {
        title: "The job takes too long",
        cause: "The work is still in the queue, or in progress, when the time for it is over. The provider may finish it, and charge for it, all the same.",
        steps: ["Allow more: `timeouts: { queue: 1_200_000 }`.", "`onWait` tells your program that it goes on."],
    },
    "sandbox-was-told": {
        title: "The sandbox was told to fail",
        cause: "This is no real error: your own sandbox plays a fault that somebody asked for.",
        steps: [
            "See how your program takes it: that is what it is for.",
            "Start the sandbox without the option `fault` to be rid of it.",
        ],
    },
} as const satisfies Partial<Explanations>;
