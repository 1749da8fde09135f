/** The programs of a `<Snippet>`, whose properties are the parameters of a link to the generator. */
import { modelOf } from "@callsheet/catalogue";
import { clients as allClients } from "@callsheet/snippets";
import { formatQuery, knownModel, parseQuery, type Query, readState, snippetsOf } from "@callsheet/snippets/query";
import { type Programs, programsOf } from "../../reference/programs.ts";

/** The parameters of the link, such as `stream="true"` or `message="…"`, and two of its own. */
export type SnippetProps = {
    /** The prefix of the ids of its panels; unique on its page. */
    readonly id?: string;
    /** The clients to show: `python/openai js/openai`. Default: all that have a program. */
    readonly clients?: string;
    readonly [part: string]: string | undefined;
};

type GuideSnippet = { readonly id: string; readonly programs: Programs };

/**
 * The programs of a snippet.
 * @throws Error if the generator would not accept the properties as they are
 */
export function snippetOf({ id, clients, ...parts }: SnippetProps): GuideSnippet {
    const wrong = (problem: string) => new Error(`<Snippet id="${id ?? ""}">: ${problem}`);
    if (id === undefined || !/^[a-z]+(?:-[a-z]+)*$/.test(id)) throw wrong("it needs an id, such as first-question.");
    const query = queryOf(parts, wrong);
    const state = readState(query, modelOf);
    const unread = Object.entries(state).find(([, { problem }]) => problem !== undefined);
    if (unread) throw wrong(`${unread[0]} cannot be ${unread[1].text}.`);
    const { inputsProblem, parametersProblem, refusal } = snippetsOf(state, knownModel(query, modelOf));
    const problem = inputsProblem ?? parametersProblem ?? refusal;
    if (problem !== undefined) throw wrong(problem);
    const programs = programsOf(query);
    if (programs.programs.length === 0) throw wrong(`no library has a program for ${formatQuery(query)}.`);
    return { id, programs: clients === undefined ? programs : withClients(programs, clients.split(" "), wrong) };
}

type Wrong = (problem: string) => Error;

function queryOf(parts: Readonly<Record<string, string | undefined>>, wrong: Wrong): Query {
    const entries = Object.entries(parts).flatMap(([name, text]) =>
        text === undefined ? [] : [[name, text] as const],
    );
    for (const [name, text] of entries) {
        if (Object.keys(parseQuery(linkTo([[name, text]]))).length === 0) {
            throw wrong(`"${name}" is no part of a link to the generator.`);
        }
    }
    return parseQuery(linkTo(entries));
}

const linkTo = (parts: readonly (readonly [string, string])[]): string =>
    `?${new URLSearchParams(parts.map(([name, text]) => [name, text]))}`;

/** The programs of some clients only. @throws Error if one of them has no program */
function withClients(programs: Programs, clients: readonly string[], wrong: Wrong): Programs {
    const some = programs.programs.filter(({ language, client }) => clients.includes(`${language}/${client}`));
    const missing = clients.filter((place) => !some.some(({ language, client }) => `${language}/${client}` === place));
    if (missing.length === 0) return { ...programs, programs: some };
    const areClients = missing.every((place) => allClients.some(({ language, id }) => `${language}/${id}` === place));
    throw wrong(`${missing.join(", ")} ${areClients ? "cannot make this call" : "is no client"}.`);
}
