import { highlight, type Piece } from "@callsheet/react/highlight";
import { Code } from "@callsheet/react/parts";
import type { ReactNode } from "react";
import { verbatim } from "../../frame/components/CodeBlock.tsx";
import { fallbackLanguage, inEveryLanguage, type Language } from "../../languages.ts";
import { renderList } from "../../render-list.tsx";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { Listing } from "../page-parts.tsx";
import { type Export, type Member, tagsOf } from "./api.ts";
import type { LinkTo } from "./links.ts";

type Props = { readonly text: string /** Default: no links. */; readonly linkTo?: LinkTo };

const noLinks: LinkTo = () => undefined;

/** A docstring as paragraphs and lists; text between backticks is code. */
export const DocText = ({ text, linkTo = noLinks }: Props) => (
    <>
        {text.split(/\n\s*\n/).map((part) => (
            <Part key={part} text={part} linkTo={linkTo} />
        ))}
    </>
);

function Part({ text, linkTo }: Required<Props>) {
    const [before = "", ...items] = text.split(/(?:^|\n)- /);
    return (
        <>
            {before.trim() !== "" && (
                <p>
                    <Words text={before} linkTo={linkTo} />
                </p>
            )}
            {items.length > 0 && (
                <ul>
                    {items.map((item) => (
                        <li key={item}>
                            <Words text={item} linkTo={linkTo} />
                        </li>
                    ))}
                </ul>
            )}
        </>
    );
}

