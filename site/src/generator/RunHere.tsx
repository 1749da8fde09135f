import { callOf } from "@callsheet/snippets";
import { useContext, useEffect, useRef, useState } from "react";
import type { OpenedProgram } from "../run/panel/opened-program.ts";
import { RunRow, type RunRowWords } from "../run/panel/RunRow.tsx";
import type { Subject } from "../run/panel/subject.ts";
import { CodeInSight } from "./SeenCode.tsx";
import type { Shown } from "./state.ts";

type Props = { readonly program: Shown; readonly words: RunRowWords };

/** Runs the program that is seen, with the values of the form; the first press loads what that takes. */
export function RunHere({ program, words }: Props) {
    const { call } = useContext(CodeInSight);
    const now = useRef(call);
    now.current = call;
    const [opened, setOpened] = useState<OpenedProgram>();
    const [hasFailed, setFailed] = useState(false);
    const row = useRef<HTMLDivElement>(null);
    // Another program is another run: what stands there is no longer its own.
    useEffect(() => opened?.session.close, [opened]);
    if (!call) return null;
    const subject = (): Subject => {
        if (!now.current) throw new Error("There is no call to make.");
        return { call: callOf(...now.current), files: [] };
    };
    const open = async () => {
        if (!row.current) return;
        try {
            const { openProgram } = await import("../run/panel/open-program.ts");
            const program = await openProgram(row.current, subject);
            setOpened(program);
            setFailed(false);
            program.session.press();
        } catch {
            setFailed(true);
        }
    };
    return (
        <RunRow
            program={program}
            words={words}
            editable={false}
            row={row}
            {...(opened && { opened })}
            {...(hasFailed && { failed: words.panelFailed })}
            onOpen={() => void open()}
        />
    );
}
