import type { ReactNode } from "react";
import type { Strings } from "../../i18n/gujarati.ts";
import type { Field } from "../state.ts";

type Problems = Strings["generator"]["problems"];

/**
 * What a form shows of a field: its text, and what is wrong with it.
 * @param otherwise what is wrong with a text that can be read
 */
export const shown = ({ text, problem }: Field<unknown>, problems: Problems, otherwise?: ReactNode) => ({
    text,
    problem: problem ? problems[problem] : otherwise,
});