/** Inline text of a docstring, without paragraphs. */
export const Words = ({ text, linkTo = noLinks }: Props) =>
    renderList(text.trim().split(/(`[^`]+`)/), (part) =>
        part.startsWith("`") ? code(part.slice(1, -1), linkTo) : named(part, linkTo),
    );

function code(text: string, linkTo: LinkTo): ReactNode {
    const href = linkTo(text);
    const shown = <Code text={text} />;
    return href === undefined ? shown : <a href={href}>{shown}</a>;
}

/** Links names of exports: those of two or more words, such as InputError, and single words after "see". */
const named = (text: string, linkTo: LinkTo): ReactNode =>
    renderList(text.split(/((?<=\bsee )[A-Z]\w+|\b[A-Z][a-z]+(?:[A-Z][a-z]+)+\b)/), (part, index) =>
        index % 2 === 1 ? link(part, linkTo) : part,
    );

function link(name: string, linkTo: LinkTo): ReactNode {
    const href = linkTo(name);
    return href === undefined ? name : <a href={href}>{name}</a>;
}

type TypeCodeProps = {
    readonly code: string;
    readonly linkTo: LinkTo;
    /** The name that this entry explains, which is not linked. */
    readonly own?: string | undefined;
};

/** Highlighted types and signatures, in which every exported name links to its entry. */
export const TypeCode = ({ code, linkTo, own }: TypeCodeProps) => (
    <code {...verbatim}>{renderList(highlight("js", code), (piece) => shown(piece, linkTo, own))}</code>
);

function shown({ text, colour }: Piece, linkTo: LinkTo, own: string | undefined): ReactNode {
    const isName = colour === undefined || colour === "function";
    const content = isName ? linked(text, linkTo, own) : text;
    return colour ? <span className={`code-${colour}`}>{content}</span> : content;
}

const linked = (text: string, linkTo: LinkTo, own: string | undefined): ReactNode =>
    renderList(text.split(/([A-Za-z_$][\w$]*)/), (part) => (part === own ? part : link(part, linkTo)));

/** A signature that wraps on narrow screens instead of scrolling. */
export const SignatureBlock = ({ code, own, linkTo }: TypeCodeProps) => (
    <pre className="signature" lang="en" dir="ltr" translate="no">
        <TypeCode code={code.replaceAll(/^ {4,}/gm, tabs)} own={own} linkTo={linkTo} />
    </pre>
);

/** Indents with tabs, which are narrower on a phone. */
const tabs = (blanks: string): string => "\t".repeat(Math.floor(blanks.length / 4)) + " ".repeat(blanks.length % 4);

type ApiFieldProps = {
    readonly id?: string;
    /** The last part of its path is emphasized. */
    readonly path: string;
    readonly optional?: boolean;
    readonly type: string;
    readonly linkTo: LinkTo;
    /** The `dd` elements. */
    readonly children: ReactNode;
};

/** A field or parameter: its path, its type, and what it is. */
export function ApiField({ id, path, optional = false, type, linkTo, children }: ApiFieldProps) {
    const at = path.lastIndexOf(".") + 1;
    return (
        <div id={id}>
            <dt {...verbatim}>
                <code {...verbatim}>
                    {at > 0 && <span className="api-path">{path.slice(0, at)}</span>}
                    <b>{path.slice(at)}</b>
                    {optional && "?"}
                </code>{" "}
                {type !== "" && <TypeCode code={type} linkTo={linkTo} />}
            </dt>
            {children}
        </div>
    );
}

type FieldTextsProps = {
    readonly members: readonly Member[];
    /** The translated descriptions, by field name. */
    readonly texts: Readonly<Record<string, string>>;
    readonly linkTo: LinkTo;
};

/** The fields of a type, described in the page's language. */
export const FieldTexts = ({ members, texts, linkTo }: FieldTextsProps) => (
    <dl className="api-fields">
        {members.map(({ name, type = "", optional, docs }) => (
            <ApiField key={name} path={name} optional={optional} type={type} linkTo={linkTo}>
                <dd>
                    <TranslatedText translation={texts[name]} english={docs.text} linkTo={linkTo} />
                </dd>
            </ApiField>
        ))}
    </dl>
);

type TranslatedTextProps = {
    /** In the page's language; undefined if there is none or the page is in English. */
    readonly translation: string | undefined;
    readonly english: string;
    readonly linkTo: LinkTo;
};

/** A translated text, or else the English of the docstring. */
export const TranslatedText = ({ translation, english, linkTo }: TranslatedTextProps) => (
    <p lang={translation === undefined ? "en" : undefined}>
        <Words text={translation ?? english} linkTo={linkTo} />
    </p>
);

type DocsProps = { readonly language: Language; readonly text: string; readonly linkTo: LinkTo };

/** A docstring's text, translated into the page's language if a translation exists. */
export function Docs({ language, text: english, linkTo }: DocsProps) {
    const { text, lang } = translateDocstring(language, english);
    if (text === "") return null;
    return (
        <div className="api-text" lang={lang}>
            <DocText text={text} linkTo={linkTo} />
        </div>
    );
}

/** The texts that have translations, the longest first, since one may be a prefix of another. */
const knownTexts = inEveryLanguage((language) =>
    Object.keys(strings[language].answers).sort((one, other) => other.length - one.length),
);

/** Translates the docstring of a field of an output; others stay in English, and have `lang`. */
function translateDocstring(language: Language, english: string): { readonly text: string; readonly lang?: "en" } {
    if (language === fallbackLanguage) return { text: english };
    const [, code = "", text = ""] = /^(`[^`]+`\. )?(.*)$/.exec(english.replaceAll(/\s+/g, " ").trim()) ?? [];
    const { answers } = strings[language];
    const found = knownTexts[language].find((one) => text.startsWith(one));
    const words = found && answers[found];
    const facts = found === undefined ? undefined : factsIn(language, text.slice(found.length).trim());
    if (words === undefined || facts === undefined) return { text: english, lang: "en" };
    return { text: `${code}${words}${facts}` };
}

/** Translates the rest of a text, which may be a range between two numbers. Undefined for anything else. */
function factsIn(language: Language, rest: string): string | undefined {
    if (rest === "") return "";
    const [, low, high] = /^Range: (\S+) to (\S+)\.$/.exec(rest) ?? [];
    if (low === undefined || high === undefined) return undefined;
    return ` ${fill(strings[language].library.between, { low, high })}`;
}

type ExampleCodeProps = { readonly language: Language; readonly docs: Export["docs"] };

/** The example programs of a docstring. Tests compile and run each of them. */
export const ExampleCode = ({ language, docs }: ExampleCodeProps) =>
    tagsOf(docs, "example").map((code) => <Listing key={code} language={language} as="js" code={code} />);
