import { catalogue } from "@callsheet/catalogue";
import { providerIds } from "@callsheet/inference/providers";
import { taskIds } from "@callsheet/inference/tasks";
import { clients } from "@callsheet/snippets";
import type { Language } from "../../languages.ts";
import {
    coursePlace,
    firstChapter,
    modelsPlace,
    type Place,
    pathOf,
    providersPlace,
    snippets,
    tasksPlace,
} from "../../routes.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";

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
        models: String(catalogue.models.length),
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
                        <p className="way-links">
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
