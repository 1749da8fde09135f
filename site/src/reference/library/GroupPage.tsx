import type { TaskId } from "@callsheet/inference/tasks";
import { Heading } from "../../frame/components/Heading.tsx";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { type Export, kinds } from "./api.ts";
import { ExportEntry } from "./ExportEntry.tsx";
import { linksIn } from "./links.ts";

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
