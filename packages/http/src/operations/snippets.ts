import { catalogue, didYouMean, modelOf } from "@callsheet/catalogue";
import { type ProviderId, providerIds, providersOf } from "@callsheet/inference/providers";
import { type TaskId, taskIds } from "@callsheet/inference/tasks";
import { clientIds, clients, installCommand, type NameProblem, nameProblems } from "@callsheet/snippets";
import {
    type CallOptionName,
    callOption,
    callOptionNames,
    choicesOf,
    kebabCase,
    sentencesOf,
} from "@callsheet/snippets/call-options";
import {
    type ClientRef,
    type FieldName,
    fieldNames,
    type GeneratorState,
    knownModel,
    languageIds,
    parseQuery,
    type Query,
    type Result,
    readState,
    shortFormNames,
    snippetsOf,
} from "@callsheet/snippets/query";
import {
    array,
    description,
    type InferOutput,
    minLength,
    nullable,
    object,
    optional,
    picklist,
    pipe,
    strictObject,
    string,
} from "valibot";
import { expectedOf, jsonSchemaFor } from "../json-schema.ts";
import { type Answer, operation, textField } from "../operation.ts";
import { Problem } from "../problem.ts";

/** The parameter of an option, whose value is a text in a query. */
function parameterOf(name: CallOptionName) {
    const { kind } = callOption(name);
    const about = description<string, string>(sentencesOf(name));
    const choices = kind === "switch" ? ["true", "false"] : choicesOf(name);
    if (choices) return optional(pipe(picklist(choices), about));
    const mayBeEmpty = kind === "path" || kind === "inputs" || kind === "object";
    return optional(mayBeEmpty ? pipe(string(), about) : pipe(string(), minLength(1), about));
}

const query = strictObject({
    ...Object.fromEntries(callOptionNames.map((name) => [kebabCase(name), parameterOf(name)])),
    message: optional(textField("The only message of a chat, in place of `inputs`.")),
});

const { properties = {} } = jsonSchemaFor(query);

const gives = object({
    model: textField("The model's id on the Hub."),
    task: picklist(taskIds),
    provider: picklist(providerIds),
    snippets: pipe(
        array(
            object({
                language: picklist(languageIds),
                client: textField("The library that the program uses."),
                variant: textField("The shape of the program."),
                install: pipe(
                    nullable(string()),
                    description("The command that installs what the program needs; null if it needs nothing."),
                ),
                content: textField("The whole program."),
            }),
        ),
        description("The programs. Each reads the access token from the environment."),
    ),
    leftOut: pipe(
        array(
            object({
                language: picklist(languageIds),
                client: string(),
                why: textField("Why the library cannot make the call."),
            }),
        ),
        description("The libraries that cannot make this call."),
    ),
    notes: pipe(
        array(string()),
        description(
            "What somebody should look at: parameters that the task does not have or that change nothing, a model with " +
                "nearly the name of another, a task that is not the model's.",
        ),
    ),
});

/** `GET /v1/snippets`: the code that calls a model. */
export const snippets = operation({
    id: "writeSnippets",
    method: "GET",
    path: "/v1/snippets",
    summary: "Write snippets",
    description:
        "Whole programs that call a model, one for each library. The query is that of a link to the generator, so a " +
        "parameter of the task may also be given by its name, such as `width=512`. If `client` is given and `Accept` " +
        "prefers text/plain, the program comes as plain text.",
    query,
    alsoTakes: shortFormNames,
    examples: { model: "openai/whisper-large-v3", client: "curl" },
    gives,
    givesText: true,
    problems: {
        406: "A plain text is one program, but no client is named.",
        422: "The query is understood, but there is no such call; the reason is given.",
    },
    act({ search, wantsText }): Answer<InferOutput<typeof gives>> {
        const callQuery = parseQuery(search);
        if (wantsText && callQuery.client === undefined) throw oneProgram();
        const { state, result, notes } = resultOf(callQuery);
        const snippet = result.snippets.find(({ client }) => client === state.client.value);
        if (!wantsText) return { content: { json: { ...answerOf(state, result), notes: [...notes] } } };
        if (snippet) return { content: { text: snippet.content }, notes };
        throw new Problem(422, {
            detail: result.leftOut[0]?.why ?? "The library cannot make this call.",
            parameter: "client",
            expected: "a library that can make the call",
            todo: "Leave out client and Accept to see the libraries that can.",
        });
    },
});

const answerOf = (state: GeneratorState, { snippets, leftOut }: Result): Omit<InferOutput<typeof gives>, "notes"> => ({
    model: state.model.value,
    task: state.task.value,
    provider: state.provider.value,
    snippets: snippets.map(({ language, client, variant, content }) => ({
        language,
        client,
        variant,
        install: installCommand(language, client, state.task.value) ?? null,
        content,
    })),
    leftOut: leftOut.map(({ language, client, why }) => ({ language, client, why })),
});

