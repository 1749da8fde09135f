import { installCommand } from "@callsheet/snippets";
import type { ClientRef, OnChange } from "@callsheet/snippets/query";
import { Fragment, useContext } from "react";
import { Code } from "../../parts/TextWithCode.tsx";
import type { GeneratorStrings } from "../../words/en/generator.ts";
import { useAppearance } from "../appearance.ts";
import { ShowSide } from "../Panes.tsx";
import type { ClientTab, TabsView } from "../state/tabs-view.ts";
import { ProgramCode } from "./CodeContext.tsx";
import { CodeFigure } from "./CodeFigure.tsx";
import { ProgramActions } from "./ProgramActions.tsx";

type Props = {
    readonly strings: GeneratorStrings;
    readonly view: TabsView;
    readonly tab: ClientTab;
    readonly isShared: boolean;
    readonly canEmbed: boolean;
    readonly onChange: OnChange;
};

/** A client's program, optionally with a second one beside it; or the reason why there is none. */
export function ClientPanel({ strings, view, tab, ...actions }: Props) {
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

type ProgramProps = Pick<Props, "strings" | "view"> & {
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
