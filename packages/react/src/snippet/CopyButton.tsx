"use client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIsHydrated } from "../hooks/use-is-hydrated.ts";
import { classOf, type SnippetClassNames } from "../props.ts";
import type { SnippetStrings } from "../words/strings.ts";
import { adviceTime, confirmationTime, copyCode } from "./copy-code.ts";

type Props = {
    readonly strings: Pick<SnippetStrings, "copy" | "copied" | "copyFailed">;
    readonly classNames: Pick<SnippetClassNames, "copy" | "status">;
};

/** Copies the code of its figure, which a server need not send twice. Hidden where no script makes it work. */
export function CopyButton({ strings, classNames }: Props): ReactNode {
    const isHydrated = useIsHydrated();
    const button = useRef<HTMLButtonElement>(null);
    const [outcome, setOutcome] = useState<{ readonly isCopied: boolean }>();
    useEffect(() => {
        if (!outcome) return undefined;
        const timer = setTimeout(() => setOutcome(undefined), outcome.isCopied ? confirmationTime : adviceTime);
        return () => clearTimeout(timer);
    }, [outcome]);
    const copy = async () => {
        const code = button.current?.closest("figure")?.querySelector("pre");
        if (code) setOutcome({ isCopied: await copyCode(code) });
    };
    return (
        <>
            {/* A live region: it must be in the page before it is filled. */}
            <span className={classOf("status", classNames.status)} role="status">
                {outcome && (outcome.isCopied ? strings.copied : strings.copyFailed)}
            </span>
            <button
                ref={button}
                type="button"
                className={classOf("copy", classNames.copy)}
                hidden={!isHydrated}
                onClick={() => void copy()}
            >
                {strings.copy}
            </button>
        </>
    );
}
