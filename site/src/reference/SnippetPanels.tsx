import { modelOf } from "@callsheet/catalogue";
import { Code, TextWithCode } from "@callsheet/react/parts";
import type { ReactNode } from "react";
import { restoreTabScript } from "../frame/behaviours/restore-tab-script.ts";
import { verbatim } from "../frame/components/CodeBlock.tsx";
import { Heading } from "../frame/components/Heading.tsx";
import { ProvedNote } from "../generator/ProvedNote.tsx";
import type { Language } from "../languages.ts";
import { renderList } from "../render-list.tsx";
import { modelPlace, pathOf, providerPlace, snippets } from "../routes.ts";
import { ProgramFields } from "../run/panel/ProgramFields.tsx";
import { fieldsOf } from "../run/panel/program-fields.ts";
import { RunRow } from "../run/panel/RunRow.tsx";
import { writeCall } from "../run/panel/runnable-call.ts";
import { fill } from "../words/format.ts";
import { strings } from "../words/strings.ts";
import { FactList, Listing } from "./page-parts.tsx";
import type { Program, Programs } from "./programs.ts";
import { proofOfSnippets } from "./proof-of-snippets.ts";

type Props = {
    readonly language: Language;
    /** Prefix of the panels' ids, since a page may have several groups. */
    readonly id: string;
    readonly programs: Programs;
    /** Whether the texts that a reader will want to change are fields above each program. */
    readonly hasFields?: boolean;
};

/**
 * The programs of a call. With scripts they are tabs (see `frame/behaviours/tabs.ts`); without, they follow one
 * another, each under its heading.
 */
export function SnippetPanels({ language, id, programs: call, hasFields = false }: Props) {
    const { programs } = call;
    if (programs.length === 0) return <p>{strings[language].reference.noPrograms}</p>;
    return (
        <div
            className="snippet-panels"
            data-tabs={programs.length > 1 ? "" : undefined}
            data-call={call.call && writeCall(call.call)}
            data-run-failed={strings[language].run.panelFailed}
        >
            {programs.length > 1 && <TabList language={language} id={id} programs={programs} />}
            {programs.map((program, index) => (
                <section
                    key={keyOf(program)}
                    id={panelId(id, program)}
                    // A single program is not labelled as a region: others on the page may have the same name.
                    aria-labelledby={programs.length > 1 ? `${panelId(id, program)}-name` : undefined}
                    data-panel={keyOf(program)}
                    data-chosen={index === 0 ? "" : undefined}
                >
                    <Heading level={3} id={`${panelId(id, program)}-name`}>
                        <ProgramName language={language} program={program} />
                    </Heading>
                    <Needs language={language} call={call} program={program} />
                    {hasFields && <Fields language={language} call={call} program={program} />}
                    <Listing language={language} as={program.language} code={program.code} />
                    {call.call && <RunRow program={program.language} words={strings[language].run} editable />}
                    <ProvedNote
                        strings={strings[language].generator}
                        proof={proofOfSnippets(language)}
                        provider={call.provider}
                        task={call.task}
                        client={keyOf(program)}
                    />
                </section>
            ))}
            {programs.length > 1 && (
                // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
                <script dangerouslySetInnerHTML={{ __html: restoreTabScript }} />
            )}
        </div>
    );
}

/** The program's key in the generator and in the remembered choice: `js/fetch`. */
const keyOf = ({ language, client }: Program): string => `${language}/${client}`;

const panelId = (id: string, { language, client }: Program): string =>
    `${id}-${language}-${client.replaceAll(/\W+/g, "-")}`;

type ProgramProps = { readonly language: Language; readonly program: Program };

const ProgramName = ({ language, program }: ProgramProps): ReactNode => (
    <>
        <span {...verbatim}>{program.client}</span> · {strings[language].generator.languages[program.language]}
    </>
);

type TabListProps = { readonly language: Language; readonly id: string; readonly programs: readonly Program[] };

/** The tabs, grouped by language. */
function TabList({ language, id, programs }: TabListProps) {
    const { reference, generator } = strings[language];
    const [first] = programs;
    return (
        <div className="tab-list needs-script" role="tablist" aria-label={reference.libraries} data-not-content="">
            {[...Map.groupBy(programs, (program) => program.language)].map(([group, some]) => (
                <div key={group} role="presentation" className="tab-group">
                    <span className="label" aria-hidden="true">
                        {generator.languages[group]}
                    </span>
                    {some.map((program) => (
                        <button
                            key={program.client}
                            type="button"
                            role="tab"
                            data-tab={keyOf(program)}
                            aria-controls={panelId(id, program)}
                            aria-selected={program === first}
                            tabIndex={program === first ? 0 : -1}
                            lang="en"
                            translate="no"
                        >
                            {program.client}
                            <span className="unseen"> {generator.languages[group]}</span>
                        </button>
                    ))}
                </div>
            ))}
        </div>
    );
}

/** The fields of a program that runs as code; a shell command has none, since only its request runs here. */
function Fields({ language, call: { call }, program }: ProgramProps & { readonly call: Programs }) {
    if (!call || program.language === "sh") return null;
    return <ProgramFields fields={fieldsOf(program.language, program.code, call)} words={strings[language].run} />;
}

/** What the program needs before it runs: packages to install, and a key. */
function Needs({ language, call, program: { install, key } }: ProgramProps & { readonly call: Programs }) {
    const { reference } = strings[language];
    const values = { variable: key?.variable ?? "", provider: call.providerName };
    const keyWords = { hub: reference.hubToken, provider: reference.ownKey, server: reference.serverKey };
    return (
        <FactList
            className="needs"
            facts={[
                [reference.install, install ? <Code key="install" text={install} /> : reference.nothingToInstall],
                [
                    reference.key,
                    <TextWithCode key="key" text={key ? fill(keyWords[key.of], values) : reference.noKey} />,
                ],
            ]}
        />
    );
}

type ExampleLineProps = Pick<Props, "language" | "programs"> & {
    /** Whether the line is on the model's own page, which then needs no link to itself. Default: false. */
    readonly isOfModel?: boolean;
};

/** The model and provider that the programs call. */
function ExampleLine({ language, programs: { model, provider, providerName }, isOfModel = false }: ExampleLineProps) {
    const name = <span {...verbatim}>{model}</span>;
    const values: Readonly<Record<string, ReactNode>> = {
        // A model that is not in the catalogue has no page.
        model: modelOf(model) && !isOfModel ? <a href={pathOf(language, modelPlace(model))}>{name}</a> : name,
        provider: (
            <a href={pathOf(language, providerPlace(provider))} {...verbatim}>
                {providerName}
            </a>
        ),
    };
    const parts = strings[language].reference.example.split(/\{(\w+)\}/);
    return <p>{renderList(parts, (part, index) => (index % 2 === 1 ? values[part] : part))}</p>;
}

/** A link to the generator with a call filled in, where readers enter their own values. @param query of `formatQuery` */
export const GeneratorLink = ({ language, query }: { readonly language: Language; readonly query: string }) => (
    <p className="generator-link">
        <a href={`${pathOf(language, snippets)}${query}`}>{strings[language].reference.openGenerator}</a>
    </p>
);

/** The programs of a page's example: what they call, the programs, and the way to the generator. */
export const ExamplePrograms = (props: ExampleLineProps) => (
    <>
        {props.programs.programs.length > 0 && <ExampleLine {...props} />}
        <SnippetPanels language={props.language} id="program" programs={props.programs} />
        <GeneratorLink language={props.language} query={props.programs.query} />
    </>
);
