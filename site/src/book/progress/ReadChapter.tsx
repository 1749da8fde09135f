import { Tick } from "../../frame/components/ChapterMark.tsx";
import type { Language } from "../../languages.ts";
import { coursePlace, type Place, pathOf } from "../../routes.ts";
import { strings } from "../../words/strings.ts";
import { ProgressStatus } from "./ProgressStatus.tsx";

type Props = { readonly language: Language; readonly place: Place };

/** The end of a chapter, with a button to mark it as read. */
export function ReadChapter({ language, place }: Props) {
    const { progress } = strings[language].coursePage;
    return (
        <div className="read-chapter needs-script" data-not-content="">
            <button className="button" type="button" aria-pressed="false" data-read-chapter={place}>
                <span className="tick-box">
                    <Tick />
                </span>
                {progress.readThis}
            </button>
            <a href={`${pathOf(language, coursePlace)}#progress`}>{progress.see}</a>
            <p className="progress-kept">{progress.kept}</p>
            <ProgressStatus language={language} />
        </div>
    );
}
