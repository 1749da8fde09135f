import type { LanguageId } from "@callsheet/snippets";
import { createContext, useContext } from "react";
import { ColouredCode } from "../code/ColouredCode.tsx";

/** The code that is seen. It changes with each key, and what stands around it does not: it comes by another way. */
export const CodeInSight = createContext("");

export const SeenCode = ({ language }: { readonly language: LanguageId }) => (
    <ColouredCode code={useContext(CodeInSight)} language={language} />
);
