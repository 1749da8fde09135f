/** What the sandbox says in a conversation, and how it goes on with a text: it has no model, and quotes. */

import { type Conversation, instructionsIn, lastUserText, resultsIn, skimmedText } from "./conversation.ts";
import { beginning, pick } from "./seed.ts";
import { contentWords, filled, languageOf, listed, type Phrases, phrases, plain, type TextLanguage } from "./words.ts";

type ReplyPhrases = Phrases["reply"];

/** The prefix of the first reply. */
const sign = "(sandbox) ";

/** The language of the last message, unless another one is requested. */
function replyLanguage(turns: Conversation): TextLanguage {
    const question = lastUserText(turns);
    const prompt = `${instructionsIn(turns)} ${question}`;
    if (/\bin gujarati\b|ગુજરાતીમાં/iu.test(prompt)) return "gu";
    return /\bin english\b|અંગ્રેજીમાં/iu.test(prompt) ? "en" : languageOf(question);
}

const wantsFew = (turns: Conversation): boolean =>
    /\b(?:brief|briefly|short|shortly|concise|one (?:word|sentence))\b|ટૂંક/iu.test(instructionsIn(turns));

/** Whether a message is only a greeting or thanks, which calls no function. */
export const isGreeting = (text: string): boolean =>
    /^\s*(?:hello|hi|hey|thanks|thank you|good (?:morning|evening)|નમસ્તે|નમસ્કાર|કેમ છો|આભાર)[\s!.?,]*$/iu.test(text);

/**
 * The reply in a conversation, for a seed that selects among alternative wordings. What all wordings share is made
 * once: a request may want many choices.
 */
export function replyBySeed(turns: Conversation): (seed: string) => string {
    const language = replyLanguage(turns);
    const say = phrases[language].reply;
    const question = lastUserText(turns).trim();
    const results = resultsIn(turns);
    const isFirst = !turns.some(({ role, text }) => role === "assistant" && text !== "");
    const sentences =
        results.length > 0 ? resultSentences(results, question, say) : answerSentences(turns, question, say, language);
    const hasClosing = results.length === 0 && !wantsFew(turns);
    return (seed) => {
        const text = [...sentences, hasClosing ? (pick(seed, say.closing) ?? "") : ""]
            .filter((sentence) => sentence !== "")
            .join(" ");
        // No period after a quotation that already ends a sentence. A quotation may be cut within a surrogate pair.
        return `${isFirst ? sign : ""}${text.replaceAll(/([.!?।…]”)\./gu, "$1")}`.toWellFormed();
    };
}

/** The most results of tools that a reply tells of. */
const maxReported = 100;

const resultSentences = (results: Conversation, question: string, say: ReplyPhrases): readonly string[] => [
    ...results
        .slice(0, maxReported)
        .map(({ tool = "The tool", text }) => filled(say.result, { tool, words: resultWords(text) })),
    question === "" ? "" : filled(say.answers, { quote: beginning(question) }),
];

function answerSentences(
    turns: Conversation,
    question: string,
    say: ReplyPhrases,
    language: TextLanguage,
): readonly string[] {
    const quote = beginning(question);
    const words = topicOf(question, language);
    const count = turns.reduce((sum, { images }) => sum + images, 0);
    const instructions = beginning(instructionsIn(turns));
    const name = /\bmy name\b.*\?|મારું નામ.*\?/iu.test(question) ? nameTold(turns) : undefined;
    const isShort = wantsFew(turns) || name !== undefined;
    const [, would = ""] = say.would.find(([cue = ""]) => new RegExp(cue, "iu").test(question)) ?? [];
    return [
        /^(?:hello|hi|hey)\b|^(?:નમસ્તે|નમસ્કાર|કેમ છો)/iu.test(question) ? say.hello : "",
        question === "" ? say.silent : filled(/[?？]/.test(question) ? say.asks : say.says, { quote }),
        count === 0 ? "" : filled(say.images, { count }),
        name === undefined ? "" : filled(say.name, { name }),
        isShort ? "" : would,
        isShort || words === "" ? "" : filled(say.about, { words }),
        earlier(turns, say),
        instructions === "" ? "" : filled(say.told, { instructions }),
    ];
}

