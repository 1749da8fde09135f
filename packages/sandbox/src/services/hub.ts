/** The Hub's API, as far as calls of hosted models need it: its models, and who asks. */
import type { Json } from "@callsheet/inference/wire";
import { Refusal } from "../refusal.ts";
import { json, type ServiceResponse } from "../responses/response.ts";
import { type MappingForm, modelInfo, modelList, taskList } from "./hub-models.ts";
import type { Route, ServiceRequest } from "./service.ts";

export const hubHost = "huggingface.co";

export const hubRoutes = (form: MappingForm): readonly Route[] => [
    { method: "GET", path: "/api/whoami-v2", respond: whoAmI },
    /**
     * The agents that huggingface_hub looks for in its environment. It keeps what it is told in its cache, for programs
     * outside of the sandbox too, but takes an empty answer for none.
     */
    { method: "GET", path: "/api/agent-harnesses", respond: () => json({}) },
    { method: "GET", path: "/api/telemetry/*topic", respond: () => json({}) },
    { method: "GET", path: "/api/tasks", respond: taskList },
    { method: "GET", path: "/api/models", respond: (request) => modelList(request, form) },
    ...["/:owner/:name", "/:name"].flatMap((repository): readonly Route[] => [
        {
            method: "GET",
            path: `/api/models${repository}/revision/:revision`,
            respond: (request) => modelInfo(request, repositoryIn(request), form),
        },
        { method: "GET", path: `/api/models${repository}/tree/*path`, respond: refuseFiles },
        ...["resolve", "raw"].map(
            (kind): Route => ({ method: "GET", path: `${repository}/${kind}/*path`, respond: refuseFiles }),
        ),
    ]),
    { method: "GET", path: "/api/models/*name", respond: (request) => modelInfo(request, repositoryIn(request), form) },
];

const repositoryIn = ({ params: { owner, name = "" } }: ServiceRequest): string =>
    owner === undefined ? name : `${owner}/${name}`;

/** The user of any token. */
function whoAmI({ headers }: ServiceRequest): ServiceResponse {
    if (!headers.has("authorization")) {
        throw new Refusal(401, "Invalid username or password.", {
            hint: "there is no Authorization header: without a token nobody asks",
        });
    }
    return json(user);
}

const user: Json = {
    type: "user",
    id: "0123456789abcdef01234567",
    name: "sandbox-user",
    fullname: "A user of the sandbox",
    email: "user@sandbox.example",
    emailVerified: true,
    canPay: false,
    billingMode: "prepaid",
    periodEnd: null,
    isPro: false,
    avatarUrl: "https://huggingface.co/avatars/sandbox.svg",
    orgs: [],
    auth: {
        type: "access_token",
        accessToken: { displayName: "sandbox", role: "read", createdAt: "2025-01-01T00:00:00.000Z" },
    },
};

/** Libraries show the message of this code at once, and take others for a lost connection. */
function refuseFiles({ url }: Pick<ServiceRequest, "url">): never {
    throw new Refusal(404, `The sandbox has no files of models: ${url.pathname} is only on the Hub.`, {
        hint: "the sandbox answers calls of hosted models; a program that downloads a model needs the Hub",
        code: "EntryNotFound",
    });
}

/** The headers in which the Hub repeats an error: libraries read no body of a HEAD request. */
export const hubErrorHeaders = ({ message, code }: Refusal): Readonly<Record<string, string>> => ({
    "x-error-message": message,
    ...((code === "RepoNotFound" || code === "EntryNotFound") && { "x-error-code": code }),
});
