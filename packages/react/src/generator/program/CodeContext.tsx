import type { WireRequest } from "@callsheet/inference/wire";
import type { LanguageId } from "@callsheet/snippets";
import type { CallParts } from "@callsheet/snippets/query";
import { createContext, useContext } from "react";
import { HighlightedCode } from "../../parts/HighlightedCode.tsx";
import { CopyButton } from "../../snippet/CopyButton.tsx";
import { ScrollingCode } from "../../snippet/ScrollingCode.tsx";
import type { GeneratorStrings } from "../../words/en/generator.ts";
import { type ShownCode, useAppearance } from "../appearance.ts";

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

type ProgramCodeProps = { readonly language: LanguageId; readonly isBeside: boolean };

/** The program of the selected client, or of the one chosen for comparison. */
export const ProgramCode = ({ language, isBeside }: ProgramCodeProps) => (
    <HighlightedCode
        code={useContext(CodeContext)[isBeside ? "besideContent" : "content"]}
        language={language}
        className={useAppearance().classNames.code}
    />
);

type CodeFigureProps = ShownCode & { readonly strings: GeneratorStrings };

/** Code with its name and a copy button; the shape of an output is not copied. */
export function CodeFigure({ strings, ...code }: CodeFigureProps) {
    const { part, classNames, renderCode } = useAppearance();
    if (renderCode) return renderCode(code);
    const { kind, children } = code;
    const name = strings.codeKinds[kind];
    return (
        <figure className={part("snippet")}>
            <figcaption className={part("head")}>
                <span className={part("language")}>{name}</span>
                {kind !== "output" && <CopyButton strings={strings} classNames={classNames} />}
            </figcaption>
            <ScrollingCode label={`${strings.code}: ${name}`} className={part("pre")}>
                {children}
            </ScrollingCode>
        </figure>
    );
}
