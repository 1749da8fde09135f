import { catalogue } from "@callsheet/catalogue";
import {
    type ExplanationLanguage,
    explainError,
    explanationLanguages,
    unknownError,
} from "@callsheet/errors/explanations";
import { type ProviderId, providerIds } from "@callsheet/inference/providers";
import { tokenPrefixesIn } from "@callsheet/inference/redaction";
import { clientIds } from "@callsheet/snippets";
import { correctedCall } from "@callsheet/snippets/corrected-call";
import { languageIds } from "@callsheet/snippets/query";
import {
    array,
    description,
    type InferOutput,
    minLength,
    object,
    optional,
    picklist,
    pipe,
    strictObject,
    string,
} from "valibot";
import { type Answer, operation, textField } from "../operation.ts";
import { Problem } from "../problem.ts";

const callFields = {
    language: optional(pipe(picklist(explanationLanguages), description("The language of the explanation.")), "en"),
    model: optional(
        pipe(string(), minLength(1), description("The model that was called. Default: one that the text names.")),
    ),
    provider: optional(
        pipe(picklist(providerIds), description("The provider that was asked. Default: one that the text names.")),
    ),
    client: optional(
        pipe(picklist(clientIds), description("The library that was used. Default: the one that the text is from.")),
    ),
};

const gives = object({
    id: textField("The error's id."),
    title: textField("The error in a few words."),
    cause: textField("What happened, in one or two sentences."),
    steps: pipe(array(string()), description("What to do, step by step.")),
    because: pipe(array(string()), description("The lines of the text by which the error was recognised.")),
    others: pipe(
        array(object({ id: string(), title: string() })),
        description("Other errors that the text may report, the likeliest first."),
    ),
    keys: pipe(
        array(string()),
        description(
            "The beginnings of texts that look like access tokens, each once. Revoke those that others have seen.",
        ),
    ),
    snippet: optional(
        pipe(
            object({
                model: textField("The model's id on the Hub."),
                provider: pipe(picklist(providerIds), description("The provider that the program asks.")),
                notServedBy: optional(
                    pipe(
                        picklist(providerIds),
                        description("The provider that was asked, if it is not known to serve the model."),
                    ),
                ),
                language: picklist(languageIds),
                client: textField("The library that the program uses."),
                content: textField("The whole program."),
            }),
            description("The call as it works, if the catalogue has its model."),
        ),
    ),
});

const problems = { 404: "The error is not known." };
const summary = "Explain an error";
const about =
    "What the error of a call means and what to do, and the call as it works. The text is only searched: nothing of it is " +
    "stored, and the answer does not repeat keys.";

/** `GET /v1/explain?text=`: explains a short text. */
export const explainGet = operation({
    id: "explainError",
    method: "GET",
    path: "/v1/explain",
    summary,
    description: `${about} A text that may hold an access token is better sent by POST: URLs are logged on the way.`,
    query: strictObject({
        text: pipe(string(), minLength(1), description("A traceback, a response or a message.")),
        ...callFields,
    }),
    examples: { text: "openai.RateLimitError: Error code: 429" },
    gives,
    problems,
    act: ({ query: { text, ...call } }) => explain(text, call),
});

/** `POST /v1/explain`: explains the text of the body. */
export const explainPost = operation({
    id: "explainLongError",
    method: "POST",
    path: "/v1/explain",
    summary: `${summary}, of any length`,
    description: `${about} The body is read as text, whatever its media type.`,
    query: strictObject(callFields),
    takes: {
        description: "A traceback, a response or a message, in UTF-8.",
        example: "openai.RateLimitError: Error code: 429",
    },
    gives,
    problems: { ...problems, 400: "The body is empty, or the query is not understood." },
    act({ body, query }) {
        if (body === "") throw noText();
        return explain(body, query);
    },
});

type Known = {
    readonly language: ExplanationLanguage;
    readonly model?: string | undefined;
    readonly provider?: ProviderId | undefined;
    readonly client?: string | undefined;
};

async function explain(text: string, { language, ...call }: Known): Promise<Answer<InferOutput<typeof gives>>> {
    const explanation = explainError(text, language);
    if (!explanation) throw notKnown(language);
    const keys = [...tokenPrefixesIn(text)];
    const working = await correctedCall(text, catalogue.models, call);
    const { id, title, cause, steps, because, others } = explanation;
    const json = {
        id,
        title,
        cause,
        steps: [...steps],
        because: [...because],
        others: [...others],
        keys,
        ...(working && { snippet: shownCall(working) }),
    };
    // A cache must not keep a URL that holds a key.
    return { content: { json }, ...(keys.length > 0 && { isPrivate: true }) };
}

const shownCall = ({
    model,
    provider,
    notServedBy,
    language,
    client,
    content,
}: NonNullable<Awaited<ReturnType<typeof correctedCall>>>) => ({
    model,
    provider,
    ...(notServedBy && { notServedBy }),
    language,
    client,
    content,
});

const notKnown = (language: ExplanationLanguage): Problem =>
    new Problem(404, {
        detail: unknownError[language],
        expected: "the text of an error that calls of hosted models end with",
        todo: "Send all of the text, by POST if it is long.",
    });

const noText = (): Problem =>
    new Problem(400, {
        detail: "The body is empty.",
        expected: "the text of an error",
        todo: "Send the text as the body: curl --data-binary @error.txt …/v1/explain",
    });
