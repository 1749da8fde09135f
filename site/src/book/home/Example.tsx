import type { Language } from "../../languages.ts";
import { GeneratorLink } from "../../reference/GeneratorLink.tsx";
import { SnippetPanels } from "../../reference/SnippetPanels.tsx";
import { strings } from "../../words/strings.ts";
import { type ExampleTask, exampleOf, exampleTasks } from "./examples.ts";

type Props = { readonly language: Language };

/**
 * Example programs of a few tasks in three languages, which can be run on the page. Radio buttons and CSS switch tasks.
 */
export function Example({ language }: Props) {
    const { example } = strings[language].home;
    const words = strings[language].tasks;
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
    const programs = exampleOf(task);
    return (
        <div className="example-call" data-example={task}>
            <SnippetPanels language={language} id={task} programs={programs} />
            <GeneratorLink language={language} query={programs.query} />
        </div>
    );
}
