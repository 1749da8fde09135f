import { Tabs } from "@base-ui/react/tabs";
import type { LanguageId, LeftOut, Snippet } from "@callsheet/snippets";
import { ColouredCode } from "../code/ColouredCode.tsx";
import { CodeBlock } from "../components/CodeBlock.tsx";
import type { Strings } from "../i18n/gujarati.ts";
import type { OnChange } from "./changes.ts";
import { type ProofOfSnippets, ProvedNote } from "./ProvedNote.tsx";
import { type GeneratorState, languageIds } from "./state.ts";

type Props = {
    readonly strings: Strings["generator"];
    readonly code: Strings["code"];
    readonly proof: ProofOfSnippets;
    readonly state: GeneratorState;
    readonly snippets: readonly Snippet[];
    readonly leftOut: readonly LeftOut[];
    readonly onChange: OnChange;
};

/** The snippets, by language and in it by client. */
export function SnippetTabs({ strings, code, proof, state, snippets, leftOut, onChange }: Props) {
    const languages = languageIds.filter((language) => snippets.some((snippet) => snippet.language === language));
    const { language } = state;
    return (
        <Tabs.Root
            value={languages.includes(language.value) ? language.value : languages[0]}
            onValueChange={(chosen: LanguageId) => onChange("language", chosen)}
        >
            <Tabs.List className="tabs needs-script" aria-label={strings.language}>
                {languages.map((id) => (
                    <Tabs.Tab key={id} value={id}>
                        {strings.languages[id]}
                    </Tabs.Tab>
                ))}
            </Tabs.List>
            {language.problem && <p className="problem">{strings.problems[language.problem]}</p>}
            {languages.map((id) => (
                <Tabs.Panel key={id} value={id} tabIndex={-1}>
                    <ClientTabs
                        strings={strings}
                        code={code}
                        proof={proof}
                        state={state}
                        snippets={snippets.filter((snippet) => snippet.language === id)}
                        onChange={onChange}
                    />
                    <LeftOutClients strings={strings} clients={leftOut.filter(isBeside(id, languages))} />
                </Tabs.Panel>
            ))}
        </Tabs.Root>
    );
}

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

function ClientTabs({ strings, code, proof, state, snippets, onChange }: Omit<Props, "leftOut">) {
    const { client, provider, task } = state;
    const chosen = snippets.find((snippet) => snippet.client === client.value);
    const problem = client.problem ?? (client.value !== undefined && !chosen && "client");
    return (
        <Tabs.Root value={(chosen ?? snippets[0])?.client} onValueChange={(id: string) => onChange("client", id)}>
            <Tabs.List className="tabs clients needs-script" aria-label={strings.client}>
                {snippets.map((snippet) => (
                    <Tabs.Tab key={snippet.client} value={snippet.client} lang="en">
                        {snippet.client}
                    </Tabs.Tab>
                ))}
            </Tabs.List>
            {problem && <p className="problem">{strings.problems[problem]}</p>}
            {snippets.map((snippet) => (
                <Tabs.Panel key={snippet.client} value={snippet.client} tabIndex={-1}>
                    <CodeBlock kind={snippet.language} strings={code}>
                        <ColouredCode code={snippet.content.trimEnd()} language={snippet.language} />
                    </CodeBlock>
                    <ProvedNote
                        strings={strings}
                        proof={proof}
                        provider={provider.value}
                        task={task.value}
                        client={`${snippet.language}/${snippet.client}`}
                    />
                </Tabs.Panel>
            ))}
        </Tabs.Root>
    );
}
