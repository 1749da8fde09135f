import type { WireRequest } from "@callsheet/inference/wire";
import { HighlightedCode } from "@callsheet/react/parts";
import type { LanguageId } from "@callsheet/snippets";
import type { CallParts } from "@callsheet/snippets/query";
import { createContext, useContext } from "react";

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

type Props = { readonly language: LanguageId };

/** The program of the selected client. */
export const SelectedCode = ({ language }: Props) => (
    <HighlightedCode code={useContext(CodeContext).content} language={language} />
);

/** The program of the client chosen for comparison. */
export const BesideCode = ({ language }: Props) => (
    <HighlightedCode code={useContext(CodeContext).besideContent} language={language} />
);
