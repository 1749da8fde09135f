import { useGeneratorCall } from "@callsheet/react/generator";
import { callOf } from "@callsheet/snippets";
import type { TabId } from "@callsheet/snippets/query";
import { useEffect, useRef, useState } from "react";
import type { OpenedProgram } from "../run/panel/opened-program.ts";
import { RunRow, type RunRowWords } from "../run/panel/RunRow.tsx";
import type { ProgramInfo } from "../run/panel/runnable-call.ts";

type Props = { readonly program: TabId; readonly words: RunRowWords };

/** Runs the visible program with the form's values. The first press loads the Run panel. */
export function RunHere({ program, words }: Props) {
    const call = useGeneratorCall();
    const now = useRef(call);
    now.current = call;
    const [opened, setOpened] = useState<OpenedProgram>();
    const [hasFailed, setFailed] = useState(false);
    const row = useRef<HTMLDivElement>(null);
    // Another program starts a new session; this one's panel would no longer match.
    useEffect(() => opened?.session.close, [opened]);
    if (!call) return null;
    const programInfo = (): ProgramInfo => {
        if (!now.current) throw new Error("There is no call to make.");
        return { call: callOf(...now.current), files: [] };
    };
    const open = async () => {
        if (!row.current) return;
        try {
            const { openProgram } = await import("../run/panel/open-program.ts");
            const program = await openProgram(row.current, programInfo);
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
