import { verbatim } from "../../frame/components/CodeBlock.tsx";
import type { Member } from "../library/api.ts";
import { Words } from "../library/DocText.tsx";
import type { LinkTo } from "../library/links.ts";
import { TypeCode } from "../library/TypeCode.tsx";

type Props = {
    readonly members: readonly Member[];
    /** The translated descriptions, by field name. */
    readonly texts: Readonly<Record<string, string>>;
    readonly linkTo: LinkTo;
};

/** The fields of a type, described in the page's language. */
export const FieldTexts = ({ members, texts, linkTo }: Props) => (
    <dl className="api-fields">
        {members.map(({ name, type = "", optional, docs }) => (
            <div key={name}>
                <dt {...verbatim}>
                    <code {...verbatim}>
                        <b>{name}</b>
                        {optional && "?"}
                    </code>{" "}
                    <TypeCode code={type} linkTo={linkTo} />
                </dt>
                <dd>
                    <TranslatedText translation={texts[name]} english={docs.text} linkTo={linkTo} />
                </dd>
            </div>
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
