import type { Language } from "../../languages.ts";
import type { Place } from "../../routes.ts";
import { strings } from "../../words/strings.ts";

type Props = { readonly language: Language; readonly place: Place; readonly isSpelt?: boolean };

/**
 * The tick beside the name of a chapter that is marked as read: see `track-progress.ts`. Its text is for screen readers,
 * and visible with `isSpelt`.
 */
export const ChapterMark = ({ language, place, isSpelt = false }: Props) => (
    <span className="chapter-mark needs-script" data-chapter-mark={place} hidden>
        <Tick />
        <span className={isSpelt ? undefined : "unseen"}> {strings[language].coursePage.progress.isRead}</span>
    </span>
);

export const Tick = () => (
    <svg className="tick" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="m3 8.5 3.5 3.5L13 4.5" fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" />
    </svg>
);
