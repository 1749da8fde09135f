"use client";
import { type ReactNode, useId } from "react";
import { classOf } from "../class-of.ts";
import { useIsHydrated } from "../hooks/use-is-hydrated.ts";
import { useSharedChoice } from "../hooks/use-shared-choice.ts";
import { type Tab, TabList } from "../parts/TabList.tsx";
import type { TabsClassNames } from "../parts/Tabs.tsx";

type Program = Tab<string> & { readonly content: ReactNode };

type Props = {
    readonly label: string;
    readonly programs: readonly Program[];
    /** The id of the tab that is selected at first. */
    readonly first: string;
    /** The name of the tabs that share a choice. */
    readonly choiceGroup: string | undefined;
    readonly classNames: TabsClassNames;
};

/**
 * Programs as tabs. All of them are in the page: the styles hide those that are not selected where scripts run, so that
 * nothing moves when React takes over, and all are read where none do.
 */
export function ProgramTabs({ label, programs, first, choiceGroup, classNames }: Props): ReactNode {
    const [choice, choose] = useSharedChoice(choiceGroup);
    const isHydrated = useIsHydrated();
    const base = useId();
    const idOf = (id: string) => `${base}-${id.replaceAll(/\W+/g, "-")}`;
    const panelOf = (id: string) => `${idOf(id)}-panel`;
    const selected = programAt(programs, choice)?.id ?? first;
    return (
        <>
            <TabList
                label={label}
                tabs={programs}
                chosen={selected}
                onChoose={choose}
                idOf={idOf}
                panelOf={panelOf}
                lang="en"
                classNames={classNames}
            />
            {programs.map(({ id, content }) => (
                <div
                    key={id}
                    className={classOf("panel", classNames.panel)}
                    role="tabpanel"
                    id={panelOf(id)}
                    aria-labelledby={idOf(id)}
                    data-chosen={id === selected ? "" : undefined}
                    hidden={isHydrated && id !== selected}
                >
                    {content}
                </div>
            ))}
        </>
    );
}

/** The program of a choice. Programs of another call may lack the chosen client: then another one in its language. */
function programAt(programs: readonly Program[], choice: string | undefined): Program | undefined {
    if (choice === undefined) return undefined;
    const language = choice.slice(0, choice.indexOf("/") + 1);
    return (
        programs.find(({ id }) => id === choice) ??
        programs.find(({ id, isEmpty }) => id.startsWith(language) && !isEmpty)
    );
}
