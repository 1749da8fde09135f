import type { ReactNode } from "react";
import type { Language } from "../../languages.ts";
import { fileAt } from "../../routes.ts";
import { strings } from "../../words/strings.ts";
import { isBlockKind } from "../code/blocks.ts";
import { Figure, type FigureName } from "../drawings/Figure.tsx";
import { CodeBlock } from "./CodeBlock.tsx";
import { Heading } from "./Heading.tsx";
import { ScrollingTable } from "./ScrollingTable.tsx";

type LinkProps = { readonly href?: string; readonly children?: ReactNode };
type CodeProps = { readonly className?: string; readonly children?: ReactNode };
type HeadingProps = { readonly id?: string; readonly children?: ReactNode };
type PreProps = { readonly "data-language"?: string; readonly children?: ReactNode };
type FigureProps = { readonly name: FigureName };
type TableProps = { readonly children?: ReactNode };

/** The components that render the elements of a chapter's Markdown. */
export function proseComponents(language: Language) {
    const { code } = strings[language];
    return {
        // Chapters link to pages of the site from its root, whatever path the site has on its host.
        a: ({ href, ...props }: LinkProps) => <a href={href?.startsWith("/") ? fileAt(href) : href} {...props} />,
        code: (props: CodeProps) => <code translate="no" {...props} />,
        h2: (props: HeadingProps) => <Heading level={2} {...props} />,
        h3: (props: HeadingProps) => <Heading level={3} {...props} />,
        pre({ "data-language": kind, children }: PreProps) {
            if (!isBlockKind(kind)) throw new Error(`A block of code of no known kind: ${kind}`);
            return (
                <CodeBlock kind={kind} strings={code}>
                    {children}
                </CodeBlock>
            );
        },
        Figure: ({ name }: FigureProps) => <Figure name={name} language={language} />,
        table: ({ children }: TableProps) => <ScrollingTable label={code.table}>{children}</ScrollingTable>,
    };
}
