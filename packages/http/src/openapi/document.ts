/** The OpenAPI document, made from the operations and the schemas that validate their requests. */
import { looseObject, strictObject } from "valibot";
import { jsonSchemaFor } from "../json-schema.ts";
import { type Operation, operation } from "../operation.ts";
import { problemSchema } from "../problem.ts";

/**
 * `GET /openapi.json`: the document about these operations and itself.
 * @param base the path below which they are; empty for none
 */
export function documentOperation(operations: readonly Operation[], base: string): Operation {
    const itself = operation({
        id: "getOpenApi",
        method: "GET",
        path: "/openapi.json",
        summary: "This document",
        description: "The description of the service, as OpenAPI 3.1.",
        query: strictObject({}),
        gives: looseObject({}),
        problems: {},
        act: () => ({ content: { json: document } }),
    });
    const document = documentOf([...operations, itself], base);
    return itself;
}

const documentOf = (operations: readonly Operation[], base: string) => ({
    openapi: "3.1.0",
    info: {
        title: "Callsheet",
        // Of the interface: it changes with `/v1`, not with each release of the package.
        version: "1.0.0",
        summary: "The code that calls hosted models, over HTTP",
        description:
            "Programs that call hosted machine-learning models, the models and who serves them, the tasks and their " +
            "schemas, and what errors mean. The service needs no key, asks nobody and calls no model. HEAD and OPTIONS " +
            `are answered everywhere. A path with its query has at most ${maxUrlCharacters} characters, a body at most ` +
            `${maxBodyBytes} bytes.`,
        license: { name: "MIT", identifier: "MIT" },
    },
    // Relative, because the service does not know by which host it is reached.
    servers: [{ url: base || "/", description: "The host of this document." }],
    // It needs no key.
    security: [],
    paths: Object.fromEntries(
        [...Map.groupBy(operations, ({ path }) => path)].map(([path, some]) => [
            path,
            Object.fromEntries(some.map((one) => [one.method.toLowerCase(), operationObject(one)])),
        ]),
    ),
    components: {
        schemas: { Problem: jsonSchemaFor(problemSchema) },
        responses: {
            NotModified: { description: "The client has the same response already.", headers },
            Problem: problemObject("Any other problem."),
        },
    },
});

const headers = {
    ETag: { description: "The tag of the response, for If-None-Match.", schema: { type: "string" } },
    "Cache-Control": { description: "How long it may be kept.", schema: { type: "string" } },
};

function operationObject({
    id,
    method,
    summary,
    description,
    pathParameters = {},
    query,
    examples = {},
    takes,
    gives,
    givesText,
    problems,
}: Operation) {
    const { properties = {}, required = [] } = jsonSchemaFor(query);
    const inPath = Object.entries(pathParameters).map(([name, { schema, example }]) => ({
        name,
        in: "path",
        required: true,
        schema: jsonSchemaFor(schema),
        example,
    }));
    const inQuery = Object.entries(properties).map(([name, { description, ...schema }]) => ({
        name,
        in: "query",
        required: required.includes(name),
        description,
        schema,
        ...(examples[name] !== undefined && { example: examples[name] }),
    }));
    const all = { 400: "The query is not understood.", 414: "The path and the query are too long.", ...problems };
    return {
        operationId: id,
        summary,
        description,
        parameters: [...inPath, ...inQuery],
        ...(takes && {
            requestBody: {
                required: true,
                description: takes.description,
                content: { "text/plain": { schema: { type: "string", minLength: 1 }, example: takes.example } },
            },
        }),
        responses: {
            200: {
                description: "What was asked for.",
                ...(method === "GET" && { headers }),
                content: {
                    "application/json": { schema: jsonSchemaFor(gives) },
                    ...(givesText && { "text/plain": { schema: { type: "string" } } }),
                },
            },
            ...(method === "GET" && { 304: { $ref: "#/components/responses/NotModified" } }),
            ...Object.fromEntries(
                Object.entries({ ...all, ...(takes && { 413: "The body is too large." }) }).map(([status, text]) => [
                    status,
                    problemObject(text),
                ]),
            ),
            default: { $ref: "#/components/responses/Problem" },
        },
    };
}

const problemObject = (description: string) => ({
    description,
    content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

/** The most characters of a request's path and query. Longer ones are cut or refused by many servers on the way. */
export const maxUrlCharacters = 8192;

/** The most bytes of a body: more than the error finder reads of any text. */
export const maxBodyBytes = 65_536;
