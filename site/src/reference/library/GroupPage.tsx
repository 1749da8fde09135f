import { Heading } from "../../frame/components/Heading.tsx";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { type Export, kinds } from "./api.ts";
import { ExportEntry } from "./ExportEntry.tsx";
import { linksIn } from "./links.ts";

type Props = { readonly language: Language; readonly api: readonly Export[]; readonly shown: readonly Export[] };

/** The kinds of exports on a page. */
export const kindsOf = (shown: readonly Export[]) => kinds.filter((kind) => shown.some((one) => one.kind === kind));

/** The exports of a page, grouped by kind. */
export function GroupPage({ language, api, shown }: Props) {
    const { library: words } = strings[language];
    const [first] = shown;
    const linkTo = linksIn(language, api, first?.package ?? "");
    return kindsOf(shown).map((kind) => (
        <section key={kind} className="api-kind">
            <Heading level={2} id={`${kind}-exports`}>
                {words.kindsOfMany[kind]}
            </Heading>
            {shown
                .filter((one) => one.kind === kind)
                .map((one) => (
                    <ExportEntry key={one.name} language={language} one={one} level={3} linkTo={linkTo} />
                ))}
        </section>
    ));
}
