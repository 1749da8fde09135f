/** Reads responses of OpenAI's Responses API, whole or streamed. Our client only reads chat completions. */
import { isRecord, isText } from "@callsheet/snippets/query";
import type { Block } from "./block.ts";
import { answerBlocks, type ChatAnswer } from "./chat-answer.ts";
import { isStream, joinedPieces, type RecordedResponse } from "./exchanges.ts";

/** @returns undefined if the format is unknown */
export function responsesAnswer(response: RecordedResponse): readonly Block[] | undefined {
    const text = new TextDecoder().decode(joinedPieces(response.pieces));
    const whole = isStream(response) ? completed(text) : JSON.parse(text);
    if (!isRecord(whole) || !Array.isArray(whole["output"])) return undefined;
    return answerBlocks([answerOf(whole["output"].filter(isRecord))]);
}

/** The whole response, from the last event of a stream. */
function completed(events: string): unknown {
    const said = events
        .split("\n")
        .filter((line) => line.startsWith("data: {"))
        .map((line): unknown => JSON.parse(line.slice("data: ".length)))
        .findLast((event) => isRecord(event) && event["type"] === "response.completed");
    return isRecord(said) ? said["response"] : undefined;
}

type Item = Readonly<Record<string, unknown>>;

function answerOf(items: readonly Item[]): ChatAnswer {
    const ofType = (type: string) => items.filter((item) => item["type"] === type);
    return {
        content: ofType("message").map(textIn).join(""),
        reasoning: ofType("reasoning").map(textIn).join(""),
        toolCalls: ofType("function_call").map(({ name, arguments: given }) => ({
            name: isText(name) ? name : "",
            arguments: isText(given) ? given : "",
        })),
    };
}

const textIn = ({ content, summary }: Item): string =>
    [content, summary]
        .flat()
        .map((part) => (isRecord(part) && isText(part["text"]) ? part["text"] : ""))
        .join("");
