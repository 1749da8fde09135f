/** The error formats of the services. */
import type { Json } from "@callsheet/inference/wire";
import { fieldName, type Refusal } from "../refusal.ts";

export type ErrorForm = (refusal: Refusal) => { readonly value: Json; readonly type?: string };

/** `{error: {message, type, param, code}}` */
export const openAiError: ErrorForm = ({ message, status, code, where }) => ({
    value: {
        error: {
            message,
            type: status === 401 ? "authentication_error" : status < 500 ? "invalid_request_error" : "server_error",
            param: fieldName(where) || null,
            code: code ?? null,
        },
    },
});

/** `{error: "text"}` */
export const textError: ErrorForm = ({ message }) => ({ value: { error: message } });

/** `{message: "text"}` */
export const messageError: ErrorForm = ({ message }) => ({ value: { message } });

/** `{detail: "text"}`; for a 422, a list with the path of the invalid field. */
export const detailError: ErrorForm = ({ message, status, where, code }) => ({
    value: {
        detail:
            status === 422
                ? [{ loc: where.length > 0 ? [...where] : ["body"], msg: message, type: code ?? "value_error" }]
                : message,
    },
});

/** `application/problem+json` */
export const problemError: ErrorForm = ({ message, status }) => ({
    value: { title: titles[status] ?? "Request refused", detail: message, status },
    type: "application/problem+json",
});

const titles: Readonly<Record<number, string>> = {
    401: "Unauthenticated",
    404: "Not found",
    422: "Input validation failed",
};

/** `{code, message}` with a numeric code. */
export const codeError: ErrorForm = ({ message, status }) => ({ value: { code: status, message } });

/** `{code, reason, message, metadata}` */
export const reasonError: ErrorForm = ({ message, status, code }) => ({
    value: { code: status, reason: (code ?? "INVALID_REQUEST").toUpperCase(), message, metadata: {} },
});
