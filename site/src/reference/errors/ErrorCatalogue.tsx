import { entriesIn, errorGroupIds } from "@callsheet/errors";
import { Code, TextWithCode } from "@callsheet/react/parts";
import { Heading } from "../../frame/components/Heading.tsx";
import { ScrollingTable } from "../../frame/components/ScrollingTable.tsx";
import { type MapEntry, pagesIn } from "../../frame/map/navigation.ts";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { ErrorEntry } from "./ErrorEntry.tsx";

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
