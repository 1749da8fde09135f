import { renderList } from "../../render-list.tsx";
import { Code } from "./Code.tsx";

/** Text in which parts between backticks are code. */
export const TextWithCode = ({ text }: { readonly text: string }) => renderList(text.split("`"), partOf);

const partOf = (part: string, index: number) => (index % 2 === 1 ? <Code text={part} /> : part);
