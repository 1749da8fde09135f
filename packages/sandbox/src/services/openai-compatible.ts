/** OpenAI-compatible providers, which differ only in their host, path and error format. */
import type { ServiceId } from "../models/provider-tasks.ts";
import { json } from "../responses/response.ts";
import { fileRoutes } from "./openai-files.ts";
import { imageRoutes, imagesRoute, inferenceRoute, speechRoute, workflowRoutes } from "./openai-media.ts";
import { checkChatModel, checkCompletionModel, checkTextModel } from "./openai-models.ts";
import { moderationRoute } from "./openai-moderations.ts";
import {
    chatRoute,
    completionRoute,
    embeddingsRoute,
    type FindModel,
    modelRoutes,
    type OpenAiOptions,
    ownModel,
} from "./openai-routes.ts";
import { transcriptionRoute } from "./openai-transcription.ts";
import { responsesRoute } from "./responses-api.ts";
import {
    detailError,
    type ErrorForm,
    get,
    messageError,
    openAiError,
    type Route,
    type Service,
    textError,
} from "./service.ts";

type Row = {
    readonly id: ServiceId;
    readonly host: string;
    /** Prefix of its paths. */
    readonly prefix: string;
    readonly refuse?: ErrorForm;
    readonly options?: OpenAiOptions;
    readonly routed?: false;
    readonly completions?: boolean;
    readonly embeddings?: boolean;
    readonly more?: (path: (rest: string) => string, find: FindModel) => readonly Route[];
};

const strict = { refuses: ["inputs", "parameters", "prompt"] };

const groqTranscription = { urls: false, urlField: true, requestField: "x_groq" };

const rows: readonly Row[] = [
    { id: "baseten", host: "inference.baseten.co", prefix: "/v1", refuse: textError },
    {
        id: "cerebras",
        host: "api.cerebras.ai",
        prefix: "/v1",
        options: { refuses: ["store", "inputs", "parameters"], reasoningField: "reasoning" },
        completions: true,
        // Its SDKs open their connection so.
        more: (path) => [get(path("/tcp_warming"), () => json("OK"))],
    },
    {
        id: "deepinfra",
        host: "api.deepinfra.com",
        prefix: "/v1/openai",
        refuse: detailError,
        completions: true,
        embeddings: true,
        more: (path, find) => [
            imagesRoute(path("/images/generations"), find, { formats: ["b64_json"] }),
            inferenceRoute("/v1/inference/*model", find),
            speechRoute(path("/audio/speech"), find, { kind: "mp3" }),
            transcriptionRoute(path("/audio/transcriptions"), find, { urls: false }),
        ],
    },
    { id: "featherless-ai", host: "api.featherless.ai", prefix: "/v1", completions: true },
    {
        id: "fireworks-ai",
        host: "api.fireworks.ai",
        prefix: "/inference/v1",
        completions: true,
        embeddings: true,
        more: (path, find) => workflowRoutes(path(""), find),
    },
    {
        id: "groq",
        host: "api.groq.com",
        prefix: "/openai/v1",
        options: {
            refuses: [...strict.refuses, "logprobs", "top_logprobs", "logit_bias"],
            tier: "on_demand",
            requestField: "x_groq",
            reasoningField: "reasoning",
            ownTools: ["browser_search", "code_interpreter"],
            moreParts: ["document"],
        },
        more: (path, find) => [
            responsesRoute(path("/responses"), find),
            speechRoute(path("/audio/speech"), find, { kind: "wav" }),
            transcriptionRoute(path("/audio/transcriptions"), find, groqTranscription),
            transcriptionRoute(path("/audio/translations"), find, { ...groqTranscription, translates: true }),
        ],
    },
    {
        id: "nscale",
        host: "inference.api.nscale.com",
        prefix: "/v1",
        more: (path, find) => [imagesRoute(path("/images/generations"), find, { formats: ["b64_json"] })],
    },
    {
        id: "openai",
        host: "api.openai.com",
        prefix: "/v1",
        options: {
            ...strict,
            checkModel: checkChatModel,
            checkCompletionModel,
            tier: "default",
            moreParts: ["file"],
        },
        routed: false,
        completions: true,
        embeddings: true,
        more: (path, find) => [
            responsesRoute(path("/responses"), find, checkTextModel),
            ...imageRoutes(path),
            moderationRoute(path("/moderations")),
            ...fileRoutes(path("/files")),
            speechRoute(path("/audio/speech"), find, { kind: "mp3", needsVoice: true }),
            transcriptionRoute(path("/audio/transcriptions"), find, { urls: false, isOpenAi: true }),
            transcriptionRoute(path("/audio/translations"), find, { urls: false, isOpenAi: true, translates: true }),
        ],
    },
    {
        id: "ovhcloud",
        host: "oai.endpoints.kepler.ai.cloud.ovh.net",
        prefix: "/v1",
        refuse: messageError,
        completions: true,
    },
    { id: "publicai", host: "api.publicai.co", prefix: "/v1", refuse: messageError },
    { id: "scaleway", host: "api.scaleway.ai", prefix: "/v1", completions: true, embeddings: true },
];

export const openAiCompatible: readonly Service[] = rows.map((row) => {
    const path = (rest: string) => row.prefix + rest;
    const find = ownModel(row.id);
    return {
        id: row.id,
        hosts: [row.host],
        ...(row.routed === false && { routed: false }),
        refuse: row.refuse ?? openAiError,
        routes: [
            chatRoute(path("/chat/completions"), find, row.options),
            ...(row.completions ? [completionRoute(path("/completions"), find, row.options)] : []),
            ...(row.embeddings ? [embeddingsRoute(path("/embeddings"), find)] : []),
            ...modelRoutes(path("/models"), row.id),
            ...(row.more?.(path, find) ?? []),
        ],
    };
});
