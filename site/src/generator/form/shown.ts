import type { Strings } from "../../words/gujarati.ts";
import type { Field } from "../state.ts";
import type { Wrong } from "./Labelled.tsx";

type Problems = Strings["generator"]["problems"];

/** What a form shows of a field: its text, and what is wrong with it. */
export const shown = ({ text, problem }: Field<unknown>, problems: Problems): { readonly text: string } & Wrong => ({
    text,
    problem: problem && problems[problem],
});
