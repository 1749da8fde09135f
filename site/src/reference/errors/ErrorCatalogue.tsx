import {
    type ErrorEntry as Entry,
    type ErrorId,
    entriesIn,
    errorGroupIds,
    explanationLabels,
    isClassEntry,
} from "@callsheet/errors";
import { explanationsIn } from "@callsheet/errors/explanations";
import { Code, TextWithCode } from "@callsheet/react/parts";
import { verbatim } from "../../frame/components/CodeBlock.tsx";
import { Heading } from "../../frame/components/Heading.tsx";
import { ScrollingTable } from "../../frame/components/ScrollingTable.tsx";
import { type MapEntry, pagesIn } from "../../frame/map/navigation.ts";
import type { Language } from "../../languages.ts";
import {
    errorsPlace,
    libraryPlace,
    modelsPlace,
    type Place,
    pathOf,
    providersPlace,
    sandboxPlace,
    snippets,
    tasksPlace,
} from "../../routes.ts";
import { strings } from "../../words/strings.ts";
import { Commas } from "../page-parts.tsx";

type Props = { readonly language: Language; readonly map: readonly MapEntry[] };

/** The headings for "on this page". */
export const headingsOfCatalogue = (language: Language) =>
    errorGroupIds.map((group) => ({ depth: 2, slug: group, text: strings[language].errorPages.groups[group].title }));

/** Every error, in groups. */
export function ErrorCatalogue({ language, map }: Props) {
    const { groups } = strings[language].errorPages;
    const pages = pagesIn(map);
    return (
        <div className="error-groups">
            {errorGroupIds.map((group) => (
                <section key={group} className="error-group">
                    <Heading level={2} id={group} text={groups[group].title} />
                    <p>
                        <TextWithCode text={groups[group].text} />
                    </p>
                    {entriesIn(group).map(([id, entry]) => (
                        <ErrorEntry key={id} language={language} id={id} entry={entry} pages={pages} />
                    ))}
                    {group === "classes" && <FieldTable language={language} />}
                </section>
            ))}
        </div>
    );
}

/** The fields that all error classes of the client share. */
function FieldTable({ language }: Pick<Props, "language">) {
    const { family, fields, field, holds } = strings[language].errorPages;
    return (
        <>
            <Heading level={3} id="fields" text={family} />
            <ScrollingTable label={family} columns={[field, holds]}>
                <tbody>
                    {Object.entries(fields).map(([name, text]) => (
                        <tr key={name}>
                            <th scope="row">
                                <Code text={name} />
                            </th>
                            <td>
                                <TextWithCode text={text} />
                            </td>
                        </tr>
                    ))}
                </tbody>
            </ScrollingTable>
        </>
    );
}

type ErrorEntryProps = {
    readonly language: Language;
    readonly id: ErrorId;
    readonly entry: Entry;
    /** The pages of the map, for the titles of links. */
    readonly pages: readonly MapEntry[];
};

/** One error: what it means, what to do, and its messages. */
function ErrorEntry({ language, id, entry, pages }: ErrorEntryProps) {
    const words = strings[language].errorPages;
    const { title, cause, steps, lang } = explanationsIn(language)[id];
    const isName = isClassEntry(id);
    return (
        <section className="error-entry">
            <h3 id={id}>
                <a className="anchor" href={`#${id}`}>
                    <span className="error-title" lang={lang} {...(isName && verbatim)}>
                        {title}
                    </span>
                </a>
                <Statuses statuses={entry.statuses ?? []} title={title} label={words.status} />
            </h3>
            <div className="error-body">
                <p lang={lang}>
                    <TextWithCode text={cause} />
                </p>
                <p className="label">{explanationLabels[language].steps}</p>
                <ul lang={lang}>
                    {steps.map((step) => (
                        <li key={step}>
                            <TextWithCode text={step} />
                        </li>
                    ))}
                </ul>
                <SeeAlso language={language} id={id} pages={pages} />
            </div>
            <details>
                <summary>{words.samples}</summary>
                <ul className="error-samples">
                    {entry.samples.map((message) => (
                        <li key={message}>
                            <Code text={message} />
                        </li>
                    ))}
                </ul>
            </details>
        </section>
    );
}

type StatusProps = { readonly statuses: readonly number[]; readonly title: string; readonly label: string };

/** The error's HTTP statuses, unless its title has them. */
const Statuses = ({ statuses, title, label }: StatusProps) =>
    statuses.length > 0 &&
    !title.includes(`${statuses[0]}`) && (
        <span className="error-status">
            <span className="unseen">{label} </span>
            {statuses.join(", ")}
        </span>
    );

function SeeAlso({ language, id, pages }: Pick<ErrorEntryProps, "language" | "id" | "pages">) {
    const places = relatedPages[id] ?? [];
    const entries = pages.filter(({ place }) => place !== undefined && places.includes(place));
    if (entries.length === 0) return null;
    return (
        <p className="error-see">
            {strings[language].errorPages.see}{" "}
            <Commas
                items={entries.map(({ place = "", title }) => (
                    <a key={place} href={pathOf(language, place)}>
                        {title}
                    </a>
                ))}
            />
        </p>
    );
}

/** The pages of the site that help with an error. */
const relatedPages: Readonly<Partial<Record<ErrorId, readonly Place[]>>> = {
    "routing-error": [providersPlace],
    "hub-api-error": [modelsPlace],
    "provider-output-error": [tasksPlace],
    "timeout-error": [libraryPlace],
    "value-does-not-fit": [tasksPlace],
    "field-is-missing": [tasksPlace, providersPlace],
    "not-a-model-id": [modelsPlace],
    "no-key": [providersPlace],
    "variable-empty": [providersPlace],
    "limit-of-the-day": [sandboxPlace],
    "model-retired": [modelsPlace],
    "model-needs-endpoint": [modelsPlace],
    "no-provider-known": [modelsPlace],
    "hf-inference-lacks-model": [modelsPlace, providersPlace],
    "served-for-another-task": [modelsPlace, tasksPlace],
    "code-for-old-openai": [snippets],
    "curl-is-alias": [snippets],
    "parameter-not-taken": [tasksPlace],
    "key-not-accepted": [providersPlace],
    "no-credit": [sandboxPlace],
    "no-such-model": [modelsPlace],
    "model-not-served": [modelsPlace],
    "task-not-served": [providersPlace],
    "no-such-provider": [providersPlace],
    "old-address": [snippets],
    "bad-request": [tasksPlace, providersPlace],
    "not-found": [providersPlace],
    unprocessable: [tasksPlace],
    "job-takes-too-long": [providersPlace],
    "sandbox-was-told": [sandboxPlace],
};

/** The path of an error's entry, with its anchor. */
export const errorAnchor = (id: ErrorId): string => `${errorsPlace}#${id}`;
