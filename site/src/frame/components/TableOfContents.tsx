type Entry = { readonly depth: number; readonly slug: string; readonly text: string };

type Props = { readonly title: string; readonly headings: readonly Entry[] };

export function TableOfContents({ title, headings }: Props) {
    return (
        <nav className="contents" aria-labelledby="contents">
            <p id="contents">{title}</p>
            <ol>
                {headings.map(({ depth, slug, text }) => (
                    <li key={slug} data-depth={depth}>
                        <a href={`#${slug}`}>{text}</a>
                    </li>
                ))}
            </ol>
        </nav>
    );
}
