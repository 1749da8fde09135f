import { installCommand } from "@callsheet/snippets";
import type { ClientRef, OnChange, TabId } from "@callsheet/snippets/query";
import { Fragment, memo, useContext } from "react";
import type { Tab } from "../../parts/TabList.tsx";
import { Tabs } from "../../parts/Tabs.tsx";
import { Code } from "../../parts/TextWithCode.tsx";
import type { GeneratorStrings } from "../../words/en/generator.ts";
import { useAppearance } from "../appearance.ts";
import { lazyComponent } from "../lazy-component.tsx";
import { ShowSide } from "../Panes.tsx";
import type { ClientTab, TabsView } from "../state/tabs-view.ts";
import { CodeFigure, ProgramCode } from "./CodeContext.tsx";
import { ProgramActions } from "./ProgramActions.tsx";
import type { RequestPanelProps } from "./RequestPanel.tsx";

// Few readers open it, so it loads on first use.
const RequestPanel = lazyComponent(
    () => import("./RequestPanel.tsx").then((module) => module.RequestPanel),
    ({ strings }: RequestPanelProps) => strings.engineFailed,
);

type Props = {
    readonly strings: GeneratorStrings;
    readonly view: TabsView;
    /** Whether the address of the page is a link to the program. */
    readonly isShared: boolean;
    /** Whether that link can show the program in another page. */
    readonly canEmbed: boolean;
    readonly onChange: OnChange;
};

/** The programs, by language and then by client, and the HTTP request that they all make. */
export const ProgramPanels = memo((props: Props) => {
    const { strings, view, onChange } = props;
    const { shown, languages, languageProblem } = view;
    const { part } = useAppearance();
    const tabs: Tab<TabId>[] = [
        ...languages.map(({ id }) => ({ id, name: strings.languages[id] })),
        { id: "request", name: strings.request },
    ];
    return (
        <div className={part("panels")}>
            <Tabs
                classNames={{ list: part("languages") }}
                label={strings.language}
                tabs={tabs}
                chosen={shown}
                onChoose={(chosen) => onChange("language", chosen)}
                note={languageProblem && <p className={part("problem")}>{strings.problems[languageProblem]}</p>}
            >
                {shown === "request" ? <RequestPanel strings={strings} view={view} /> : <ClientTabs {...props} />}
            </Tabs>
        </div>
    );
});

function ClientTabs(props: Props) {
    const { strings, view, onChange } = props;
    const { selected, languages, clientProblem } = view;
    const { part } = useAppearance();
    const clients = languages.find(({ id }) => id === selected.language)?.clients ?? [];
    const tab = clients.find(({ client }) => client === selected.client);
    return (
        <Tabs
            classNames={{ list: part("clients") }}
            label={strings.client}
            tabs={clients.map(({ client, leftOut }) => ({ id: client, name: client, isEmpty: leftOut !== undefined }))}
            chosen={selected.client}
            onChoose={(chosen) => onChange("client", chosen)}
            lang="en"
            note={clientProblem && <p className={part("problem")}>{strings.problems[clientProblem]}</p>}
        >
            {tab && <ClientPanel {...props} tab={tab} />}
        </Tabs>
    );
}

type ClientPanelProps = {
    readonly strings: GeneratorStrings;
    readonly view: TabsView;
    readonly tab: ClientTab;
    readonly isShared: boolean;
    readonly canEmbed: boolean;
    readonly onChange: OnChange;
};

/** A client's program, optionally with a second one beside it; or the reason why there is none. */
function ClientPanel({ strings, view, tab, ...actions }: ClientPanelProps) {
    const { part } = useAppearance();
    const { selected, beside } = view;
    if (tab.leftOut) return <WithoutProgram strings={strings} leftOut={tab.leftOut} />;
    return (
        <>
            <div className={part("programs")} data-two={beside && ""}>
                <Program strings={strings} view={view} client={selected} />
                {beside && <Program strings={strings} view={view} client={beside} isBeside />}
            </div>
            <ProgramActions strings={strings} view={view} {...actions} />
        </>
    );
}

type ProgramProps = Pick<ClientPanelProps, "strings" | "view"> & {
    readonly client: ClientRef;
    readonly isBeside?: boolean;
};

/** A program, with the command that installs what it needs before it, and what the page adds after it. */
function Program({ strings, view, client: { language, client }, isBeside = false }: ProgramProps) {
    const { part, renderAfter } = useAppearance();
    const { task, provider, model } = view;
    const command = installCommand(language, client, task);
    return (
        <div>
            <p className={part("installation")}>{command ? <Code text={command} /> : strings.nothingToInstall}</p>
            <CodeFigure kind={language} strings={strings}>
                <ProgramCode language={language} isBeside={isBeside} />
            </CodeFigure>
            {/* Another client's program is another one to what comes after it: it keeps no state. */}
            <Fragment key={`${language}/${client}`}>
                {renderAfter?.({ language, client, task, provider, model, isBeside })}
            </Fragment>
        </div>
    );
}

type WithoutProps = {
    readonly strings: GeneratorStrings;
    readonly leftOut: NonNullable<ClientTab["leftOut"]>;
};

/** The library's reason for leaving the client out, with a button that focuses the field to fill in. */
function WithoutProgram({ strings, leftOut }: WithoutProps) {
    const { part, idOf } = useAppearance();
    const show = useContext(ShowSide);
    const fillIn = () => {
        show("form");
        // The form becomes visible in the next frame.
        requestAnimationFrame(() => document.getElementById(idOf("provider-model"))?.focus());
    };
    return (
        <div className={part("without-program")}>
            <p>{strings.withoutProgram}</p>
            <p lang="en">{leftOut.why}</p>
            {leftOut.missing && (
                <button type="button" onClick={fillIn}>
                    {strings.fillProviderModel}
                </button>
            )}
        </div>
    );
}
