import { FactSheet } from "../../frame/components/FactSheet.tsx";
import { ChapterDrawing } from "../../frame/drawings/scenes.tsx";
import type { Section } from "../../frame/map/section.ts";
import { strings } from "../../words/strings.ts";

type Props = {
    readonly section: Section;
    readonly title: string;
    readonly description: string;
    readonly minutes: number;
    readonly needs: string;
};

/** The head of a chapter, styled like a call sheet: title, position, duration, requirements. */
export function ChapterHead({ section, title, description, minutes, needs }: Props) {
    const { course } = strings[section.language];
    const facts = [
        { name: course.chapter, value: section.chapter },
        { name: course.section, value: section.section },
        { name: course.time, value: `${minutes} ${course.minutes}` },
        { name: course.needs, value: needs },
    ];
    return (
        <header className="chapter-head">
            <h1>{title}</h1>
            <p className="lead">{description}</p>
            {section.section === 1 && <ChapterDrawing chapter={section.chapter} language={section.language} />}
            <FactSheet facts={facts} />
        </header>
    );
}
