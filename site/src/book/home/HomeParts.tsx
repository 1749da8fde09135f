import { find } from "@callsheet/catalogue";
import { providerIds } from "@callsheet/inference/providers";
import { taskIds, tasks } from "@callsheet/inference/tasks";
import { clients } from "@callsheet/snippets";
import peer from "../../../../verify/reports/peer.json";
import reports from "../../../../verify/reports/proof.json";
import { type Count, cellsOf, sumOf } from "../../../../verify/reports/proof.ts";
import { HomeDrawing } from "../../frame/drawings/scenes.tsx";
import type { Language } from "../../languages.ts";
import { exampleIn } from "../../reference/local-examples.ts";
import { type Programs, programsOf } from "../../reference/programs.ts";
import { GeneratorLink, SnippetPanels } from "../../reference/SnippetPanels.tsx";
import {
    coursePlace,
    firstChapter,
    modelsPlace,
    type Place,
    pathOf,
    proof as proofPlace,
    providersPlace,
    snippets,
    tasksPlace,
} from "../../routes.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { GoOn } from "../progress/CourseProgress.tsx";

type Props = { readonly language: Language /** The first chapter's title. */; readonly chapter: string };

type Audience = {
    readonly title: string;
    readonly text: string;
    readonly links: readonly { readonly place: Place; readonly name: string }[];
};

/** The three audiences of the site: people who learn, look something up, or build. */
export function Audiences({ language, chapter }: Props) {
    const { home, map, generator } = strings[language];
    const { learn, lookUp, build } = home.ways;
    const counts = {
        tasks: String(taskIds.length),
        // `auto` is not a provider: the Hub chooses one.
        providers: String(providerIds.filter((id) => id !== "auto").length),
        models: String(find("").length),
        clients: String(new Set(clients.map(({ id }) => id)).size),
    };
    const audiences: readonly Audience[] = [
        {
            title: learn.title,
            text: learn.text,
            links: [
                { place: coursePlace, name: map.course.title },
                { place: firstChapter, name: chapter },
            ],
        },
        {
            title: lookUp.title,
            text: fill(lookUp.text, counts),
            links: [
                { place: tasksPlace, name: map.tasks.title },
                { place: providersPlace, name: map.providers.title },
                { place: modelsPlace, name: map.models.title },
            ],
        },
        { title: build.title, text: fill(build.text, counts), links: [{ place: snippets, name: generator.title }] },
    ];
    return (
        <section className="home-ways" aria-labelledby="ways">
            <h2 id="ways">{home.ways.title}</h2>
            <ul>
                {audiences.map(({ title, text, links }) => (
                    <li key={title}>
                        <h3>{title}</h3>
                        <p>{text}</p>
                        <p className="way-links row">
                            {links.map(({ place, name }) => (
                                <a key={place} href={pathOf(language, place)}>
                                    {name}
                                </a>
                            ))}
                        </p>
                    </li>
                ))}
            </ul>
        </section>
    );
}

/** The first screen of the home page: what the site is, and the two main links. */
export function Welcome({ language, chapters }: { readonly language: Language; readonly chapters: readonly Place[] }) {
    const { home } = strings[language];
    return (
        <div className="welcome">
            <div>
                <h1>{home.title}</h1>
                <p className="lead">{home.description}</p>
                <p className="welcome-doors row">
                    <GoOn language={language} chapters={chapters} start={coursePlace} begin={home.start} />
                    <a className="button" href={pathOf(language, snippets)}>
                        {home.make}
                    </a>
                </p>
            </div>
            <HomeDrawing language={language} />
        </div>
    );
}

/** The proof in one figure: how many programs passed, ours and those of the best-known other generator. */
export function ProofFigure({ language }: { readonly language: Language }) {
    const { proof } = strings[language].home;
    return (
        <section aria-labelledby="proof">
            <h2 id="proof">{proof.title}</h2>
            <p className="lead">{proof.text}</p>
            <Bar name={proof.ours} text={proof.passed} count={sumOf(cellsOf(reports.whole))} isOurs />
            <Bar name={proof.theirs} text={proof.passed} count={sumOf(cellsOf(peer))} />
            <p>
                <a href={pathOf(language, proofPlace)}>{proof.more}</a>
            </p>
        </section>
    );
}

type BarProps = {
    readonly name: string;
    readonly text: string;
    readonly count: Count;
    readonly isOurs?: boolean;
};

/** A bar for the share that passed. It is SVG, because the policy allows no inline styles. */
function Bar({ name, text, count: { passed, all }, isOurs = false }: BarProps) {
    return (
        <div className="proof-bar" data-ours={isOurs ? "" : undefined}>
            <p>
                <strong>{name}</strong> <span>{fill(text, { passed: `${passed}`, all: `${all}` })}</span>
            </p>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect className="bar-all" width="100" height="4" />
                <rect className="bar-passed" width={(100 * passed) / all} height="4" />
            </svg>
        </div>
    );
}

type ExampleProps = { readonly language: Language };

/**
 * Example programs of a few tasks in three languages, which can be run on the page. Radio buttons and CSS switch tasks.
 */
export function Example({ language }: ExampleProps) {
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

function Call({ language, task }: ExampleProps & { readonly task: ExampleTask }) {
    const programs = exampleOf(language, task);
    return (
        <div className="example-call" data-example={task}>
            <SnippetPanels language={language} id={task} programs={programs} />
            <GeneratorLink language={language} query={programs.query} />
        </div>
    );
}

/** The tasks that a visitor can try on the home page. */
export const exampleTasks = [
    "conversational",
    "zero-shot-classification",
    "sentence-similarity",
    "token-classification",
] as const;

type ExampleTask = (typeof exampleTasks)[number];

/** One client for each language, the most common one. */
const clientNames = ["python/huggingface_hub", "js/callsheet", "sh/curl"];

/** The example programs of a task, in the language of the page where a model speaks it. */
function exampleOf(pageLanguage: Language, task: ExampleTask): Programs {
    const call = programsOf({ task, model: tasks[task].exampleModel, ...exampleIn(pageLanguage, task) });
    return {
        ...call,
        programs: call.programs.filter(({ language, client }) => clientNames.includes(`${language}/${client}`)),
    };
}
