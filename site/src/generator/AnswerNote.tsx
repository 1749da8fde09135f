import { useGeneratorCall } from "@callsheet/react/generator";
import { TextWithCode } from "@callsheet/react/parts";
import { callOf } from "@callsheet/snippets";
import type { TabId } from "@callsheet/snippets/query";
import { fill } from "../words/format.ts";
import type { Strings } from "../words/strings.ts";
import { textAlone } from "./answer-text.ts";

type Props = {
    readonly words: Strings["generator"]["answer"];
    readonly language: TabId;
    readonly client: string;
};

/** What else is in the answer of a chat, and how to read its text alone, where the program prints the whole message. */
export function AnswerNote({ words, language, client }: Props) {
    const parts = useGeneratorCall();
    const code = parts && language !== "request" ? textAlone(callOf(...parts), language, client) : undefined;
    if (code === undefined) return null;
    return (
        <p className="hint">
            <TextWithCode text={words.alsoThere} />{" "}
            <TextWithCode text={fill(words.textAlone, { code: `\`${code}\`` })} />
        </p>
    );
}
