import type { Field } from "@callsheet/snippets/query";
import type { GeneratorStrings } from "../../words/en/generator.ts";
import type { Wrong } from "./Labelled.tsx";

type Problems = GeneratorStrings["problems"];

/** The props that a control takes from a field of the state: its text and its error message. */
export const fieldProps = (
    { text, problem }: Field<unknown>,
    problems: Problems,
): { readonly text: string } & Wrong => ({
    text,
    problem: problem && problems[problem],
});
