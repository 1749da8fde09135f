import { TextWithCode } from "@callsheet/react/parts";
import type { Wording } from "./report-words.ts";

/** A text of the report; text between backticks is code. */
export const ReportText = ({ text, lang }: Wording) => (
    <span lang={lang}>
        <TextWithCode text={text} />
    </span>
);
