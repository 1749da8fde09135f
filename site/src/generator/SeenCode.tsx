import type { Call } from "@callsheet/inference/providers";
import type { WireRequest } from "@callsheet/inference/wire";
import type { LanguageId } from "@callsheet/snippets";
import { createContext, useContext } from "react";
import { ColouredCode } from "../code/ColouredCode.tsx";

/** What is seen beside the form. */
export type InSight = {
    readonly content: string;
    readonly besideContent: string;
    readonly request?: WireRequest;
    /** Makes the call that the programs make, when one of them is run. */
    readonly call?: () => Call;
    /** The shape of what a call gives in the end. */
    readonly answer?: string;
};

/** The code that is seen. It changes with each key, and what stands around it does not: it comes by another way. */
export const CodeInSight = createContext<InSight>({ content: "", besideContent: "" });

type Props = { readonly language: LanguageId };

/** The program of the client that was chosen. */
export const SeenCode = ({ language }: Props) => (
    <ColouredCode code={useContext(CodeInSight).content} language={language} />
);

/** The program that stands beside it. */
export const BesideCode = ({ language }: Props) => (
    <ColouredCode code={useContext(CodeInSight).besideContent} language={language} />
);
