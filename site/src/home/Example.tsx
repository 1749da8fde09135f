import type { Language } from "../i18n/languages.ts";
import { strings } from "../i18n/strings.ts";
import { wordsOfTasks } from "../i18n/tasks/words-of-tasks.ts";
import { GeneratorLink } from "../reference/GeneratorLink.tsx";
import { SnippetPanels } from "../reference/SnippetPanels.tsx";
import { type ExampleTask, exampleOf, exampleTasks } from "./examples.ts";

type Props = { readonly language: Language };

/** A call that can be read in three languages and run in the page. The tasks are switched by radio buttons and CSS alone. */
export function Example({ language }: Props) {
    const { example } = strings[language].home;
    const words = wordsOfTasks(language);
    return (
        <section className="home-example" aria-labelledby="example">
            <h2 id="example">{example.title}</h2>
            <p className="lead">{example.lead}</p>
            <fieldset className="example-tasks">
                <legend>{example.choose}</legend>
                {exampleTasks.map((task, index) => (
                    <label key={task}>
                        <input type="radio" name="example-task" value={task} defaultChecked={index === 0} />
                        {words[task].name}
                    </label>
                ))}
            </fieldset>
            {exampleTasks.map((task) => (
                <Call key={task} language={language} task={task} />
            ))}
        </section>
    );
}

function Call({ language, task }: Props & { readonly task: ExampleTask }) {
    const { example } = strings[language].home;
    const programs = exampleOf(task);
    return (
        <div className="example-call" data-example={task}>
            <SnippetPanels language={language} id={task} programs={programs} />
            <div className="example-actions">
                <button
                    type="button"
                    className="button needs-script"
                    data-run={task}
                    data-running={example.running}
                    data-again={example.again}
                    data-failed={example.failed}
                >
                    {example.run}
                </button>
                <GeneratorLink language={language} query={programs.query} />
            </div>
            <section className="example-output" aria-label={example.output} aria-live="polite" hidden>
                <p className="label">{example.output}</p>
                <div data-output lang="en" />
                <p className="example-honest">{example.honest}</p>
                <details>
                    <summary>{example.sent}</summary>
                    <pre data-sent lang="en" translate="no" />
                </details>
            </section>
        </div>
    );
}
