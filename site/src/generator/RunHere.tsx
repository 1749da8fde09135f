import { callOf } from "@callsheet/snippets";
import { useContext, useEffect, useRef } from "react";
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
    const opened = useRef<HTMLElement>(undefined);
    // Another program is another run: what stands there is no longer its own.
    useEffect(() => () => void close(opened.current), []);
    if (!call) return null;
    const run = async (root: HTMLElement) => {
        const status = root.querySelector("[data-run-status]");
        const subject = (): Subject => {
            if (!now.current) throw new Error("There is no call to make.");
            return { call: callOf(...now.current), files: [] };
        };
        try {
            const { press } = await import("../run/panel/press.ts");
            opened.current = root;
            await press(root, "run", subject);
        } catch {
            if (status) status.textContent = words.panelFailed;
        }
    };
    return <RunRow program={program} words={words} editable={false} onRun={(root) => void run(root)} />;
}

async function close(root: HTMLElement | undefined): Promise<void> {
    if (!root) return;
    const { forget } = await import("../run/panel/press.ts");
    await forget(root);
}
