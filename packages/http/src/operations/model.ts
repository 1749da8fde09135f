import { catalogue, didYouMean, modelOf, nearModels } from "@callsheet/catalogue";
import { pipe, regex, strictObject, string } from "valibot";
import { operation } from "../operation.ts";
import { Problem } from "../problem.ts";
import { modelSchema, shownModel } from "./schemas.ts";

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
