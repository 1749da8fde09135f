/** What the service does, as data: routes, validation and the OpenAPI document are made from it. */
import {
    description,
    type GenericSchema,
    type InferOutput,
    type ObjectEntries,
    pipe,
    type StrictObjectSchema,
    string,
} from "valibot";
import type { ProblemStatus } from "./problem.ts";

/** The schema of a query. Unknown names are mistakes. */
export type QuerySchema<Entries extends ObjectEntries = ObjectEntries> = StrictObjectSchema<Entries, undefined>;

/** A request whose query is valid. */
type ApiRequest<Query extends QuerySchema = QuerySchema> = {
    /** The values of the path's parameters. */
    readonly path: Readonly<Record<string, string>>;
    readonly query: InferOutput<Query>;
    /** The query as it was sent, with its `?`; empty if there is none. */
    readonly search: string;
    /** The text of the body; empty for a request without one. */
    readonly body: string;
    /** Whether the client prefers a plain text to JSON. */
    readonly wantsText: boolean;
};

/** The answer to a request. */
export type Answer<Body> = {
    /** JSON, or the text that the client prefers. */
    readonly content: { readonly json: Body } | { readonly text: string };
    /** What is to be said beside a text, in its header `Callsheet-Notes`. Default: nothing. */
    readonly notes?: readonly string[];
    /** Whether it must not be stored by any cache. */
    readonly isPrivate?: boolean;
};

/** A parameter of a path. */
type PathParameter = { readonly schema: GenericSchema; readonly example: string };

/** An operation of the service. */
export type Operation<Query extends QuerySchema = QuerySchema, Body extends GenericSchema = GenericSchema> = {
    readonly id: string;
    readonly method: "GET" | "POST";
    /** The path, with its parameters in braces. */
    readonly path: string;
    readonly summary: string;
    readonly description: string;
    readonly pathParameters?: Readonly<Record<string, PathParameter>>;
    readonly query: Query;
    /** Names of the query that are taken beside those of the schema. */
    readonly alsoTakes?: readonly string[];
    /** Examples of the query's values, by name. */
    readonly examples?: Readonly<Record<string, string>>;
    /** What the body is, for an operation that takes one. */
    readonly takes?: { readonly description: string; readonly example: string };
    /** The schema of the JSON in a response. */
    readonly gives: Body;
    /** Whether a client may ask for a plain text in place of the JSON. */
    readonly givesText?: true;
    /** The problems that it may have, beside a query that is not understood. */
    readonly problems: { readonly [Status in ProblemStatus]?: string };
    /** @throws Problem */
    act(request: ApiRequest<Query>): Answer<InferOutput<Body>> | Promise<Answer<InferOutput<Body>>>;
};

/** Lets the compiler infer the types of an operation's query and body. */
export const operation = <const Query extends QuerySchema, const Body extends GenericSchema>(
    facts: Operation<Query, Body>,
): Operation<Query, Body> => facts;

/** The schema of a text, with what it is. */
export const textField = (about: string) => pipe(string(), description(about));
