import { Tabs } from "@base-ui/react/tabs";
import type { LanguageId, LeftOut } from "@callsheet/snippets";
import { memo } from "react";
import { CodeBlock } from "../components/CodeBlock.tsx";
import type { Strings } from "../i18n/gujarati.ts";
import type { OnChange } from "./changes.ts";
import { type ProofOfSnippets, ProvedNote } from "./ProvedNote.tsx";
import { SeenCode } from "./SeenCode.tsx";
import type { TabsView } from "./tabs.ts";

type Props = {
    readonly strings: Strings["generator"];
    readonly code: Strings["code"];
    readonly proof: ProofOfSnippets;
    readonly view: TabsView;
    readonly onChange: OnChange;
};

/** The snippets, by language and in it by client. */
export const SnippetTabs = memo(({ strings, code, proof, view, onChange }: Props) => {
    const { seen, languageProblem, leftOut } = view;
    const languages = view.languages.map(({ id }) => id);
    return (
        <Tabs.Root value={seen.language} onValueChange={(chosen: LanguageId) => onChange("language", chosen)}>
            <Tabs.List className="tabs needs-script" aria-label={strings.language}>
                {languages.map((id) => (
                    <Tabs.Tab key={id} value={id}>
                        {strings.languages[id]}
                    </Tabs.Tab>
                ))}
            </Tabs.List>
            {languageProblem && <p className="problem">{strings.problems[languageProblem]}</p>}
            {view.languages.map(({ id, clients }) => (
                <Tabs.Panel key={id} value={id} tabIndex={-1}>
                    <ClientTabs
                        strings={strings}
                        code={code}
                        proof={proof}
                        view={view}
                        clients={clients}
                        onChange={onChange}
                    />
                    <LeftOutClients strings={strings} clients={leftOut.filter(isBeside(id, languages))} />
                </Tabs.Panel>
            ))}
        </Tabs.Root>
    );
});

/** Whether a client that is left out would have its tab here; those whose language has no tab at all show everywhere. */
const isBeside =
    (shown: LanguageId, languages: readonly LanguageId[]) =>
    ({ language }: LeftOut): boolean =>
        language === shown || !languages.includes(language);

type LeftOutProps = { readonly strings: Strings["generator"]; readonly clients: readonly LeftOut[] };

/** The clients that have no tab, and why. */
function LeftOutClients({ strings, clients }: LeftOutProps) {
    if (clients.length === 0) return null;
    return (
        <details className="left-out">
            <summary>{strings.leftOut}</summary>
            <dl lang="en">
                {clients.map(({ client, why }) => (
                    <div key={client}>
                        <dt>{client}</dt>
                        <dd>{why}</dd>
                    </div>
                ))}
            </dl>
        </details>
    );
}

type ClientTabsProps = Props & { readonly clients: readonly string[] };

function ClientTabs({ strings, code, proof, view, clients, onChange }: ClientTabsProps) {
    const { seen, clientProblem, provider, task } = view;
    return (
        <Tabs.Root value={seen.client} onValueChange={(id: string) => onChange("client", id)}>
            <Tabs.List className="tabs clients needs-script" aria-label={strings.client}>
                {clients.map((client) => (
                    <Tabs.Tab key={client} value={client} lang="en">
                        {client}
                    </Tabs.Tab>
                ))}
            </Tabs.List>
            {clientProblem && <p className="problem">{strings.problems[clientProblem]}</p>}
            {clients.map((client) => (
                <Tabs.Panel key={client} value={client} tabIndex={-1}>
                    <CodeBlock kind={seen.language} strings={code}>
                        <SeenCode language={seen.language} />
                    </CodeBlock>
                    <ProvedNote
                        strings={strings}
                        proof={proof}
                        provider={provider}
                        task={task}
                        client={`${seen.language}/${client}`}
                    />
                </Tabs.Panel>
            ))}
        </Tabs.Root>
    );
}
