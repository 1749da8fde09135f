import { createContext, type ReactNode, useEffect, useRef, useState } from "react";
import type { GeneratorStrings } from "../words/en/generator.ts";
import { useAppearance } from "./appearance.ts";

type Side = "form" | "code";

type Props = {
    readonly strings: GeneratorStrings;
    readonly form: ReactNode;
    readonly code: ReactNode;
    /** Whether both show the start, as the page was rendered with it: nothing that a person has written. */
    readonly isStart: boolean;
    /** Called when the pointer or the focus enters. */
    readonly onNear: () => void;
};

/** Switches to a side; available to all components of both sides. */
export const ShowSide = createContext<(side: Side) => void>(() => {});

/** The form and the code: side by side, or on narrow screens one at a time, each with its own scroll position. */
export function Panes({ strings, form, code, isStart, onNear }: Props) {
    const { part } = useAppearance();
    const [side, setSide] = useState<Side>("form");
    const scrollPositions = useRef<Record<Side, number>>({ form: 0, code: 0 });
    const panes = useRef<HTMLDivElement>(null);
    const result = useRef<HTMLElement>(null);
    useEffect(() => {
        const node = panes.current;
        const events = ["pointerenter", "focusin"] as const;
        for (const event of events) node?.addEventListener(event, onNear);
        return () => {
            for (const event of events) node?.removeEventListener(event, onNear);
        };
    }, [onNear]);
    const show = (chosen: Side) => {
        if (chosen === side) return;
        scrollPositions.current[side] = window.scrollY;
        setSide(chosen);
        requestAnimationFrame(() => window.scrollTo({ top: scrollPositions.current[chosen], behavior: "instant" }));
    };
    return (
        <div ref={panes} className={part("generator")} lang={strings.lang} data-start={isStart ? "" : undefined}>
            <div className={part("panes")} data-side={side}>
                <fieldset className={part("sides")}>
                    <legend className={part("unseen")}>{strings.sides}</legend>
                    {(["form", "code"] as const).map((one) => (
                        <button key={one} type="button" aria-pressed={one === side} onClick={() => show(one)}>
                            {strings.sideNames[one]}
                        </button>
                    ))}
                </fieldset>
                <form className={part("form")} onSubmit={(event) => event.preventDefault()}>
                    <button
                        type="button"
                        className={part("skip")}
                        onClick={() => {
                            show("code");
                            // A side that is not shown yet takes no focus.
                            requestAnimationFrame(() => result.current?.focus());
                        }}
                    >
                        {strings.skipToCode}
                    </button>
                    {form}
                </form>
                <section ref={result} tabIndex={-1} className={part("result")} aria-label={strings.name}>
                    <ShowSide.Provider value={show}>{code}</ShowSide.Provider>
                </section>
            </div>
        </div>
    );
}
