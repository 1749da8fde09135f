/** The sandbox's reply in a conversation: it quotes, refers to earlier messages, and says what a model would do. */

import { listed } from "./continuation.ts";
import { type Conversation, instructionsIn, lastUserText, resultsIn } from "./conversation.ts";
import { beginning, pick } from "./seed.ts";
import { contentWords, languageOf, plain, type TextLanguage } from "./words.ts";

type Phrases = {
    readonly asks: (quote: string) => string;
    readonly says: (quote: string) => string;
    readonly silent: string;
    readonly hello: string;
    /** What a model would do, by patterns of the question; the last matches everything. */
    readonly would: readonly (readonly [RegExp, string])[];
    readonly about: (words: string) => string;
    readonly before: (number: number, said: string, answered: string) => string;
    readonly name: (name: string) => string;
    readonly told: (instructions: string) => string;
    readonly images: (count: number) => string;
    readonly result: (tool: string, words: string) => string;
    readonly answers: (quote: string) => string;
    readonly closing: readonly [string, ...string[]];
    readonly thinks: (language: string, count: number, words: string) => readonly string[];
};

const english: Phrases = {
    asks: (quote) => `You ask: “${quote}”.`,
    says: (quote) => `You said: “${quote}”.`,
    silent: "You sent no words.",
    hello: "Hello!",
    would: [
        [/\bwhy\b|\bexplain\b|\bhow (?:does|do|is|are|can)\b/i, "A model would explain it here, step by step."],
        [/\bwhen\b/i, "A model would name a time here."],
        [/\bwhere\b/i, "A model would name a place here."],
        [/\bwho\b/i, "A model would name somebody here."],
        [/\bhow (?:many|much)\b/i, "A model would give a number here."],
        [/\b(?:write|compose|poem|story|haiku|letter)\b/i, "A model would now write it for you."],
        [/\btranslat/i, "A model would translate it here."],
        [/\b(?:code|function|program|python|javascript)\b/i, "A model would write a program here."],
        [/\?/, "A model would answer from what it has learned."],
        [/^/, "A model would take it from there."],
    ],
    about: (words) => `The sandbox has learned nothing; it only sees that this is about ${words}.`,
    before: (number, said, answered) =>
        `Before that, in message ${number}, you said “${said}”${answered === "" ? "" : `, and the answer was “${answered}”`}.`,
    name: (name) => `Your name is ${name}: you have told me so yourself.`,
    told: (instructions) => `The system message wants this of me: “${instructions}”.`,
    images: (count) => `I see ${count} image${count === 1 ? "" : "s"}.`,
    result: (tool, words) => `${tool} has answered: ${words}.`,
    answers: (quote) => `That is what there is to say to “${quote}”.`,
    closing: [
        "This reply is made of your own words and comes piece by piece, so that you can watch a stream; the same words bring the same reply again.",
        "Change a word and send it again: whatever your program does with this text, it will do with the text of a model, which comes in the same form, piece by piece.",
        "When you take a token and a real model, nothing in your program has to change, because the answer has this very form, down to the last piece of the stream.",
    ],
    thinks: (language, count, words) => [
        `The last message has ${count} ${count === 1 ? "word" : "words"} and is in ${language}.`,
        ...(words === "" ? [] : [`It is about ${words}.`]),
        "I am a sandbox, so I quote it and say what a model would do.",
    ],
};

