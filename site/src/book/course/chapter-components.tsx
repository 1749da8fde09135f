import { HighlightedCode, TextWithCode } from "@callsheet/react/parts";
import type { ReactNode } from "react";
import { fileLanguage } from "../../frame/code/blocks.ts";
import { CodeBlock } from "../../frame/components/CodeBlock.tsx";
import { FactSheet } from "../../frame/components/PageFacts.tsx";
import { proseComponents } from "../../frame/components/prose.tsx";
import { ChapterDrawing } from "../../frame/drawings/scenes.tsx";
import type { Section } from "../../frame/map/section.ts";
import type { Language } from "../../languages.ts";
import { ProgramFields } from "../../run/panel/ProgramFields.tsx";
import { fieldsOf } from "../../run/panel/program-fields.ts";
import { RunRow } from "../../run/panel/RunRow.tsx";
import { strings } from "../../words/strings.ts";
import { Exercise } from "../exercises/Exercise.tsx";
import { snippetIn } from "../guides/guide-components.tsx";
import { codeShown, fileName, fileNames } from "./chapter-programs.ts";
import { programFile } from "./program-files.ts";
import { chapterSnippetOf } from "./read-text.ts";

/** The components that render the elements of a chapter. @param id of its file, `gu/course/chapter3/1` */
export function chapterComponents(language: Language, id: string) {
    return {
        ...proseComponents(language),
        ...checkIn(language),
        Snippet: snippetIn(language, chapterSnippetOf),
        Program: programIn(language, id.replace(/\/[^/]*$/, "")),
        Exercise: (props: { readonly id: string }) => <Exercise language={language} {...props} />,
    };
}

type ProgramProps = {
    /** Its name in the folder of the chapter, or its path from the root of the repository. */
    readonly file: string;
    /** Shows only this part, which is not run by itself. */
    readonly part?: string;
    /** The files that it can read, named like `file`, separated by spaces. */
    readonly files?: string;
    /** Whether it shows a mistake: running it must fail. */
    readonly fails?: string;
    /** Whether it only computes, and sends nothing. */
    readonly local?: string;
};

/** `<Program>`: a program from a file, or a part of it. A whole program can be run on the page. */
const programIn = (language: Language, chapter: string) =>
    function Program({ file, part, files }: ProgramProps) {
        const code = codeShown(programFile(chapter, file), part);
        const kind = fileLanguage(file);
        const paths = fileNames(files);
        return (
            <div
                className="program"
                data-run-failed={strings[language].run.panelFailed}
                data-run-files={JSON.stringify(paths.map((name) => [fileName(name), programFile(chapter, name)]))}
            >
                {kind === "python" && part === undefined && (
                    <ProgramFields fields={fieldsOf(kind, code)} words={strings[language].run} />
                )}
                <CodeBlock kind={kind ?? "text"} name={fileName(file)} strings={strings[language].code}>
                    {kind ? <HighlightedCode code={code} language={kind} /> : <code>{code}</code>}
                </CodeBlock>
                {kind === "python" && part === undefined && (
                    <RunRow program={kind} words={strings[language].run} editable />
                )}
            </div>
        );
    };

type CheckProps = {
    /** Unique on its page: the reader's answer is stored under it. */
    readonly id: string;
    readonly question: string;
    readonly children?: ReactNode;
};
type ChoiceProps = { readonly correct?: string; readonly children?: ReactNode };
const answerStates = ["none", "right", "wrong"] as const;

/**
 * A self-check question. Each choice opens without a script and says whether it is right; the first opened choice also
 * shows the explanation. With a script the answer is stored.
 */
function checkIn(language: Language) {
    const { course, coursePage } = strings[language];
    const { check } = course;
    return {
        Check: ({ id, question, children }: CheckProps) => (
            <section className="check" id={`check-${id}`} aria-labelledby={`check-${id}-question`} data-check={id}>
                <p className="check-question" id={`check-${id}-question`}>
                    <TextWithCode text={question} />
                </p>
                {children}
                {/* The stored answer; needs a script: see book/progress/track-progress.ts. */}
                <p className="check-state minor needs-script" data-not-content="">
                    {answerStates.map((state) => (
                        <span key={state} data-answer={state} hidden={state !== "none"}>
                            {coursePage.progress.check[state]}
                        </span>
                    ))}
                </p>
            </section>
        ),
        Choice: ({ correct, children }: ChoiceProps) => (
            <details className="choice" data-correct={correct === undefined ? undefined : ""}>
                <summary>{children}</summary>
                <p className="verdict">{correct === undefined ? check.wrong : check.right}</p>
            </details>
        ),
        Why: ({ children }: { readonly children?: ReactNode }) => <div className="check-why">{children}</div>,
    };
}

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
