/** Drawings of a scene: at the heads of chapters, on the home page, and where there is no page. */
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { SvgDrawing } from "./SvgDrawing.tsx";

type Props = { readonly language: Language };

/** The drawing at the head of a chapter, on the rule below it; nothing for a chapter without one. */
export function ChapterDrawing({ chapter, language }: Props & { readonly chapter: number }) {
    const label = strings[language].figures.heads[chapter];
    return label && <SvgDrawing id={`head-${chapter}`} label={label} className="on-rule" />;
}

/** A question goes up on a call sheet like a kite, and the output comes down in pieces: for each page width. */
export function HomeDrawing({ language }: Props) {
    const { drawings } = strings[language];
    return (
        <div className="home-drawing">
            <SvgDrawing id="home-wide" words={drawings} label={drawings.home} className="for-wide" />
            <SvgDrawing id="home-narrow" words={drawings} label={drawings.home} className="for-narrow" />
        </div>
    );
}

/** For the 404 page: the kite string was cut. */
export const LostDrawing = ({ language }: Props) => (
    <SvgDrawing id="lost" label={strings[language].drawings.lost} className="state" />
);

/** For the offline page: there is no wind. */
export const OfflineDrawing = ({ language }: Props) => (
    <SvgDrawing id="offline" label={strings[language].drawings.offline} className="state" />
);
