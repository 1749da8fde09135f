import type { Call } from "@callsheet/inference/providers";
import { useGeneratorCall } from "@callsheet/react/generator";
import { TextWithCode } from "@callsheet/react/parts";
import { callOf, type LanguageId } from "@callsheet/snippets";
import type { TabId } from "@callsheet/snippets/query";
import { fill } from "../words/format.ts";
import type { Strings } from "../words/strings.ts";

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

/**
 * How the program of a chat reads the text of its answer alone.
 *
 * @returns an expression of the program, or the rest of its command; undefined if the program prints no whole message
 */
export function textAlone(call: Call, language: LanguageId, client: string): string | undefined {
    const { task, stream, api, parameters } = call;
    if (task !== "conversational" || stream || api === "responses") return undefined;
    // These programs print the JSON that was asked for, or call the functions and print the text.
    if (parameters?.["response_format"] || hasTools(parameters)) return undefined;
    if (language === "sh") return "… | jq -r '.choices[0].message.content'";
    return client === "requests"
        ? 'completion["choices"][0]["message"]["content"]'
        : "completion.choices[0].message.content";
}

const hasTools = (parameters: Call["parameters"]): boolean => {
    const tools: unknown = parameters?.["tools"];
    return Array.isArray(tools) && tools.length > 0;
};
