import type { ReactNode } from "react";
import { each } from "../each.tsx";

type Props = { readonly text: string; readonly values: Readonly<Record<string, ReactNode>> };

/** A text whose `{names}` are links, or whatever else a page shows. */
export const Filled = ({ text, values }: Props) =>
    each(text.split(/\{(\w+)\}/), (part, place) => (place % 2 === 1 ? values[part] : part));
