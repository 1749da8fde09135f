import { kindLabel, minutesLabel, solutionOf, startOf } from "@callsheet/exercises";
import { HighlightedCode, TextWithCode } from "@callsheet/react/parts";
import { CodeBlock } from "../../frame/components/CodeBlock.tsx";
import { Tick } from "../../frame/components/PageNavigation.tsx";
import type { Language } from "../../languages.ts";
import { RunRow } from "../../run/panel/RunRow.tsx";
import { strings } from "../../words/strings.ts";
import { CheckControls } from "./CheckControls.tsx";
import { exerciseData, pageLanguageOf } from "./exercise-data.ts";
import { exerciseIn } from "./exercises-in.ts";
import { OrderLines } from "./OrderLines.tsx";

type Props = { readonly language: Language; readonly id: string };

/** An exercise: what is to be done, the program to work on, a button that judges it, and a solution. */
export function Exercise({ language, id }: Props) {
    const exercise = exerciseIn(language, id);
    const { exercises: words, run, code } = strings[language];
    const { name, title, task, kind, minutes, files = {} } = exercise;
    const program = pageLanguageOf(exercise);
    const data = exerciseData(exercise);
    return (
        <section
            className="exercise"
            id={`exercise-${name}`}
            aria-labelledby={`exercise-${name}-title`}
            data-kind={kind}
            data-exercise={JSON.stringify(data)}
        >
            <p className="exercise-kind minor">
                {kindLabel(kind, language)} · {minutesLabel(minutes, language)}
            </p>
            <h3 id={`exercise-${name}-title`}>
                {title}
                <span className="chapter-mark needs-script" data-exercise-mark={name} hidden>
                    {" "}
                    <Tick />
                    <span className="unseen"> {words.isDone}</span>
                </span>
            </h3>
            <TaskText task={task} />
            {Object.entries(files).map(([file, content]) =>
                typeof content === "string" ? (
                    <CodeBlock key={file} kind="text" name={file} strings={code}>
                        <code>{content.trimEnd()}</code>
                    </CodeBlock>
                ) : null,
            )}
            {data.order && (
                <div className="order needs-script" data-order="" data-not-content="">
                    <OrderLines order={data.order} words={words.order} />
                </div>
            )}
            <div
                className="program"
                data-run-failed={run.panelFailed}
                data-run-files={JSON.stringify(Object.entries(files))}
            >
                <CodeBlock kind={program} strings={code}>
                    <HighlightedCode code={startOf(exercise, program)} language={program} />
                </CodeBlock>
                <RunRow program={program} words={run} editable={kind !== "order"} keptAs={`exercise ${id}`} />
            </div>
            <div className="exercise-check row needs-script" data-exercise-check="" data-not-content="">
                <CheckControls words={words} />
            </div>
            <details className="exercise-solution">
                <summary>{words.solution}</summary>
                <CodeBlock kind={program} strings={code}>
                    <HighlightedCode code={solutionOf(exercise, program)} language={program} />
                </CodeBlock>
            </details>
        </section>
    );
}

/** What is to be done, in paragraphs. @param lang of the text, if it is not the page's */
export const TaskText = ({ task, lang }: { readonly task: string; readonly lang?: string | undefined }) =>
    task
        .trim()
        .split(/\n\n+/)
        .map((paragraph) => (
            <p key={paragraph} lang={lang}>
                <TextWithCode text={paragraph} />
            </p>
        ));