const gujarati: Phrases = {
    asks: (quote) => `તમે પૂછ્યું: “${quote}”.`,
    says: (quote) => `તમે કહ્યું: “${quote}”.`,
    silent: "તમે કશું લખ્યું નથી.",
    hello: "નમસ્તે!",
    would: [
        [/કેમ|શા માટે|સમજાવ|કેવી રીતે/u, "અહીં મોડેલ કારણ સાથે સમજાવે."],
        [/ક્યારે/u, "અહીં મોડેલ સમય કહે."],
        [/ક્યાં/u, "અહીં મોડેલ સ્થળ કહે."],
        [/કોણ|કોને/u, "અહીં મોડેલ નામ કહે."],
        [/કેટલ/u, "અહીં મોડેલ આંકડો આપે."],
        [/લખ|કવિતા|વાર્તા|પત્ર/u, "અહીં મોડેલ તે લખી આપે."],
        [/અનુવાદ/u, "અહીં મોડેલ અનુવાદ કરે."],
        [/\?/, "અહીં મોડેલ પોતે શીખ્યું છે તેમાંથી જવાબ આપે."],
        [/^/, "અહીંથી મોડેલ વાત આગળ ચલાવે."],
    ],
    about: (words) => `Sandbox કશું શીખ્યું નથી; તેને ફક્ત એટલું દેખાય છે કે વાત આની છે: ${words}.`,
    before: (number, said, answered) =>
        `એ પહેલાં, સંદેશ ${number} માં, તમે કહ્યું હતું: “${said}”${answered === "" ? "" : `; અને જવાબ હતો: “${answered}”`}.`,
    name: (name) => `તમારું નામ ${name} છે: તમે પોતે જ કહ્યું હતું.`,
    told: (instructions) => `System સંદેશમાં મને કહેવાયું છે: “${instructions}”.`,
    images: (count) => `સાથે ${count} ચિત્ર છે.`,
    result: (tool, words) => `${tool} નો જવાબ આવ્યો: ${words}.`,
    answers: (quote) => `“${quote}” નો જવાબ આમાં છે.`,
    closing: [
        "આ જવાબ તમારા જ શબ્દોમાંથી બન્યો છે અને ટુકડે ટુકડે આવે છે, જેથી stream કેવી રીતે આવે તે જોઈ શકાય; એ જ શબ્દો ફરી મોકલશો તો એ જ જવાબ મળશે.",
        "એકાદ શબ્દ બદલીને ફરી મોકલી જુઓ: તમારો program આ લખાણ સાથે જે કરે છે, તે જ સાચા મોડેલના લખાણ સાથે કરશે, કારણ કે તે પણ આવા જ સ્વરૂપમાં આવે છે.",
        "Token લઈને સાચા મોડેલને પૂછશો ત્યારે તમારા program માં કશું બદલવું નહીં પડે, કારણ કે જવાબનું સ્વરૂપ છેલ્લા ટુકડા સુધી આવું જ હોય છે.",
    ],
    thinks: (language, count, words) => [
        `છેલ્લા સંદેશમાં ${count} શબ્દ છે, અને તેની ભાષા ${language} છે.`,
        ...(words === "" ? [] : [`વાત આની છે: ${words}.`]),
        "હું sandbox છું, એટલે સંદેશ ટાંકીને કહીશ કે મોડેલ શું કરે.",
    ],
};

const phrases: Readonly<Record<TextLanguage, Phrases>> = { en: english, gu: gujarati };

/** The prefix of the first reply. */
const sign = "(sandbox) ";

/** The language of the last message, unless another one is requested. */
function replyLanguage(turns: Conversation): TextLanguage {
    const asked = lastUserText(turns);
    const told = `${instructionsIn(turns)} ${asked}`;
    if (/\bin gujarati\b|ગુજરાતીમાં/iu.test(told)) return "gu";
    return /\bin english\b|અંગ્રેજીમાં/iu.test(told) ? "en" : languageOf(asked);
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
    const say = phrases[language];
    const asked = lastUserText(turns).trim();
    const results = resultsIn(turns);
    const isFirst = !turns.some(({ role, text }) => role === "assistant" && text !== "");
    const sentences = results.length > 0 ? reported(results, asked, say) : answered(turns, asked, say, language);
    const hasClosing = results.length === 0 && !wantsFew(turns);
    return (seed) => {
        const text = [...sentences, hasClosing ? pick(seed, say.closing) : ""]
            .filter((sentence) => sentence !== "")
            .join(" ");
        // No period after a quotation that already ends a sentence. A quotation may be cut within a surrogate pair.
        return `${isFirst ? sign : ""}${text.replaceAll(/([.!?।…]”)\./gu, "$1")}`.toWellFormed();
    };
}

/** The most results of tools that a reply tells of. */
const mostReported = 100;

const reported = (results: Conversation, asked: string, say: Phrases): readonly string[] => [
    ...results.slice(0, mostReported).map(({ tool = "The tool", text }) => say.result(tool, resultWords(text))),
    asked === "" ? "" : say.answers(beginning(asked)),
];

