/** Chooses the functions to call for a question, and their arguments. */
import type { Json } from "@callsheet/inference/wire";
import { entitiesIn } from "./entities.ts";
import { fitTo, type ReadLabel, readLabel } from "./label-scores.ts";
import { type SampleLimits, sampleFromSchema, sampleLimits } from "./schema-sample.ts";

export type OfferedFunction = {
    readonly name: string;
    readonly description: string;
    /** A JSON schema. */
    readonly parameters: Json | undefined;
};

/** Python's names of types, by which some services and prompts name those of parameters, in JSON schemas. */
export const pythonTypes: Readonly<Record<string, string>> = {
    bool: "boolean",
    float: "number",
    int: "integer",
    str: "string",
};

export type ChosenCall = { readonly name: string; readonly arguments: string };

/** Functions by which agents hand in their result, such as `final_answer` and `final_result`. */
export const isFinal = ({ name }: Pick<OfferedFunction, "name">): boolean =>
    /^(?:final|submit|return|give)(?:[_-]?final)?[_-]?(?:answer|result|response|output|report)/i.test(name);

/**
 * The functions that may be called next, so that an agent comes to an end: each that the question asks for once, and then
 * the one that hands in the result, if there is one.
 *
 * @param used the functions that have returned a result for this question
 * @param mustCall whether the request requires a call
 */
export function functionsToCall(
    functions: readonly OfferedFunction[],
    question: string,
    used: readonly string[],
    mustCall: boolean,
): readonly OfferedFunction[] {
    const before = new Set(used);
    const { finals = [], tools = [] } = Object.groupBy(functions, (one) => (isFinal(one) ? "finals" : "tools"));
    if (used.length === 0) return tools.length > 0 ? tools : finals;
    const unused = tools.filter(({ name }) => !before.has(name));
    const open = finals.filter(({ name }) => !before.has(name));
    if (!mustCall) return open;
    const asked = bestOf(labelled(unused), question).filter(({ isAsked }) => isAsked);
    if (asked.length > 0) return asked.map(({ offered }) => offered);
    // Without a function for the result, one of the others may be its form: they are named by their schema.
    return open.length > 0 ? open : unused;
}

/**
 * The function that fits a question best, or several if parts of the question ask for different ones.
 *
 * @param reply the reply in prose, for a function that hands in the result
 */
export function chosenCalls(
    functions: readonly OfferedFunction[],
    question: string,
    isParallel: boolean,
    reply?: string,
): readonly ChosenCall[] {
    const all = labelled(functions);
    const best = bestOf(all, question)[0]?.offered;
    if (!best) return [];
    // All calls together have the limits of one.
    const limits = sampleLimits();
    if (!isParallel || isFinal(best)) return [callOf(best, question, limits, isFinal(best) ? reply : undefined)];
    const parts = question
        .split(/(?:,\s*|\s)(?:and|then|અને|તથા)\s|[;?!।\n]+|\.\s/iu)
        .map((part) => part.trim())
        .filter((part) => part !== "");
    const asked = parts.slice(0, 8).flatMap((part) => {
        const [first] = bestOf(all, part);
        return first?.isAsked ? [{ offered: first.offered, part }] : [];
    });
    if (new Set(asked.map(({ offered }) => offered)).size < 2) return callsOf(best, question, limits);
    return asked.flatMap(({ offered, part }) => callsOf(offered, part, limits));
}

type Labelled = { readonly offered: OfferedFunction; readonly label: ReadLabel };

/** The functions with their names and descriptions, read once for all parts of a question. */
const labelled = (functions: readonly OfferedFunction[]): readonly Labelled[] =>
    functions.map((offered) => {
        const name = offered.name.replaceAll(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2").replaceAll(/[_-]+/g, " ");
        return { offered, label: readLabel(`${name} ${offered.description}`) };
    });

function bestOf(functions: readonly Labelled[], question: string) {
    const fitOf = fitTo(question);
    return (
        functions
            .map(({ offered, label }) => ({ offered, fit: fitOf(label) }))
            .toSorted((one, other) => other.fit - one.fit)
            // A word of the question that is in the description makes for such a fit.
            .map(({ offered, fit }) => ({ offered, isAsked: fit >= 2.5 }))
    );
}

/** One call per place in the question, if the function takes a single place. */
function callsOf(offered: OfferedFunction, question: string, limits: SampleLimits): readonly ChosenCall[] {
    const places = entitiesIn(question).filter(({ kind }) => kind === "LOC");
    const fields = Object.keys(Object(Object(offered.parameters).properties));
    const ofPlaces = fields.filter((name) => /city|place|town|location|country/i.test(name));
    if (places.length < 2 || ofPlaces.length !== 1) return [callOf(offered, question, limits)];
    return places.slice(0, 8).map((place) => {
        const others = places.filter((other) => other !== place).toReversed();
        const part = others.reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), question);
        return callOf(offered, part, limits);
    });
}

function callOf(
    { name, parameters }: OfferedFunction,
    question: string,
    limits: SampleLimits,
    reply?: string,
): ChosenCall {
    // A function without parameters gets no arguments.
    const schema = { type: "object", additionalProperties: false, ...Object(parameters) };
    return { name, arguments: JSON.stringify(sampleFromSchema(schema, question, reply, limits)) };
}
