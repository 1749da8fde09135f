import { isTaskId } from "@callsheet/inference/tasks";
import { installCommand } from "@callsheet/snippets";
import { useContext } from "react";
import { CodeBlock } from "../frame/components/CodeBlock.tsx";
import type { RunRowWords } from "../run/panel/RunRow.tsx";
import type { Strings } from "../words/gujarati.ts";
import type { OnChange } from "./changes.ts";
import { ShowSide } from "./Panes.tsx";
import { ProgramActions } from "./ProgramActions.tsx";
import { type ProofOfSnippets, ProvedNote } from "./ProvedNote.tsx";
import { RunHere } from "./RunHere.tsx";
import { BesideCode, SeenCode } from "./SeenCode.tsx";
import type { ClientPlace } from "./state.ts";
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

/** A client's program, and a second one beside it; or why it has none, and what to change. */
export function ClientPanel({ strings, code, run, proof, view, tab, onChange }: Props) {
    const { seen, beside } = view;
    if (tab.leftOut) return <WithoutProgram strings={strings} leftOut={tab.leftOut} />;
    return (
        <>
            <div className="programs" data-two={beside && ""}>
                <div>
                    <Installation strings={strings} place={seen} task={view.task} />
                    <CodeBlock kind={seen.language} strings={code}>
                        <SeenCode language={seen.language} />
                    </CodeBlock>
                    <RunHere key={`${seen.language}/${seen.client}`} program={seen.language} words={run} />
                    <Proved strings={strings} proof={proof} view={view} place={seen} />
                </div>
                {beside && (
                    <div>
                        <Installation strings={strings} place={beside} task={view.task} />
                        <CodeBlock kind={beside.language} strings={code}>
                            <BesideCode language={beside.language} />
                        </CodeBlock>
                        <Proved strings={strings} proof={proof} view={view} place={beside} />
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

/** The reason, in the library's words, and one press to the field that would change it. */
function WithoutProgram({ strings, leftOut }: WithoutProps) {
    const show = useContext(ShowSide);
    const fillIn = () => {
        show("form");
        // When the form is in sight.
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

type InstallationProps = Pick<Props, "strings"> & { readonly place: ClientPlace; readonly task: string };

/** What to install before the program runs. */
function Installation({ strings, place, task }: InstallationProps) {
    const command = isTaskId(task) ? installCommand(place.language, place.client, task) : undefined;
    return (
        <p className="installation">
            {command ? (
                <code lang="en" translate="no">
                    {command}
                </code>
            ) : (
                strings.nothingToInstall
            )}
        </p>
    );
}

type ProvedProps = Pick<Props, "strings" | "proof" | "view"> & { readonly place: ClientPlace };

const Proved = ({ strings, proof, view, place }: ProvedProps) => (
    <ProvedNote
        strings={strings}
        proof={proof}
        provider={view.provider}
        task={view.task}
        client={`${place.language}/${place.client}`}
    />
);
