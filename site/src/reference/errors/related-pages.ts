/** The pages of the site that help with an error. */
import type { ErrorId } from "@callsheet/errors";
import {
    errorsPlace,
    libraryPlace,
    modelsPlace,
    type Place,
    providersPlace,
    sandboxPlace,
    snippets,
    tasksPlace,
} from "../../routes.ts";

export const relatedPages: Readonly<Partial<Record<ErrorId, readonly Place[]>>> = {
    "routing-error": [providersPlace],
    "hub-api-error": [modelsPlace],
    "provider-output-error": [tasksPlace],
    "timeout-error": [libraryPlace],
    "value-does-not-fit": [tasksPlace],
    "field-is-missing": [tasksPlace, providersPlace],
    "not-a-model-id": [modelsPlace],
    "no-key": [providersPlace],
    "variable-empty": [providersPlace],
    "limit-of-the-day": [sandboxPlace],
    "model-retired": [modelsPlace],
    "model-needs-endpoint": [modelsPlace],
    "no-provider-known": [modelsPlace],
    "hf-inference-lacks-model": [modelsPlace, providersPlace],
    "served-for-another-task": [modelsPlace, tasksPlace],
    "code-for-old-openai": [snippets],
    "curl-is-alias": [snippets],
    "parameter-not-taken": [tasksPlace],
    "key-not-accepted": [providersPlace],
    "no-credit": [sandboxPlace],
    "no-such-model": [modelsPlace],
    "model-not-served": [modelsPlace],
    "task-not-served": [providersPlace],
    "no-such-provider": [providersPlace],
    "old-address": [snippets],
    "bad-request": [tasksPlace, providersPlace],
    "not-found": [providersPlace],
    unprocessable: [tasksPlace],
    "job-takes-too-long": [providersPlace],
    "sandbox-was-told": [sandboxPlace],
};

/** The path of an error's entry, with its anchor. */
export const errorAnchor = (id: ErrorId): string => `${errorsPlace}#${id}`;
