/** What a reader has done of the course, as data, and the one text that it is kept as. */
import type { Place } from "../../routes.ts";

/** What a reader has done in a chapter. */
export type Done = {
    /** Whether its reader says that it is read. */
    readonly isRead: boolean;
    /** By a question's id, whether the choice that was opened first is the right one. */
    readonly answers: ReadonlyMap<string, boolean>;
};

/** What a reader has done, by the chapter's place, which is the same in every language. */
export type Progress = ReadonlyMap<Place, Done>;

export const nothingDone: Progress = new Map();

/** What the text is written in; a change that an older page would misread takes the next number. */
const version = 1;
/** Some hundred chapters with all their answers take less; whatever is longer is nobody's progress. */
const longestText = 100_000;

const isPlace = (text: string): boolean => /^course\/chapter\d{1,3}\/\d{1,3}$/.test(text);
const isQuestion = (text: string): boolean => /^[a-z][a-z\d-]{0,59}$/.test(text);

const untouched: Done = { isRead: false, answers: new Map() };

export const doneIn = (progress: Progress, chapter: Place): Done => progress.get(chapter) ?? untouched;

/** The progress after its reader has said of a chapter that it is read, or that it is not. */
export const withRead = (progress: Progress, chapter: Place, isRead: boolean): Progress =>
    withDone(progress, chapter, { ...doneIn(progress, chapter), isRead });

/** The progress after an answer; the first to a question stays, however often it is tried again. */
export function withAnswer(progress: Progress, chapter: Place, question: string, isRight: boolean): Progress {
    const done = doneIn(progress, chapter);
    if (done.answers.has(question)) return progress;
    return withDone(progress, chapter, { ...done, answers: new Map([...done.answers, [question, isRight]]) });
}

function withDone(progress: Progress, chapter: Place, done: Done): Progress {
    const others = [...progress].filter(([place]) => place !== chapter);
    return new Map(done.isRead || done.answers.size > 0 ? [...others, [chapter, done]] : others);
}

/** The progress as it is kept. */
export function progressText(progress: Progress): string {
    const chapters = [...progress].map(([place, { isRead, answers }]) => [
        place,
        { ...(isRead && { read: true }), ...(answers.size > 0 && { answers: Object.fromEntries(answers) }) },
    ]);
    return JSON.stringify({ version, chapters: Object.fromEntries(chapters) });
}

/**
 * Reads what was kept. Of a text that is no progress, or only in part, what is well formed is taken.
 * @returns undefined where a newer version of the site has written it, which this one must not write over
 */
export function readProgress(text: string | null): Progress | undefined {
    const kept = fieldsOf(text === null || text.length > longestText ? undefined : parsed(text));
    const written = kept.get("version");
    if (typeof written === "number" && written > version) return undefined;
    if (written !== version) return nothingDone;
    return [...fieldsOf(kept.get("chapters"))]
        .filter(([place]) => isPlace(place))
        .reduce((progress, [place, value]) => withDone(progress, place, readDone(value)), nothingDone);
}

function readDone(value: unknown): Done {
    const fields = fieldsOf(value);
    const answers = [...fieldsOf(fields.get("answers"))].filter(
        (answer): answer is [string, boolean] => isQuestion(answer[0]) && typeof answer[1] === "boolean",
    );
    return { isRead: fields.get("read") === true, answers: new Map(answers) };
}

/** The fields of an object, and none of what every object has; of anything else, none. */
const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
    new Map(typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : []);

function parsed(text: string): unknown {
    try {
        return JSON.parse(text);
    } catch {
        return undefined;
    }
}
