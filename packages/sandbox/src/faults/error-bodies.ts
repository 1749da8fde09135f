/** The formats of error bodies that real services use. */
import type { Json } from "@callsheet/inference/wire";

const message = "The sandbox was told to fail.";

export const htmlPage =
    "<!DOCTYPE html>\n<html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>\n";

type ErrorBody = { readonly json: Json; readonly type?: string } | { readonly text: string; readonly type: string };

const bodies = {
    text: { json: { error: message } },
    object: { json: { error: { message, type: "server_error", code: "sandbox" } } },
    list: { json: { error: [message, "It did."] } },
    detail: { json: { detail: message } },
    "detail-list": { json: { detail: [{ loc: ["body", "inputs"], msg: message, type: "value_error" }] } },
    message: { json: { message } },
    problem: { json: { title: "Sandbox", detail: message }, type: "application/problem+json" },
    loading: { json: { error: "Model is currently loading" } },
    plain: { text: message, type: "text/plain" },
    html: { text: htmlPage, type: "text/html" },
    empty: { text: "", type: "text/plain" },
} as const satisfies Record<string, ErrorBody>;

/** A format of an error body that real services use: `detail-list` is FastAPI's, `problem` is RFC 9457's. */
export type ErrorBodyForm = keyof typeof bodies;

/** All formats of error bodies. */
export const errorBodyForms = Object.keys(bodies) as readonly ErrorBodyForm[]; // `Object.keys` returns `string[]`.

export const isErrorBody = (name: unknown): name is ErrorBodyForm => errorBodyForms.some((form) => form === name);

export const errorBody = (form: ErrorBodyForm): ErrorBody => bodies[form];

/** The error as an event of a stream, which must be JSON. */
export function errorEvent(form: ErrorBodyForm): Json {
    const body: ErrorBody = bodies[form];
    return "json" in body ? body.json : { error: message };
}
