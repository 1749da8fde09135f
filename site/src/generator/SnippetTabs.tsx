import { Tabs } from "@base-ui/react/tabs";
import { memo } from "react";
import type { Strings } from "../i18n/gujarati.ts";
import { ClientPanel } from "./ClientPanel.tsx";
import type { OnChange } from "./changes.ts";
import type { ProofOfSnippets } from "./ProvedNote.tsx";
import { RequestPanel } from "./RequestPanel.tsx";
import type { Shown } from "./state.ts";
import type { TabsView } from "./tabs.ts";

type Props = {
    readonly strings: Strings["generator"];
    readonly code: Strings["code"];
    readonly proof: ProofOfSnippets;
    readonly view: TabsView;
    readonly onChange: OnChange;
};

/** The snippets, by language and in it by client; and the request that all of them make. */
export const SnippetTabs = memo((props: Props) => {
    const { strings, code, view, onChange } = props;
    return (
        <Tabs.Root value={view.shown} onValueChange={(chosen: Shown) => onChange("language", chosen)}>
            <Tabs.List className="tabs needs-script" aria-label={strings.language}>
                {view.languages.map(({ id }) => (
                    <Tabs.Tab key={id} value={id}>
                        {strings.languages[id]}
                    </Tabs.Tab>
                ))}
                <Tabs.Tab value="request">{strings.request}</Tabs.Tab>
            </Tabs.List>
            {view.languageProblem && <p className="problem">{strings.problems[view.languageProblem]}</p>}
            {view.languages.map(({ id, clients }) => (
                <Tabs.Panel key={id} value={id} tabIndex={-1}>
                    <ClientTabs {...props} clients={clients} />
                </Tabs.Panel>
            ))}
            <Tabs.Panel value="request" tabIndex={-1}>
                <RequestPanel strings={strings} code={code} task={view.task} />
            </Tabs.Panel>
        </Tabs.Root>
    );
});

type ClientTabsProps = Props & { readonly clients: TabsView["languages"][number]["clients"] };

function ClientTabs({ clients, ...props }: ClientTabsProps) {
    const { strings, view, onChange } = props;
    return (
        <Tabs.Root value={view.seen.client} onValueChange={(id: string) => onChange("client", id)}>
            <Tabs.List className="tabs clients needs-script" aria-label={strings.client}>
                {clients.map(({ client, leftOut }) => (
                    <Tabs.Tab key={client} value={client} lang="en" data-without={leftOut && ""}>
                        {client}
                    </Tabs.Tab>
                ))}
            </Tabs.List>
            {view.clientProblem && <p className="problem">{strings.problems[view.clientProblem]}</p>}
            {clients.map((tab) => (
                <Tabs.Panel key={tab.client} value={tab.client} tabIndex={-1}>
                    <ClientPanel {...props} tab={tab} />
                </Tabs.Panel>
            ))}
        </Tabs.Root>
    );
}
