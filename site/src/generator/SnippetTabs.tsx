import { type Tab, Tabs } from "@callsheet/react/parts";
import type { OnChange, TabId } from "@callsheet/snippets/query";
import { memo } from "react";
import type { RunRowWords } from "../run/panel/RunRow.tsx";
import type { Strings } from "../words/gujarati.ts";
import { ClientPanel } from "./ClientPanel.tsx";
import type { ProofOfSnippets } from "./ProvedNote.tsx";
import { RequestPanel } from "./RequestPanel.tsx";
import type { TabsView } from "./tabs-view.ts";

type Props = {
    readonly strings: Strings["generator"];
    readonly code: Strings["code"];
    readonly run: RunRowWords;
    readonly proof: ProofOfSnippets;
    readonly view: TabsView;
    readonly onChange: OnChange;
};

/** The snippets, by language and then by client, and the HTTP request that they all make. */
export const SnippetTabs = memo((props: Props) => {
    const { strings, code, run, view, onChange } = props;
    const { shown, languages, languageProblem } = view;
    const tabs: Tab<TabId>[] = [
        ...languages.map(({ id }) => ({ id, name: strings.languages[id] })),
        { id: "request", name: strings.request },
    ];
    return (
        <Tabs
            classNames={{ list: "tabs needs-script" }}
            label={strings.language}
            tabs={tabs}
            chosen={shown}
            onChoose={(chosen) => onChange("language", chosen)}
            note={languageProblem && <p className="problem">{strings.problems[languageProblem]}</p>}
        >
            {shown === "request" ? <RequestPanel strings={strings} code={code} run={run} /> : <ClientTabs {...props} />}
        </Tabs>
    );
});

function ClientTabs(props: Props) {
    const { strings, view, onChange } = props;
    const { selected, languages, clientProblem } = view;
    const clients = languages.find(({ id }) => id === selected.language)?.clients ?? [];
    const tab = clients.find(({ client }) => client === selected.client);
    return (
        <Tabs
            classNames={{ list: "tabs clients needs-script" }}
            label={strings.client}
            tabs={clients.map(({ client, leftOut }) => ({ id: client, name: client, isEmpty: leftOut !== undefined }))}
            chosen={selected.client}
            onChoose={(chosen) => onChange("client", chosen)}
            lang="en"
            note={clientProblem && <p className="problem">{strings.problems[clientProblem]}</p>}
        >
            {tab && <ClientPanel {...props} tab={tab} />}
        </Tabs>
    );
}
