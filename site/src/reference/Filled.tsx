import type { ReactNode } from "react";
import { renderList } from "../render-list.tsx";

type Props = { readonly text: string; readonly values: Readonly<Record<string, ReactNode>> };

/** A text in which each `{name}` is replaced by a node, such as a link. */
export const Filled = ({ text, values }: Props) =>
    renderList(text.split(/\{(\w+)\}/), (part, index) => (index % 2 === 1 ? values[part] : part));
