/** Models: a search of the catalogue, and one of them. */
import { type CatalogueModel, catalogue, didYouMean, find, modelOf, nearModels } from "@callsheet/catalogue";
import { INFERENCE_PROVIDERS } from "@callsheet/inference/providers";
import { taskIds } from "@callsheet/inference/tasks";
import {
    array,
    boolean,
    description,
    type InferOutput,
    integer,
    maxValue,
    minValue,
    number,
    object,
    optional,
    picklist,
    pipe,
    regex,
    strictObject,
    string,
} from "valibot";
import { operation, textField } from "../operation.ts";
import { Problem } from "../problem.ts";

const modelSchema = object({
    id: textField("The model's id on the Hub."),
    task: pipe(picklist(taskIds), description("What the model does.")),
    readsImages: pipe(boolean(), description("Whether a chat model reads images.")),
    mappings: pipe(
        array(
            object({
                provider: picklist(INFERENCE_PROVIDERS),
                providerId: textField("The provider's own id of the model."),
                task: picklist(taskIds),
                adapter: optional(textField("`lora` for an adapter.")),
                adapterWeightsPath: optional(textField("The file of the adapter's weights.")),
                lastListed: optional(textField("The last day on which the Hub listed it.")),
            }),
        ),
        description("The providers that serve the model."),
    ),
});

const shownModel = ({ id, task, readsImages, mappings }: CatalogueModel): InferOutput<typeof modelSchema> => ({
    id,
    task,
    readsImages,
    mappings: mappings.map(({ provider, providerId, task, adapter, adapterWeightsPath, lastListed }) => ({
        provider,
        providerId,
        task,
        ...(adapter && { adapter }),
        ...(adapterWeightsPath && { adapterWeightsPath }),
        ...(lastListed && { lastListed }),
    })),
});

const maxModels = 100;

/** `GET /v1/models`: search of the catalogue. */
export const models = operation({
    id: "findModels",
    method: "GET",
    path: "/v1/models",
    summary: "Find models",
    description:
        "The models of the catalogue that a text names, the best match first, with the providers that serve them.",
    query: strictObject({
        q: optional(textField("Parts of a model's owner, name or task, or the address of its page."), ""),
        task: optional(pipe(picklist(taskIds), description("Only models for this task."))),
        provider: optional(pipe(picklist(INFERENCE_PROVIDERS), description("Only models that this provider serves."))),
        limit: optional(
            pipe(number(), integer(), minValue(1), maxValue(maxModels), description("The most models to list.")),
            20,
        ),
        offset: optional(
            pipe(number(), integer(), minValue(0), maxValue(10_000), description("How many models to skip.")),
            0,
        ),
    }),
    examples: { q: "whisper" },
    gives: object({
        asOf: textField("The day on which the catalogue was last refreshed."),
        total: pipe(number(), integer(), description("How many models match.")),
        models: array(modelSchema),
    }),
    problems: {},
    act({ query: { q, task, provider, limit, offset } }) {
        const matches = find(q, { task, provider });
        const models = matches.slice(offset, offset + limit).map(shownModel);
        return { content: { json: { asOf: catalogue.asOf, total: matches.length, models } } };
    },
});

/** A part of a model's id. */
const part = pipe(string(), regex(/^[\w.-]{1,100}$/));

/** `GET /v1/models/{owner}/{name}`: a model. */
export const model = operation({
    id: "getModel",
    method: "GET",
    path: "/v1/models/{owner}/{name}",
    summary: "A model",
    description: "What a model does, and who serves it under which id.",
    pathParameters: {
        owner: { schema: part, example: "openai" },
        name: { schema: part, example: "whisper-large-v3" },
    },
    query: strictObject({}),
    gives: modelSchema,
    problems: { 404: "The catalogue does not have the model." },
    act({ path: { owner = "", name = "" } }) {
        const id = `${owner}/${name}`;
        const model = modelOf(id);
        if (!model) throw noSuchModel(id);
        return { content: { json: shownModel(model) } };
    },
});

function noSuchModel(id: string): Problem {
    const near = id.length <= 200 ? nearModels(catalogue.models, id) : [];
    return new Problem(404, {
        detail: `The catalogue of ${catalogue.asOf} has no model "${id.slice(0, 200)}".`,
        expected: "the id of a model in the catalogue, in the form owner/name",
        todo: `${didYouMean(near)} Look for it with /v1/models?q=…`.trim(),
    });
}
