import { verbatim } from "../../frame/components/CodeBlock.tsx";
import { Heading } from "../../frame/components/Heading.tsx";
import { type GroupId, groupIds, groupPlace } from "../../frame/map/library-groups.ts";
import type { Language } from "../../languages.ts";
import { pathOf } from "../../routes.ts";
import { strings } from "../../words/strings.ts";
import { type Export, namesOf } from "./api.ts";
import { Words } from "./DocText.tsx";
import { groupOf, hrefOf } from "./links.ts";

type Props = { readonly language: Language; readonly api: readonly Export[] };

/** Every name that the packages export, grouped by purpose. */
export function LibraryIndex({ language, api }: Props) {
    const groups = Map.groupBy(api, groupOf);
    return groupIds.map((group) => (
        <Group key={group} language={language} group={group} exports={groups.get(group) ?? []} />
    ));
}

type GroupProps = { readonly language: Language; readonly group: GroupId; readonly exports: readonly Export[] };

/** Up to this many types are listed openly; more are folded. */
const fewTypes = 12;

function Group({ language, group, exports }: GroupProps) {
    const { library: words } = strings[language];
    const { title, description } = words.groups[group];
    const types = exports.filter(({ kind }) => kind === "type");
    const values = exports.filter(({ kind }) => kind !== "type");
    return (
        <section className="api-group">
            <Heading level={3} id={group} text={title} />
            <p>
                <Words text={description} /> <a href={pathOf(language, groupPlace(group))}>{words.more}</a>
            </p>
            <Names language={language} exports={values} />
            {types.length <= fewTypes ? (
                <Names language={language} exports={types} />
            ) : (
                <details>
                    <summary>{words.typesOf.replace("{count}", `${types.length}`)}</summary>
                    <Names language={language} exports={types} />
                </details>
            )}
        </section>
    );
}

const Names = ({ language, exports }: Pick<GroupProps, "language" | "exports">) =>
    exports.length === 0 ? null : (
        <ul className="api-names" {...verbatim}>
            {exports.flatMap((one) =>
                namesOf(one).map((name) => (
                    <li key={name} data-kind={one.kind}>
                        <a href={hrefOf(language, one, name)}>
                            {name}
                            {one.kind === "function" && <span>()</span>}
                        </a>
                    </li>
                )),
            )}
        </ul>
    );
