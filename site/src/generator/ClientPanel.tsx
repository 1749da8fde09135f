import { isTaskId } from "@callsheet/inference/tasks";
import { installCommand } from "@callsheet/snippets";
import type { ClientRef, OnChange } from "@callsheet/snippets/query";
import { useContext } from "react";
import { Code } from "../frame/components/Code.tsx";
import { CodeBlock } from "../frame/components/CodeBlock.tsx";
import type { RunRowWords } from "../run/panel/RunRow.tsx";
import type { Strings } from "../words/gujarati.ts";
import { BesideCode, SelectedCode } from "./CodeContext.tsx";
import { ShowSide } from "./Panes.tsx";
import { ProgramActions } from "./ProgramActions.tsx";
import { type ProofOfSnippets, ProvedNote } from "./ProvedNote.tsx";
import { RunHere } from "./RunHere.tsx";
import type { ClientTab, TabsView } from "./tabs-view.ts";

type Props = {
    readonly strings: Strings["generator"];
    readonly code: Strings["code"];
    readonly run: RunRowWords;
    readonly proof: ProofOfSnippets;
    readonly view: TabsView;
    readonly tab: ClientTab;
    readonly onChange: OnChange;
};

/** A client's program, optionally with a second one beside it; or the reason why there is none. */
export function ClientPanel({ strings, code, run, proof, view, tab, onChange }: Props) {
    const { selected, beside } = view;
    if (tab.leftOut) return <WithoutProgram strings={strings} leftOut={tab.leftOut} />;
    return (
        <>
            <div className="programs" data-two={beside && ""}>
                <div>
                    <Installation strings={strings} client={selected} task={view.task} />
                    <CodeBlock kind={selected.language} strings={code}>
                        <SelectedCode language={selected.language} />
                    </CodeBlock>
                    <RunHere key={`${selected.language}/${selected.client}`} program={selected.language} words={run} />
                    <Proved strings={strings} proof={proof} view={view} client={selected} />
                </div>
                {beside && (
                    <div>
                        <Installation strings={strings} client={beside} task={view.task} />
                        <CodeBlock kind={beside.language} strings={code}>
                            <BesideCode language={beside.language} />
                        </CodeBlock>
                        <Proved strings={strings} proof={proof} view={view} client={beside} />
                    </div>
                )}
            </div>
            <ProgramActions strings={strings} view={view} onChange={onChange} />
        </>
    );
}

type WithoutProps = {
    readonly strings: Strings["generator"];
    readonly leftOut: NonNullable<ClientTab["leftOut"]>;
};

/** The library's reason for leaving the client out, with a button that focuses the field to fill in. */
function WithoutProgram({ strings, leftOut }: WithoutProps) {
    const show = useContext(ShowSide);
    const fillIn = () => {
        show("form");
        // The form becomes visible in the next frame.
        requestAnimationFrame(() => document.getElementById("provider-model")?.focus());
    };
    return (
        <div className="without-program">
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

type InstallationProps = Pick<Props, "strings"> & { readonly client: ClientRef; readonly task: string };

/** The install command for the program's dependencies. */
function Installation({ strings, client, task }: InstallationProps) {
    const command = isTaskId(task) ? installCommand(client.language, client.client, task) : undefined;
    return <p className="installation">{command ? <Code text={command} /> : strings.nothingToInstall}</p>;
}

type ProvedProps = Pick<Props, "strings" | "proof" | "view"> & { readonly client: ClientRef };

const Proved = ({ strings, proof, view, client }: ProvedProps) => (
    <ProvedNote
        strings={strings}
        proof={proof}
        provider={view.provider}
        task={view.task}
        client={`${client.language}/${client.client}`}
    />
);
