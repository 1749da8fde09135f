import type { OnChange, TabId } from "@callsheet/snippets/query";
import { memo } from "react";
import type { Tab } from "../../parts/TabList.tsx";
import { Tabs } from "../../parts/Tabs.tsx";
import type { GeneratorStrings } from "../../words/en/generator.ts";
import { useAppearance } from "../appearance.ts";
import { lazyComponent } from "../lazy-component.tsx";
import type { TabsView } from "../state/tabs-view.ts";
import { ClientPanel } from "./ClientPanel.tsx";
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
