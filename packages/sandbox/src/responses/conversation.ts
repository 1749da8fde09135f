/** A conversation, independent of the API format of the request. */

export type Turn = {
    readonly role: "system" | "user" | "assistant" | "tool";
    readonly text: string;
    /** Number of images in the message. */
    readonly images: number;
    /** The function that returned this result. */
    readonly tool?: string;
};

export type Conversation = readonly Turn[];

/** The most characters of a text that wording depends on. */
const maxSkimmed = 10_000;

/** A text, or of a long one the beginning and the end. */
export const skimmedText = (text: string): string =>
    text.length <= maxSkimmed ? text : `${text.slice(0, maxSkimmed / 2)} ${text.slice(-maxSkimmed / 2)}`;

/** The conversation with short messages. The result of a tool may be JSON, and stays whole. */
export const skimmed = (turns: Conversation): Conversation =>
    turns.map((turn) => (turn.role === "tool" ? turn : { ...turn, text: skimmedText(turn.text) }));

/** The text of the last user message. */
export const lastUserText = (turns: Conversation): string => turns.findLast(({ role }) => role === "user")?.text ?? "";

/** The tool results at the end of the conversation, which have no reply yet. */
export const resultsIn = (turns: Conversation): Conversation =>
    turns.slice(turns.findLastIndex(({ role }) => role !== "tool") + 1);

/** A result or an error that an agent hands on as a user message, as smolagents does. */
const isObservation = ({ role, text }: Turn): boolean =>
    role === "user" && /^\s*(?:Observation:|(?:Call id: \S+\s+)?Error:\n[\s\S]*\nNow let's retry:)/.test(text);

const isQuestion = (turn: Turn): boolean => turn.role === "user" && !isObservation(turn);

/** The last user message that is not a result. */
export const questionIn = (turns: Conversation): string => turns.findLast(isQuestion)?.text ?? "";

const sinceQuestion = (turns: Conversation): Conversation => turns.slice(turns.findLastIndex(isQuestion) + 1);

/** What an agent has written since the user asked, if it was handed a result. */
export function stepsIn(turns: Conversation): readonly string[] {
    const since = sinceQuestion(turns);
    if (!since.some(isObservation)) return [];
    return since.filter(({ role }) => role === "assistant").map(({ text }) => text);
}

/** Names of functions in calls that an agent wrote down as text. */
const writtenNames = /["']name["']: ["']([\w.-]+)["']/g;

/** The functions that have returned a result since the user asked. */
export const toolsUsed = (turns: Conversation): readonly string[] => [
    ...sinceQuestion(turns).flatMap(({ role, tool }) => (role === "tool" ? [tool ?? ""] : [])),
    ...stepsIn(turns).flatMap((text) => [...text.matchAll(writtenNames)].map(([, name = ""]) => name)),
];

/** The text of all messages of a role that are not empty. */
const textsOf = (turns: Conversation, role: Turn["role"]): readonly string[] =>
    turns.flatMap((turn) => (turn.role === role && turn.text !== "" ? [turn.text] : []));

/** The text of all system messages; of a long one the beginning and the end. */
export const instructionsIn = (turns: Conversation): string => skimmedText(textsOf(turns, "system").join(" "));

/** The text to extract field values from: the last user message that is not empty, else the system messages. */
export const sourceText = (turns: Conversation): string => textsOf(turns, "user").at(-1) ?? instructionsIn(turns);