type Found = { readonly state: GeneratorState; readonly result: Result; readonly notes: readonly string[] };

/** The snippets of a query. @throws Problem if the call cannot be made */
function resultOf(callQuery: Query): Found {
    const state = readState(callQuery, modelOf);
    const catalogueModel = knownModel(callQuery, modelOf);
    for (const name of fieldNames) {
        if (state[name].problem !== undefined) throw wrongField(name);
    }
    const { model, task, provider, endpoint } = callQuery;
    const names = { model, task, provider, endpoint, parameters: state.parameters.value };
    const problems = nameProblems(names, catalogue.models);
    const mistake = problems.find(({ isMistake }) => isMistake);
    if (mistake) throw wrongName(mistake, task === undefined);
    const result = snippetsOf(state, catalogueModel, wantedClients(state));
    const { refusal, inputsProblem, parametersProblem } = result;
    if (refusal !== undefined) throw impossible(refusal);
    if (inputsProblem !== undefined) throw wrongCall("inputs", inputsProblem, state.task.value);
    if (parametersProblem !== undefined) throw wrongCall("parameters", parametersProblem, state.task.value);
    if (result.snippets.length > 0 || result.leftOut.length > 0) {
        const unused = result.unusedParameters?.map((name) => `${name} changes nothing: nobody takes notice of it.`);
        return { state, result, notes: [...problems.map(({ message }) => message), ...(unused ?? [])] };
    }
    const all = snippetsOf(state, catalogueModel);
    throw all.snippets.length === 0 ? notServed(state.provider.value, state.task.value) : noSuchClient(state, all);
}

/** The clients to write for; undefined for all. */
function wantedClients({ client, language, beside }: GeneratorState): readonly ClientRef[] | undefined {
    if (client.value === undefined && language.value === undefined) return undefined;
    const clientsOfLanguage = clients
        .filter((one) => language.value === undefined || one.language === language.value)
        .filter((one) => client.value === undefined || one.id === client.value)
        .map((one) => ({ language: one.language, client: one.id }));
    return beside.value === undefined ? clientsOfLanguage : [...clientsOfLanguage, beside.value];
}

const wrongField = (name: FieldName): Problem =>
    new Problem(422, {
        detail: `The parameter ${name} cannot be read.`,
        parameter: name,
        expected: expectedOf(properties[name] ?? {}),
        todo: `Give ${name} another value, or leave it out.`,
    });

/** @param isTaskOpen whether the query does not say what the model does */
function wrongName({ part, near, reason }: NameProblem, isTaskOpen: boolean): Problem {
    const isOpen = part === "model" && isTaskOpen;
    const otherwise = isOpen
        ? "Say what the model does with task=…, such as task=text-to-image."
        : `Give ${part} another value, or leave it out.`;
    return new Problem(422, {
        detail: reason,
        parameter: part,
        expected: part === "parameters" ? "parameters of the task" : expectedOf(properties[part] ?? {}),
        todo: near.length > 0 && !isOpen ? didYouMean(near).trim() : `${didYouMean(near)} ${otherwise}`.trim(),
    });
}

const wrongCall = (name: "inputs" | "parameters", detail: string, task: TaskId): Problem =>
    new Problem(422, {
        detail,
        parameter: name,
        expected: `the ${name} of ${task}`,
        todo: `Compare with the schema and the example at /v1/tasks/${task}.`,
    });

const impossible = (detail: string): Problem =>
    new Problem(422, {
        detail,
        expected: "a call that the provider takes",
        todo: "Change what the message names, or leave it out.",
    });

const notServed = (provider: ProviderId, task: TaskId): Problem =>
    new Problem(422, {
        detail: `${provider} does not serve ${task}.`,
        parameter: "provider",
        expected: `one of ${providersOf(task).join(", ")}`,
        todo: "Choose one of these providers, or leave provider out.",
    });

function noSuchClient({ client, language, task, provider }: GeneratorState, { snippets }: Result): Problem {
    const place = [language.value, client.value].filter((one) => one !== undefined).join("/");
    return new Problem(422, {
        detail: `There is no program of ${place} for ${task.value} at ${provider.value}.`,
        parameter: client.value === undefined ? "language" : "client",
        expected: `one of ${snippets.map((one) => `${one.language}/${one.client}`).join(", ")}`,
        todo: "Choose one of these libraries, by client=… and language=….",
    });
}

const oneProgram = (): Problem =>
    new Problem(406, {
        detail: "A plain text is one program, and the query names no client.",
        parameter: "client",
        expected: `one of ${clientIds.join(", ")}`,
        todo: "Add client=…, or accept application/json to get all programs.",
    });
