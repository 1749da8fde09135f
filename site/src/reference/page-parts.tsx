/** What reference pages are made of: sections with headings, facts, links and listings. */
import type { TaskId } from "@callsheet/inference/tasks";
import { HighlightedCode } from "@callsheet/react/parts";
import type { LanguageId } from "@callsheet/snippets";
import { Fragment, type ReactNode } from "react";
import type { BlockKind } from "../frame/code/blocks.ts";
import { CodeBlock } from "../frame/components/CodeBlock.tsx";
import { Heading } from "../frame/components/Heading.tsx";
import type { Language } from "../languages.ts";
import { renderList } from "../render-list.tsx";
import { pathOf, taskPlace } from "../routes.ts";
import { strings } from "../words/strings.ts";

/** A section of a page, from which its heading and its line in the table of contents are made. */
export type Section = { readonly slug: string; readonly text: string; readonly content: ReactNode };

/** The headings of sections, for the table of contents. */
export const headingsOf = (sections: readonly Section[]) =>
    sections.map(({ slug, text }) => ({ depth: 2, slug, text }));

type SectionsProps = {
    readonly sections: readonly Section[];
    /** Whether each is in an element of its own. Default: false. */
    readonly isWrapped?: boolean;
};

/** The sections of a page, each with its heading. */
export const Sections = ({ sections, isWrapped = false }: SectionsProps) =>
    renderList(sections, ({ slug, text, content }) => {
        const Wrapper = isWrapped ? "section" : Fragment;
        return (
            <Wrapper>
                <Heading level={2} id={slug} text={text} />
                {content}
            </Wrapper>
        );
    });

type FactListProps = {
    readonly className?: string;
    /** Names and values; `false` for a fact that there is not. */
    readonly facts: readonly (readonly [name: ReactNode, value: ReactNode] | false)[];
};

/** A list of facts, each with its name. */
export const FactList = ({ className, facts }: FactListProps) => (
    <dl className={className}>
        {renderList(
            facts.filter((fact) => fact !== false),
            ([name, value]) => (
                <div>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                </div>
            ),
        )}
    </dl>
);

/** The key facts in the head of a page. */
export const FactSheet = ({ facts }: Pick<FactListProps, "facts">) => (
    <FactList className="sheet task-sheet" facts={facts} />
);

/** The fact that a thing has a page on the Hub. @param address of that page */
export const onHub = (language: Language, address: string): readonly [name: ReactNode, value: ReactNode] => [
    <span key="hub" lang="en">
        Hub
    </span>,
    <a key={address} href={address} rel="external">
        {strings[language].reference.onHub}
    </a>,
];

type TaskLinksProps = { readonly language: Language; readonly tasks: readonly TaskId[] };

/** Tasks by name, each with a link to its page. */
export const TaskLinks = ({ language, tasks }: TaskLinksProps) => (
    <ul className="names">
        {tasks.map((task) => (
            <li key={task}>
                <TaskLink language={language} task={task} />
            </li>
        ))}
    </ul>
);

export const TaskLink = ({ language, task }: { readonly language: Language; readonly task: TaskId }) => (
    <a href={pathOf(language, taskPlace(task))}>{strings[language].tasks[task].name}</a>
);

/** Nodes with commas between them. */
export const Commas = ({ items }: { readonly items: readonly ReactNode[] }) =>
    renderList(items, (item, index) => (
        <span>
            {index > 0 && ", "}
            {item}
        </span>
    ));

type ListingProps = {
    readonly language: Language;
    readonly code: string;
    /** The language of the code; JSON is highlighted as JavaScript. */
    readonly as: LanguageId;
    /** The kind of the block, such as `output`. Default: a program in its language. */
    readonly kind?: BlockKind;
};

/** A block of highlighted code. */
export const Listing = ({ language, code, as, kind = as }: ListingProps) => (
    <CodeBlock kind={kind} strings={strings[language].code}>
        <HighlightedCode code={code} language={as} />
    </CodeBlock>
);
