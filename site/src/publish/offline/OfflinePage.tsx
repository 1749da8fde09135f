import { OfflineDrawing } from "../../frame/drawings/scenes.tsx";
import type { PageEntry } from "../../frame/map/entry.ts";
import type { Language } from "../../languages.ts";
import { home, pathOf } from "../../routes.ts";
import { strings } from "../../words/strings.ts";

type Props = {
    readonly language: Language;
    /** The pages that are precached for every reader. */
    readonly pages: readonly PageEntry[];
};

/** Shown in place of a page that is not cached, at that page's address. `list-visited.ts` adds the visited pages. */
export function OfflinePage({ language, pages }: Props) {
    const { offline, home: homeWords } = strings[language];
    return (
        <div className="offline">
            <OfflineDrawing language={language} />
            <h1>{offline.title}</h1>
            <p className="lead">{offline.text}</p>
            <p className="needs-script">
                <button type="button" data-again="">
                    {offline.again}
                </button>
            </p>
            <h2 id="kept">{offline.kept}</h2>
            <ul>
                {[{ place: home, title: homeWords.title }, ...pages].map(({ place, title }) => (
                    <li key={place}>
                        <a href={pathOf(language, place)}>{title}</a>
                    </li>
                ))}
            </ul>
            <div data-visited="" hidden>
                <h2 id="visited">{offline.visited}</h2>
                <ul />
                <template>
                    <li>
                        {/* biome-ignore lint/a11y/useAnchorContent: its words come with its page */}
                        <a href="#visited" />
                    </li>
                </template>
            </div>
        </div>
    );
}
