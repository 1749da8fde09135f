import type { WireRequest } from "@callsheet/inference/wire";
import type { LanguageId } from "@callsheet/snippets";
import type { CallParts } from "@callsheet/snippets/query";
import { createContext, useContext } from "react";
import { HighlightedCode } from "../../parts/HighlightedCode.tsx";
import { useAppearance } from "../appearance.ts";

/** The code shown beside the form. */
export type CodeContextValue = {
    readonly content: string;
    readonly besideContent: string;
    readonly request?: WireRequest;
    /** The arguments of `callOf`, used when a program is run. */
    readonly call?: CallParts;
    /** The shape of the call's output. */
    readonly outputShape?: string;
};

/** The visible code. It changes with every keystroke; a context spares the components around it the re-render. */
export const CodeContext = createContext<CodeContextValue>({ content: "", besideContent: "" });

/**
 * The call that the generator around a component describes, for what `renderAfter` draws.
 *
 * @returns the arguments of `callOf` of `@callsheet/snippets`; undefined if no client can make the call
 * @example
 * import { useGeneratorCall } from "@callsheet/react/generator";
 * import { callOf } from "@callsheet/snippets";
 *
 * function RunButton() {
 *     const parts = useGeneratorCall();
 *     return parts && <button onClick={() => console.log(callOf(...parts))}>Run</button>;
 * }
 */
export const useGeneratorCall = (): CallParts | undefined => useContext(CodeContext).call;

type Props = { readonly language: LanguageId; readonly isBeside: boolean };

/** The program of the selected client, or of the one chosen for comparison. */
export const ProgramCode = ({ language, isBeside }: Props) => (
    <HighlightedCode
        code={useContext(CodeContext)[isBeside ? "besideContent" : "content"]}
        language={language}
        className={useAppearance().classNames.code}
    />
);
