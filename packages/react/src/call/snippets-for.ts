/** The snippets of a call, and everything that a page says of them. */
import { catalogue, idOf, modelOf } from "@callsheet/catalogue";
import type { TaskId } from "@callsheet/inference/tasks";
import { type LanguageId, type LeftOut, nameProblems, type Snippet } from "@callsheet/snippets";
import {
    type GeneratorState,
    knownModel,
    type LookUp,
    languageIds,
    type Problem,
    type Query,
    readState,
    snippetsOf,
} from "@callsheet/snippets/query";
import { fill } from "../words/format.ts";
import type { SnippetStrings } from "../words/strings.ts";
import { queryOf, type SnippetCall } from "./snippet-call.ts";

/** What is wrong with a field of a call, or may be. */
export type CallProblem = {
    /** The name of the field, as in a link to the generator. */
    readonly field: Problem;
    /** The library's own message, in English, as far as it has one: what is wrong, and which name may be meant. */
    readonly message?: string | undefined;
    /** Whether the snippets have the value all the same, such as a model that nobody lists. Default: they have the field's default. */
    readonly isKept?: boolean | undefined;
};

/** The snippets of a call. */
export type CallSnippets = {
    /** The programs, of all languages and clients that can make the call. */
    readonly snippets: readonly Snippet[];
    /** The clients that cannot make the call, each with the reason. */
    readonly leftOut: readonly LeftOut[];
    /** The task of the call. */
    readonly task: TaskId;
    /** The invalid fields of the call, then the names that may be mistaken; empty for a call as it should be. */
    readonly problems: readonly CallProblem[];
};

/**
 * The snippets of a call. It never throws: an invalid field keeps its default, and the result says so. Nor does it guess in
 * silence: a name that nobody knows is said, with the nearest one.
 *
 * @param call what the snippets call, or a link to the generator (`?model=…&provider=…`)
 * @param lookUp looks up a model's task and providers by its id; default the catalogue of `@callsheet/catalogue`
 * @returns the snippets, the clients without one, and the call's problems
 * @example
 * import { snippetsFor } from "@callsheet/react/core";
 *
 * const { snippets } = snippetsFor({ model: "black-forest-labs/FLUX.1-dev", provider: "fal-ai" });
 */
export function snippetsFor(call: SnippetCall | string, lookUp: LookUp = modelOf): CallSnippets {
    const query = queryOf(call, lookUp);
    const state = readState(query, lookUp);
    const { snippets, leftOut, inputsProblem, parametersProblem, refusal } = snippetsOf(
        state,
        knownModel(query, lookUp),
    );
    const ofLibrary: readonly (readonly [Problem, string | undefined])[] = [
        ["inputs", inputsProblem],
        ["parameters", parametersProblem],
        ["provider", refusal],
    ];
    const replaced: readonly CallProblem[] = [
        ...Object.values(state).flatMap(({ problem }) => (problem === undefined ? [] : [{ field: problem }])),
        ...ofLibrary.flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }])),
    ];
    const names = problemsOfNames(query, state, lookUp);
    const isReplaced = (field: Problem): boolean => replaced.some((problem) => problem.field === field);
    return {
        snippets,
        leftOut,
        task: state.task.value,
        problems: [
            ...replaced.map((problem) => withMessages(problem, names)),
            ...names.filter(({ field }) => !isReplaced(field)).map((problem) => ({ ...problem, isKept: true })),
        ],
    };
}

/** What is wrong with the names in a call, as every surface of Callsheet says it. */
function problemsOfNames(query: Query, state: GeneratorState, lookUp: LookUp): readonly CallProblem[] {
    const { task, parameters } = state;
    const { problem } = state.model;
    const { model } = query;
    const known = model === undefined ? undefined : lookUp(idOf(model) ?? model);
    const isAssumed = known === undefined && query.task === undefined && problem === undefined;
    // A link may show the request in place of a program.
    const language = query.language === "request" ? undefined : query.language;
    const names = { ...query, language, parameters: parameters.value };
    return nameProblems(names, catalogue.models, known).map(({ part, message }) => ({
        field: part,
        message: part === "model" && isAssumed ? `${message} The code takes its task to be ${task.value}.` : message,
    }));
}

/** A problem of a field with what is said of the names in it. */
function withMessages(problem: CallProblem, names: readonly CallProblem[]): CallProblem {
    const all = [problem, ...names.filter(({ field }) => field === problem.field)];
    const messages = all.flatMap(({ message }) => message ?? []);
    return messages.length === 0 ? problem : { ...problem, message: messages.join(" ") };
}

