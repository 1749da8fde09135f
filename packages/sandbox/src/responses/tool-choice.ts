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

/** The minimum fit if a word of the question is in the function's description. */
const sharesWord = 2.5;

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
    const [finals, tools] = [functions.filter(isFinal), functions.filter((one) => !isFinal(one))];
    if (used.length === 0) return tools.length > 0 ? tools : finals;
    const unused = tools.filter(({ name }) => !before.has(name));
    const open = finals.filter(({ name }) => !before.has(name));
    if (!mustCall) return open;
    const likelyTools = bestOf(labelled(unused), question).filter(({ fit }) => fit >= sharesWord);
    if (likelyTools.length > 0) return likelyTools.map(({ offered }) => offered);
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
    const [best] = bestOf(all, question).map(({ offered }) => offered);
    if (!best) return [];
    // All calls together have the limits of one.
    const limits = sampleLimits();
    if (!isParallel || isFinal(best)) return [callOf(best, question, limits, isFinal(best) ? reply : undefined)];
    const parts = question
        .split(/(?:,\s*|\s)(?:and|then|અને|તથા)\s|[;?!।\n]+|\.\s/iu)
        .map((part) => part.trim())
        .filter((part) => part !== "");
    const toolsOfParts = parts.slice(0, 8).flatMap((part) =>
        bestOf(all, part)
            .slice(0, 1)
            .filter(({ fit }) => fit >= sharesWord)
            .map(({ offered }) => ({ offered, part })),
    );
    const several = new Set(toolsOfParts.map(({ offered }) => offered)).size > 1;
    if (several) return toolsOfParts.flatMap(({ offered, part }) => callsOf(offered, part, limits));
    return callsOf(best, question, limits);
}

type Labelled = { readonly offered: OfferedFunction; readonly label: ReadLabel };

/** The functions with their names and descriptions, read once for all parts of a question. */
const labelled = (functions: readonly OfferedFunction[]): readonly Labelled[] =>
    functions.map((offered) => {
        const name = offered.name.replaceAll(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2").replaceAll(/[_-]+/g, " ");
        return { offered, label: readLabel(`${name} ${offered.description}`) };
    });

function bestOf(functions: readonly Labelled[], question: string) {
    const fit = fitTo(question);
    return functions
        .map(({ offered, label }) => ({ offered, fit: fit(label) }))
        .toSorted((one, other) => other.fit - one.fit);
}

/** One call per place in the question, if the function takes a single place. */
function callsOf(offered: OfferedFunction, question: string, limits: SampleLimits): readonly ChosenCall[] {
    const places = entitiesIn(question).filter(({ kind }) => kind === "LOC");
    const fields = Object.keys(Object(Object(offered.parameters).properties));
    const ofPlaces = fields.filter((name) => /city|place|town|location|country/i.test(name));
    if (places.length < 2 || ofPlaces.length !== 1) return [callOf(offered, question, limits)];
    return places.slice(0, 8).map((place) => {
        const others = places.filter((other) => other !== place).toReversed();
        return callOf(
            offered,
            others.reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), question),
            limits,
        );
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
