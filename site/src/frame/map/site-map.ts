import catalogue from "@callsheet/catalogue/internal/catalogue.json";
import { providerIds, providers } from "@callsheet/inference/providers";
import { taskIds, tasks } from "@callsheet/inference/tasks";
import { taskGroups, tasksIn } from "@callsheet/react/generator/core";
import type { Language } from "../../languages.ts";
import {
    commandLinePlace,
    coursePlace,
    errorsPlace,
    glossaryPlace,
    lessonPlace,
    libraryPlace,
    matrixPlace,
    modelPlace,
    modelsPlace,
    proof,
    providerPlace,
    providersPlace,
    sandboxPlace,
    snippets,
    taskPlace,
    tasksPlace,
    teachersPlace,
} from "../../routes.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { callingPlace, groupIds, groupPlace, sourcesOf } from "./library-groups.ts";
import type { MapEntry } from "./navigation.ts";

/** The pages written in MDX, each list in its order. */
type Texts = {
    readonly chapters: readonly MapEntry[];
    readonly guides: readonly MapEntry[];
    readonly integrations: readonly MapEntry[];
};

/** All pages of the site in a language, except the home page, as a tree in reading order. */
export function siteMap(language: Language, { chapters, guides, integrations }: Texts): readonly MapEntry[] {
    const { map, generator, proof: proofWords } = strings[language];
    return [
        {
            title: map.learn,
            children: [
                { place: coursePlace, ...map.course, sources: ["site/src/book/course"], children: chapters },
                {
                    place: glossaryPlace,
                    ...map.glossary,
                    sources: [`book/content/${language}/glossary/terms.yaml`],
                },
                {
                    place: teachersPlace,
                    ...map.teachers,
                    sources: [`site/src/words/${language}/teachers.ts`, "book/content"],
                    apart: true,
                    children: lessonPages(language, chapters),
                },
            ],
        },
        {
            title: map.build,
            children: [
                {
                    place: snippets,
                    title: generator.title,
                    description: generator.description,
                    sources: [
                        "site/src/generator/Generator.tsx",
                        "packages/react/src/generator",
                        "packages/snippets/src",
                    ],
                },
                { title: map.guides, children: guides },
                { title: map.integrations, children: integrations },
            ],
        },
        {
            title: map.lookUp,
            children: [
                tasksOf(language),
                providersOf(language),
                modelsOf(language),
                {
                    place: errorsPlace,
                    ...map.errors,
                    sources: ["site/src/reference/errors", "packages/errors", "packages/inference/src/errors"],
                },
                libraryMap(language),
                { place: commandLinePlace, ...map.commandLine, sources: ["packages/cli/src"] },
                { place: sandboxPlace, ...map.sandbox, sources: ["packages/sandbox/src"] },
                { place: matrixPlace, ...map.matrix, sources: ["packages/snippets/src"] },
            ],
        },
        {
            title: map.trust,
            children: [
                {
                    place: proof,
                    title: proofWords.title,
                    description: proofWords.description,
                    sources: ["verify/proof"],
                },
            ],
        },
    ];
}

/** The pages for teachers of the chapters that have a lesson. */
function lessonPages(language: Language, chapters: readonly MapEntry[]): readonly MapEntry[] {
    const { lessons } = strings[language];
    return Object.keys(lessons.chapters).flatMap((name) =>
        chapters
            .filter(({ place }) => place === `${coursePlace}/${name}/1`)
            .map(({ title, sources = [] }) => {
                const values = { chapter: name.replace("chapter", ""), title };
                return {
                    place: lessonPlace(name),
                    title: fill(lessons.title, values),
                    description: fill(lessons.description, values),
                    sources: [`site/src/words/${language}/lessons.ts`, `book/exercises/${name}`, ...sources],
                };
            }),
    );
}

function tasksOf(language: Language): MapEntry {
    const { map, generator } = strings[language];
    return {
        place: tasksPlace,
        ...map.tasks,
        sources: ["packages/inference/src/tasks"],
        children: taskGroups.map((group) => ({
            title: generator.groups[group],
            children: tasksIn(group).map((task) => ({
                place: taskPlace(task),
                title: strings[language].tasks[task].name,
                description: generator.tasks[task],
                sources: [`packages/inference/src/tasks/${task}.ts`],
            })),
        })),
    };
}

function providersOf(language: Language): MapEntry {
    const { map } = strings[language];
    return {
        place: providersPlace,
        ...map.providers,
        sources: ["packages/inference/src/providers"],
        children: providerIds.map((id) => ({
            place: providerPlace(id),
            title: providers[id].name,
            isName: true,
            description: fill(map.provider, { name: providers[id].name }),
            sources: ["packages/inference/src/providers"],
        })),
    };
}

/** Those for adults have no page: the generator writes their code for whoever gives the exact name. */
const shownModels = catalogue.models.filter(({ forAdults }) => !forAdults);

function modelsOf(language: Language): MapEntry {
    const { map } = strings[language];
    const source = "packages/catalogue/src/catalogue.json";
    return {
        place: modelsPlace,
        ...map.models,
        sources: [source],
        apart: true,
        children: shownModels.map(({ id, task }) => ({
            place: modelPlace(id),
            title: id,
            isName: true,
            description: fill(map.model, { name: id, task }),
            sources: [source],
        })),
    };
}

function libraryMap(language: Language): MapEntry {
    const { map, library } = strings[language];
    return {
        place: libraryPlace,
        ...map.library,
        sources: ["packages/inference/src"],
        children: groupIds.map((group) => ({
            place: groupPlace(group),
            title: library.groups[group].title,
            description: library.groups[group].description.replaceAll("`", ""),
            sources: sourcesOf(group),
            ...(group === "calling" && { apart: true, children: callingPages(language) }),
        })),
    };
}

const callingPages = (language: Language): readonly MapEntry[] =>
    taskIds.map((task) => ({
        place: callingPlace(task),
        title: tasks[task].method.js,
        isName: true,
        description: fill(strings[language].library.summaryOf, { name: tasks[task].method.js }),
        sources: [`packages/inference/src/tasks/${task}.ts`],
    }));
