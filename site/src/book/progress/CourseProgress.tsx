import { Tick } from "../../frame/components/PageNavigation.tsx";
import type { Language } from "../../languages.ts";
import { coursePlace, type Place, pathOf } from "../../routes.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import type { Chapter } from "./progress.ts";

type Props = { readonly language: Language; readonly chapters: readonly Chapter[] };

/**
 * The reader's progress in the course, where it is stored, and a button to clear it. The HTML starts with no progress.
 */
export function CourseProgress({ language, chapters }: Props) {
    const { progress } = strings[language].coursePage;
    const questions = chapters.reduce((sum, chapter) => sum + chapter.questions.length, 0);
    const counts = [
        { name: "read", label: progress.read, template: progress.of, all: chapters.length },
        { name: "answered", label: progress.answered, template: progress.of, all: questions },
        { name: "right", label: progress.right, template: "{count}", all: questions },
    ];
    return (
        <section className="course-progress needs-script" aria-labelledby="progress">
            <h2 id="progress">{progress.title}</h2>
            <progress max={chapters.length} value={0} aria-label={progress.read} data-progress-bar="" />
            <dl>
                {counts.map(({ name, label, template, all }) => (
                    <div key={name}>
                        <dt>{label}</dt>
                        <dd data-progress-count={name} data-template={template}>
                            {fill(template, { count: "0", all: String(all) })}
                        </dd>
                    </div>
                ))}
            </dl>
            <p className="minor">{progress.kept}</p>
            <div className="course-clear row">
                <button className="button" type="button" aria-haspopup="dialog" data-clear-progress="clear-progress">
                    {progress.clear}
                </button>
                <ProgressStatus language={language} />
            </div>
            <ClearDialog language={language} />
        </section>
    );
}

/** Asks before clearing, which cannot be undone; any other way to close the dialog cancels. */
function ClearDialog({ language }: { readonly language: Language }) {
    const { progress } = strings[language].coursePage;
    return (
        <dialog
            className="clear-progress"
            id="clear-progress"
            aria-labelledby="clear-title"
            aria-describedby="clear-text"
        >
            <h2 id="clear-title">{progress.sure}</h2>
            <p id="clear-text">{progress.loss}</p>
            <form method="dialog" className="row">
                {/* First, so that it gets the focus. */}
                <button className="button" data-primary="" type="submit" value="">
                    {progress.no}
                </button>
                <button className="button" type="submit" value="clear">
                    {progress.yes}
                </button>
            </form>
        </dialog>
    );
}

/** A live region, empty at first, which says that progress could not be stored or was cleared. */
function ProgressStatus({ language }: { readonly language: Language }) {
    const { refused, cleared } = strings[language].coursePage.progress;
    return <p className="minor" role="status" data-progress-status="" data-refused={refused} data-cleared={cleared} />;
}

type GoOnProps = {
    readonly language: Language;
    /** The chapters of the course, in the order of reading. */
    readonly chapters: readonly Place[];
    /** The page and the text for a reader who has begun nothing. */
    readonly start: Place;
    readonly begin: string;
    /** The text for a reader who has read everything; `begin` if absent. */
    readonly again?: string;
};

/** The link to begin the course; `show-go-on` points it at the place where its reader was. */
export function GoOn({ language, chapters, start, begin, again }: GoOnProps) {
    const address = pathOf(language, start);
    return (
        <a
            className="button"
            data-primary=""
            href={address}
            data-start={address}
            data-begin={begin}
            data-go-on={strings[language].coursePage.goOn}
            data-again={again}
            data-chapters={chapters.map((place) => pathOf(language, place)).join(" ")}
        >
            {begin}
        </a>
    );
}

type ReadChapterProps = { readonly language: Language; readonly place: Place };

/** The end of a chapter, with a button to mark it as read. */
export function ReadChapter({ language, place }: ReadChapterProps) {
    const { progress } = strings[language].coursePage;
    return (
        <div className="read-chapter row needs-script" data-not-content="">
            <button className="button" type="button" aria-pressed="false" data-read-chapter={place}>
                <span className="tick-box">
                    <Tick />
                </span>
                {progress.readThis}
            </button>
            <a href={`${pathOf(language, coursePlace)}#progress`}>{progress.see}</a>
            <p className="minor">{progress.kept}</p>
            <ProgressStatus language={language} />
        </div>
    );
}
