import type { Language } from "../i18n/languages.ts";
import { strings } from "../i18n/strings.ts";
import { firstChapter, home, type Place, pathOf, proof as proofPlace, snippets } from "../routes.ts";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { SearchButton } from "./SearchButton.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

type Props = { readonly language: Language; readonly place?: Place };

export function Header({ language, place }: Props) {
    const { page, course, generator, proof } = strings[language];
    const links = [
        { target: firstChapter, name: course.name, here: place?.startsWith("course/") },
        { target: snippets, name: generator.name, here: place === snippets },
        { target: proofPlace, name: proof.name, here: place === proofPlace },
    ];
    return (
        <header className="page-header">
            <a className="site-name" href={pathOf(language, home)} lang="en">
                Callsheet
            </a>
            <nav aria-label={page.navigation}>
                {links.map(({ target, name, here }) => (
                    <a
                        key={target}
                        href={pathOf(language, target)}
                        aria-current={place === target ? "page" : here ? "true" : undefined}
                    >
                        {name}
                    </a>
                ))}
            </nav>
            <div className="page-switches">
                <SearchButton language={language} />
                {place !== undefined && <LanguageSwitch language={language} place={place} />}
                <ThemeSwitch label={page.darkTheme} />
            </div>
        </header>
    );
}