/** A reference to the previous user message and its reply. */
function earlier(turns: Conversation, say: ReplyPhrases): string {
    const userTurns = turns.flatMap((turn, place) => (turn.role === "user" ? [{ ...turn, place }] : []));
    const before = userTurns.at(-2);
    if (!before) return "";
    const answer = turns.slice(before.place + 1).find(({ role, text }) => role === "assistant" && text !== "");
    const answered = beginning(answer?.text.replace(sign, "") ?? "", 40);
    const values = { number: userTurns.length - 1, said: beginning(before.text), answered };
    return filled(answered === "" ? say.before : say.beforeAnswered, values);
}

const nameForm = /(?<=\b(?:my name is|i am called) )[\p{L}\p{M}]{1,40}|(?<=મારું નામ )[\p{L}\p{M}]{1,40}(?= છે)/iu;

/** The name that the user has told before the last message. */
const nameTold = (turns: Conversation): string | undefined =>
    turns
        .filter(({ role }) => role === "user")
        .slice(0, -1)
        .flatMap(({ text }) => nameForm.exec(text)?.[0] ?? [])
        .at(-1);

/** Words about the task and the length of the reply, not about the topic. */
const ofTheTask =
    /^(?:explain|describe|write|tell|give|list|say|translate|summari[sz]e|make|need|want|sentences?|words?|short|brief|one|two|three|four|five|hello|hi|hey|thanks?|સમજાવો|લખો|કહો|આપો|વાક્ય|વાક્યમાં|શબ્દ|બે|ત્રણ|નમસ્તે|આભાર)$/iu;

function topicOf(text: string, language: TextLanguage): string {
    const words = contentWords(text)
        .filter((word) => !ofTheTask.test(word.text))
        .map((word) => beginning(word.text, 24));
    return listed([...new Map(words.map((word) => [plain(word), word])).values()].slice(0, 4), language);
}

/** The longest JSON that is read out: its values take many times the memory of its characters. */
const maxJson = 1_000_000;

/** A tool result as text: JSON is read out, anything else is quoted. */
export function resultWords(text: string): string {
    try {
        const value: unknown = text.length > maxJson ? undefined : JSON.parse(text);
        if (typeof value === "object" && value !== null) return beginning(readOut(value, 0), 300);
    } catch {
        // Not JSON: quoted below.
    }
    return `“${beginning(text, 300)}”`;
}

function readOut(value: unknown, depth: number): string {
    if (typeof value !== "object" || value === null) return String(value);
    if (depth > 5) return "…";
    return Object.entries(value)
        .slice(0, 20)
        .map(([name, item]) => {
            const words = readOut(item, depth + 1);
            return Array.isArray(value) ? words : `${name.replaceAll("_", " ")}: ${words}`;
        })
        .join(", ");
}

/** The reasoning before the reply, if it is requested. */
export function thoughtsOn(turns: Conversation): string {
    const language = replyLanguage(turns);
    const question = lastUserText(turns);
    const say = phrases[language].reply;
    const words = topicOf(question, language);
    const count = question.match(/\S+/g)?.length ?? 0;
    const values = { count, words, language: say.languages[languageOf(question)] };
    return say.thoughts
        .filter((thought) => words !== "" || !thought.includes("{words}"))
        .map((thought) => filled(thought, values))
        .join(" ");
}

/** Continues a text with its own words. @param text of a long one only the beginning and the end are read */
export function continuationOf(text: string, seed: string): string {
    const prompt = skimmedText(text);
    const words = [...new Set(contentWords(prompt).map((word) => beginning(word.text, 24)))];
    const language = languageOf(prompt);
    const say = phrases[language].continuation;
    const space = /\s$/.test(prompt) || prompt === "" ? "" : " ";
    const [first, last] = [words[0], words.at(-1)];
    if (first === undefined || last === undefined) return space + say.empty;
    const isSentenceOver = /[.!?।…]["”’)]*\s*$/.test(prompt);
    const start = pick(seed, isSentenceOver ? say.opening : say.going) ?? "";
    return space + filled(start + say.closing, { first, last, words: listed(words.slice(-4), language) });
}