function answered(turns: Conversation, asked: string, say: Phrases, language: TextLanguage): readonly string[] {
    const few = wantsFew(turns);
    const about = aboutOf(asked, language);
    const images = turns.reduce((sum, turn) => sum + turn.images, 0);
    const instructions = instructionsIn(turns);
    const name = /\bmy name\b.*\?|મારું નામ.*\?/iu.test(asked) ? nameTold(turns) : undefined;
    const would = say.would.find(([cue]) => cue.test(asked))?.[1] ?? "";
    return [
        /^(?:hello|hi|hey)\b|^(?:નમસ્તે|નમસ્કાર|કેમ છો)/iu.test(asked) ? say.hello : "",
        asked === "" ? say.silent : /[?？]/.test(asked) ? say.asks(beginning(asked)) : say.says(beginning(asked)),
        images === 0 ? "" : say.images(images),
        name === undefined ? "" : say.name(name),
        few || name !== undefined ? "" : would,
        few || name !== undefined || about === "" ? "" : say.about(about),
        earlier(turns, say),
        instructions === "" ? "" : say.told(beginning(instructions)),
    ];
}

/** A reference to the previous user message and its reply. */
function earlier(turns: Conversation, say: Phrases): string {
    const said = turns.flatMap((turn, place) => (turn.role === "user" ? [{ ...turn, place }] : []));
    const before = said.at(-2);
    if (!before) return "";
    const answer = turns.slice(before.place + 1).find(({ role, text }) => role === "assistant" && text !== "");
    return say.before(said.length - 1, beginning(before.text), beginning(answer?.text.replace(sign, "") ?? "", 40));
}

function nameTold(turns: Conversation): string | undefined {
    const told = turns
        .filter(({ role }) => role === "user")
        .slice(0, -1)
        .toReversed();
    const found = told
        .map(({ text }) =>
            /\b(?:my name is|i am called) ([\p{L}\p{M}]{1,40})|મારું નામ ([\p{L}\p{M}]{1,40}) છે/iu.exec(text),
        )
        .find((match) => match !== null);
    return found?.[1] ?? found?.[2];
}

/** Words about the task and the length of the reply, not about the topic. */
const ofTheTask =
    /^(?:explain|describe|write|tell|give|list|say|translate|summari[sz]e|make|need|want|sentences?|words?|short|brief|one|two|three|four|five|hello|hi|hey|thanks?|સમજાવો|લખો|કહો|આપો|વાક્ય|વાક્યમાં|શબ્દ|બે|ત્રણ|નમસ્તે|આભાર)$/iu;

const aboutOf = (text: string, language: TextLanguage): string => {
    const words = contentWords(text)
        .filter((word) => !ofTheTask.test(word.text))
        .map((word) => beginning(word.text, 24));
    return listed([...new Map(words.map((word) => [plain(word), word])).values()].slice(0, 4), language);
};

/** The longest JSON that is read out: its values take many times the memory of its characters. */
const mostOfJson = 1_000_000;

/** A tool result as text: JSON is read out, anything else is quoted. */
export function resultWords(text: string): string {
    try {
        const value: unknown = text.length > mostOfJson ? undefined : JSON.parse(text);
        if (typeof value === "object" && value !== null) return beginning(readOut(value, 0), 300);
    } catch {
        // Not JSON: quoted below.
    }
    return `“${beginning(text, 300)}”`;
}

function readOut(value: unknown, depth: number): string {
    if (typeof value !== "object" || value === null) return String(value);
    if (depth > 5) return "…";
    if (Array.isArray(value))
        return value
            .slice(0, 20)
            .map((item) => readOut(item, depth + 1))
            .join(", ");
    return Object.entries(value)
        .slice(0, 20)
        .map(([name, item]) => `${name.replaceAll("_", " ")}: ${readOut(item, depth + 1)}`)
        .join(", ");
}

/** The reasoning before the reply, if it is requested. */
export function thoughtsOn(turns: Conversation): string {
    const language = replyLanguage(turns);
    const asked = lastUserText(turns);
    const names = { en: { en: "English", gu: "Gujarati" }, gu: { en: "અંગ્રેજી", gu: "ગુજરાતી" } };
    return phrases[language]
        .thinks(names[language][languageOf(asked)], asked.match(/\S+/g)?.length ?? 0, aboutOf(asked, language))
        .join(" ");
}
