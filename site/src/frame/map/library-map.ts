/** The part of the site map with the library's pages. */
import { taskIds, tasks } from "@callsheet/inference/tasks";
import type { Language } from "../../languages.ts";
import { libraryPlace } from "../../routes.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import type { MapEntry } from "./entry.ts";
import { callingPlace, groupIds, groupPlace, sourcesOf } from "./library-groups.ts";

export function libraryMap(language: Language): MapEntry {
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
