import type { Language } from "../../languages.ts";
import { Listing } from "../Listing.tsx";
import { type Export, tagsOf } from "./api.ts";

type Props = { readonly language: Language; readonly docs: Export["docs"] };

/** The example programs of a docstring. Tests compile and run each of them. */
export const ExampleCode = ({ language, docs }: Props) =>
    tagsOf(docs, "example").map((code) => <Listing key={code} language={language} as="js" code={code} />);
