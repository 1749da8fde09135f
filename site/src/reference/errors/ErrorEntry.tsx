import { type ErrorEntry as Entry, type ErrorId, explanationLabels, isClassEntry } from "@callsheet/errors";
import { explanationsIn } from "@callsheet/errors/explanations";
import { Code, TextWithCode } from "@callsheet/react/parts";
import { verbatim } from "../../frame/components/CodeBlock.tsx";
import type { MapEntry } from "../../frame/map/navigation.ts";
import type { Language } from "../../languages.ts";
import { pathOf } from "../../routes.ts";
import { strings } from "../../words/strings.ts";
import { relatedPages } from "./related-pages.ts";

type Props = {
    readonly language: Language;
    readonly id: ErrorId;
    readonly entry: Entry;
    /** The pages of the map, for the titles of links. */
    readonly pages: readonly MapEntry[];
};

/** One error: what it means, what to do, and its messages. */
export function ErrorEntry({ language, id, entry, pages }: Props) {
    const words = strings[language].errorPages;
    const { title, means, todo, lang } = explanationsIn(language)[id];
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
                    <TextWithCode text={means} />
                </p>
                <p className="label">{explanationLabels[language].todo}</p>
                <ul lang={lang}>
                    {todo.map((step) => (
                        <li key={step}>
                            <TextWithCode text={step} />
                        </li>
                    ))}
                </ul>
                <SeeAlso language={language} id={id} pages={pages} />
            </div>
            <details>
                <summary>{words.seen}</summary>
                <ul className="error-seen">
                    {entry.seen.map((message) => (
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

function SeeAlso({ language, id, pages }: Pick<Props, "language" | "id" | "pages">) {
    const places = relatedPages[id] ?? [];
    const entries = pages.filter(({ place }) => place !== undefined && places.includes(place));
    if (entries.length === 0) return null;
    return (
        <p className="error-see">
            {strings[language].errorPages.see}{" "}
            {entries.map(({ place = "", title }, index) => (
                <span key={place}>
                    {index > 0 && ", "}
                    <a href={pathOf(language, place)}>{title}</a>
                </span>
            ))}
        </p>
    );
}