/** Which snippet of a call to show. */
export type ClientChoice = {
    /**
     * The id of the client, such as `huggingface_hub`, or with its language, such as `js/openai`. Default: the first one
     * of the language.
     */
    readonly client?: string | undefined;
    /** The language of the client. Default: the first one that has a program. */
    readonly language?: LanguageId | undefined;
};

/** The snippet of a choice, or the reason why its client has none. */
export type ChosenSnippet = {
    /** The program. */
    readonly snippet?: Snippet | undefined;
    /** Why the client cannot make the call. */
    readonly leftOut?: LeftOut | undefined;
    /** Set if there is no such client, or not in that language: the snippet is then the first one. */
    readonly problem?: CallProblem | undefined;
};

/**
 * The snippet of a call to show.
 *
 * @param found the snippets of the call
 * @param choice the client or the language
 * @returns the snippet, or why the chosen client has none
 * @example
 * import { chooseSnippet, snippetsFor } from "@callsheet/react/core";
 *
 * const { snippet } = chooseSnippet(snippetsFor({ task: "summarization" }), { client: "curl" });
 */
export function chooseSnippet(
    { snippets, leftOut }: Pick<CallSnippets, "snippets" | "leftOut">,
    { client, language }: ClientChoice,
): ChosenSnippet {
    const isChosen = (one: Snippet | LeftOut): boolean =>
        (language === undefined || one.language === language) &&
        (client === undefined || one.client === client || keyOf(one) === client);
    const inOrder = languageIds.flatMap((id) => snippets.filter((one) => one.language === id));
    const snippet = inOrder.find(isChosen);
    const reason = client === undefined ? undefined : leftOut.find(isChosen);
    if (snippet || reason) return { snippet, leftOut: snippet ? undefined : reason };
    const [first] = inOrder;
    return first && (client !== undefined || language !== undefined)
        ? { snippet: first, problem: problemOfChoice({ client, language }) }
        : { snippet: first };
}

/** Why no program is of a client and a language: one of them is unknown, or makes no such call. */
function problemOfChoice({ client, language }: ClientChoice): CallProblem {
    const [unknown] = nameProblems({ client, language }, []);
    const both = [client, language].filter((name) => name !== undefined).join(" in ");
    return {
        field: unknown?.part ?? (client === undefined ? "language" : "client"),
        message: unknown?.message ?? `No program of ${both} makes this call.`,
    };
}

/**
 * The key of a client among those of all languages: `js/openai`.
 *
 * @param client a snippet, or a client that was left out
 * @returns its language and its id
 * @example
 * import { keyOf } from "@callsheet/react/core";
 *
 * const key = keyOf({ language: "js", client: "openai" });
 */
export const keyOf = ({ language, client }: Pick<Snippet, "language" | "client">): string => `${language}/${client}`;

/** A sentence about a call that is not as it should be; the library's own words follow, in English. */
export type Notice = {
    /** The sentence, in the language of the strings. */
    readonly text: string;
    /** The library's own message, in English. */
    readonly message?: string | undefined;
};

/**
 * What a page says of a call that is not as it should be.
 *
 * @param found the snippets of the call
 * @param chosen the snippet to show
 * @param strings the strings of the page
 * @returns the sentences; empty for a call as it should be
 * @example
 * import { chooseSnippet, english, noticesOf, snippetsFor } from "@callsheet/react/core";
 *
 * const found = snippetsFor("?provider=no-such-provider");
 * const notices = noticesOf(found, chooseSnippet(found, {}), english);
 */
export function noticesOf(
    { problems }: CallSnippets,
    { snippet, leftOut, problem }: ChosenSnippet,
    strings: SnippetStrings,
): readonly Notice[] {
    const notices = [...problems, ...(problem ? [problem] : [])].map((one) => noticeOf(one, strings));
    if (leftOut) return [...notices, { text: strings.withoutProgram, message: leftOut.why }];
    return snippet || notices.length > 0 ? notices : [{ text: strings.noSnippets }];
}

const noticeOf = ({ field, message, isKept }: CallProblem, strings: SnippetStrings): Notice => ({
    text: fill(isKept ? strings.check : strings.invalid, { field: strings.fields[field] }),
    message,
});

/** What a page says of clients that were asked for and have no tab. */
export const noticesOfMissing = (
    keys: readonly string[],
    { leftOut }: CallSnippets,
    strings: SnippetStrings,
): readonly Notice[] =>
    keys.flatMap((key) => {
        const reasons = leftOut.filter((one) => one.client === key || keyOf(one) === key);
        return reasons.length > 0
            ? reasons.map((one) => ({ text: strings.withoutProgram, message: `${keyOf(one)}: ${one.why}` }))
            : noticeOf({ ...problemOfChoice({ client: key }), isKept: true }, strings);
    });
