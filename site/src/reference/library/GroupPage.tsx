import type { TaskId } from "@callsheet/inference/tasks";
import { verbatim } from "../../frame/components/CodeBlock.tsx";
import { Heading } from "../../frame/components/Heading.tsx";
import { type GroupId, groupIds, groupPlace } from "../../frame/map/library-groups.ts";
import type { Language } from "../../languages.ts";
import { pathOf } from "../../routes.ts";
import { strings } from "../../words/strings.ts";
import { type Export, kinds } from "./api.ts";
import { Words } from "./DocText.tsx";
import { ExportEntry } from "./ExportEntry.tsx";
import { groupOf, hrefOf, linksIn } from "./links.ts";

type Props = { readonly language: Language; readonly api: readonly Export[]; readonly shown: readonly Export[] };

/** The kinds of exports on a page. */
export const kindsOf = (shown: readonly Export[]) => kinds.filter((kind) => shown.some((one) => one.kind === kind));

/** The exports of a page, grouped by kind. */
export function GroupPage({ language, api, shown }: Props) {
    const { library: words } = strings[language];
    const [first] = shown;
    const linkTo = linksIn(language, api, first?.package ?? "");
    return kindsOf(shown).map((kind) => (
        <section key={kind} className="api-kind">
            <Heading level={2} id={`${kind}-exports`} text={words.kindsOfMany[kind]} />
            {shown
                .filter((one) => one.kind === kind)
                .map((one) => (
                    <ExportEntry key={one.name} language={language} one={one} level={3} linkTo={linkTo} />
                ))}
        </section>
    ));
}

type CallingPageProps = {
    readonly language: Language;
    readonly task: TaskId;
    readonly api: readonly Export[];
    /** The task's helpers and their types. */
    readonly shown: readonly Export[];
};

/** How to call a task: its helpers in full, then their types. */
export function CallingPage({ language, task, api, shown }: CallingPageProps) {
    const { library: words } = strings[language];
    const linkTo = linksIn(language, api, shown[0]?.package ?? "");
    const helpers = shown.filter(({ kind }) => kind === "function");
    const types = shown.filter(({ kind }) => kind !== "function");
    return (
        <>
            {helpers.map((one) => (
                <ExportEntry key={one.name} language={language} one={one} level={2} linkTo={linkTo} task={task} />
            ))}
            <Heading level={2} id="type-exports" text={words.kindsOfMany.type} />
            {types.map((one) => (
                <ExportEntry
                    key={one.name}
                    language={language}
                    one={one}
                    level={3}
                    linkTo={linkTo}
                    explained={isTaken(one)}
                />
            ))}
        </>
    );
}

/** Whether the helper's own docstring explains the type: its inputs, and the type of the helper itself. */
const isTaken = ({ name }: Export): boolean => /(?:Input|Parameters|Args|Helper)$/.test(name);

/** Every name that the packages export, grouped by purpose. */
export function LibraryIndex({ language, api }: Omit<Props, "shown">) {
    const groups = Map.groupBy(api, groupOf);
    return groupIds.map((group) => (
        <Group key={group} language={language} group={group} exports={groups.get(group) ?? []} />
    ));
}

type GroupProps = { readonly language: Language; readonly group: GroupId; readonly exports: readonly Export[] };

/** Up to this many types are listed openly; more are folded. */
const maxOpenTypes = 12;

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
            {types.length <= maxOpenTypes ? (
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
            {exports.map((one) => (
                <li key={one.name} data-kind={one.kind}>
                    <a href={hrefOf(language, one)}>
                        {one.name}
                        {one.kind === "function" && <span>()</span>}
                    </a>
                </li>
            ))}
        </ul>
    );
