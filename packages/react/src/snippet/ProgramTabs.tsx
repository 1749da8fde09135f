"use client";
import { type ReactNode, useId, useState } from "react";
import { classOf } from "../class-of.ts";
import { useIsHydrated } from "../hooks/use-is-hydrated.ts";
import { type Tab, TabList } from "../parts/TabList.tsx";
import type { TabsClassNames } from "../parts/Tabs.tsx";

type Program = Tab<string> & { readonly content: ReactNode };

type Props = {
    readonly label: string;
    readonly programs: readonly Program[];
    /** The id of the tab that is selected at first. */
    readonly first: string;
    readonly classNames: TabsClassNames;
};

/**
 * Programs as tabs. All of them are in the page: the styles hide those that are not selected where scripts run, so that
 * nothing moves when React takes over, and all are read where none do.
 */
export function ProgramTabs({ label, programs, first, classNames }: Props): ReactNode {
    const [chosen, choose] = useState(first);
    const isHydrated = useIsHydrated();
    const base = useId();
    const idOf = (id: string) => `${base}-${id.replaceAll(/\W+/g, "-")}`;
    const panelOf = (id: string) => `${idOf(id)}-panel`;
    // Programs of another call may lack the chosen client.
    const selected = programs.some(({ id }) => id === chosen) ? chosen : first;
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
