/** The reader's progress in the course, as data and as stored text. */
import { isRecord, readJson } from "@callsheet/snippets/query";
import type { Place } from "../../routes.ts";

/** The progress in a chapter. */
type Done = {
    /** Whether the reader has marked it as read. */
    readonly isRead: boolean;
    /** Whether the first answer to a question was right, by the question's id. */
    readonly answers: ReadonlyMap<string, boolean>;
    /** The names of the exercises that are done. */
    readonly exercises: ReadonlySet<string>;
    /** Where the reader was in it: see `track-position`. Absent if the reader has not gone beyond its top. */
    readonly at?: string;
};

/**
 * The progress by the path of a chapter, which is the same in every language. The chapter where the reader was last is
 * the last one.
 */
export type Progress = ReadonlyMap<Place, Done>;

export const nothingDone: Progress = new Map();

/** The format version; increase it for a change that an older page would misread. */
const version = 1;
/** More than a hundred chapters with all answers would need; longer text is not our data. */
const longestText = 100_000;

const isPlace = (text: string): boolean => /^course\/chapter\d{1,3}\/\d{1,3}$/.test(text);
const isPosition = (text: string): boolean => /^[a-z][a-z\d-]{0,79}(~\d{1,3})?$/.test(text);
const isName = (value: unknown): value is string => typeof value === "string" && /^[a-z][a-z\d-]{0,59}$/.test(value);

const untouched: Done = { isRead: false, answers: new Map(), exercises: new Set() };

export const doneIn = (progress: Progress, chapter: Place): Done => progress.get(chapter) ?? untouched;

/** The progress after a chapter is marked as read or unread. */
export const withRead = (progress: Progress, chapter: Place, isRead: boolean): Progress =>
    withDone(progress, chapter, { ...doneIn(progress, chapter), isRead });

/** The progress after an answer; only the first answer to a question counts. */
export function withAnswer(progress: Progress, chapter: Place, question: string, isRight: boolean): Progress {
    const done = doneIn(progress, chapter);
    if (done.answers.has(question)) return progress;
    return withDone(progress, chapter, { ...done, answers: new Map([...done.answers, [question, isRight]]) });
}

/** The progress after an exercise is done. */
export function withExercise(progress: Progress, chapter: Place, exercise: string): Progress {
    const done = doneIn(progress, chapter);
    return withDone(progress, chapter, { ...done, exercises: new Set([...done.exercises, exercise]) });
}

/** The progress after the reader was at a position in a chapter. */
export const withPosition = (progress: Progress, chapter: Place, at: string): Progress =>
    withDone(progress, chapter, { ...doneIn(progress, chapter), at });

function withDone(progress: Progress, chapter: Place, done: Done): Progress {
    const others = [...progress].filter(([place]) => place !== chapter);
    const isBegun = done.isRead || done.answers.size > 0 || done.exercises.size > 0 || done.at !== undefined;
    return new Map(isBegun ? [...others, [chapter, done]] : others);
}

/** Serialises the progress. */
export function progressText(progress: Progress): string {
    const chapters = [...progress].map(([place, { isRead, answers, exercises, at }]) => [
        place,
        {
            ...(isRead && { read: true }),
            ...(answers.size > 0 && { answers: Object.fromEntries(answers) }),
            ...(exercises.size > 0 && { exercises: [...exercises] }),
            ...(at !== undefined && { at }),
        },
    ]);
    return JSON.stringify({ version, chapters: Object.fromEntries(chapters) });
}

/**
 * Parses stored progress, and ignores everything in it that is malformed.
 * @returns undefined if a newer version of the site has written it, which this version must not overwrite
 */
export function readProgress(text: string | null): Progress | undefined {
    const stored = fieldsOf(text === null || text.length > longestText ? undefined : readJson(text));
    const storedVersion = stored.get("version");
    if (typeof storedVersion === "number" && storedVersion > version) return undefined;
    if (storedVersion !== version) return nothingDone;
    return [...fieldsOf(stored.get("chapters"))]
        .filter(([place]) => isPlace(place))
        .reduce((progress, [place, value]) => withDone(progress, place, readDone(value)), nothingDone);
}

function readDone(value: unknown): Done {
    const fields = fieldsOf(value);
    const answers = [...fieldsOf(fields.get("answers"))].filter(
        (answer): answer is [string, boolean] => isName(answer[0]) && typeof answer[1] === "boolean",
    );
    const exercises = fields.get("exercises");
    const at = fields.get("at");
    return {
        isRead: fields.get("read") === true,
        answers: new Map(answers),
        exercises: new Set(Array.isArray(exercises) ? exercises.filter(isName) : []),
        ...(typeof at === "string" && isPosition(at) && { at }),
    };
}

/** The own fields of an object; none for any other value. */
const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
    new Map(isRecord(value) ? Object.entries(value) : []);

/** A chapter with the ids of its questions. */
export type Chapter = { readonly place: Place; readonly questions: readonly string[] };

export type Tally = {
    readonly isRead: boolean;
    readonly questions: number;
    readonly answered: number;
    /** How many were answered correctly at the first attempt. */
    readonly right: number;
};

/** The tally of a chapter; answers to questions that it no longer has do not count. */
export function tallyOf(progress: Progress, { place, questions }: Chapter): Tally {
    const { isRead, answers } = doneIn(progress, place);
    const verdicts = questions.flatMap((question) => answers.get(question) ?? []);
    return { isRead, questions: questions.length, answered: verdicts.length, right: verdicts.filter(Boolean).length };
}

type Total = Omit<Tally, "isRead"> & { readonly chapters: number; readonly read: number };

export function totalOf(tallies: readonly Tally[]): Total {
    const sumOf = (count: (tally: Tally) => number): number => tallies.reduce((sum, tally) => sum + count(tally), 0);
    return {
        chapters: tallies.length,
        read: sumOf(({ isRead }) => Number(isRead)),
        questions: sumOf(({ questions }) => questions),
        answered: sumOf(({ answered }) => answered),
        right: sumOf(({ right }) => right),
    };
}

/**
 * The chapter where a reader continues: the one where the reader was last, or, if that is read, the next unread one;
 * once the last chapter is read, the first one left out.
 * @returns undefined when every chapter is read
 */
export function nextChapter(progress: Progress, chapters: readonly Place[]): Place | undefined {
    const last = [...progress.keys()].findLast((place) => chapters.includes(place));
    const unread = chapters.filter((place) => !doneIn(progress, place).isRead);
    return unread.find((place) => chapters.indexOf(place) >= chapters.indexOf(last ?? "")) ?? unread[0];
}

/** The event by which an exercise tells its page that it is done. Its detail is the exercise's name in its chapter. */
export const exerciseDone = "exercise-done";
