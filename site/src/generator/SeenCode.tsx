import type { WireRequest } from "@callsheet/inference/wire";
import type { LanguageId } from "@callsheet/snippets";
import { createContext, useContext } from "react";
import { ColouredCode } from "../frame/code/ColouredCode.tsx";
import type { CallParts } from "./snippets.ts";

/** What is seen beside the form. */
export type InSight = {
    readonly content: string;
    readonly besideContent: string;
    readonly request?: WireRequest;
    /** What the programs' call is made of, when one of them is run. */
    readonly call?: CallParts;
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
