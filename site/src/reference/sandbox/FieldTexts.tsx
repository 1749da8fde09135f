import type { Member } from "../library/api.ts";
import type { LinkTo } from "../library/links.ts";
import { TypeCode } from "../library/TypeCode.tsx";
import { TranslatedText } from "./TranslatedText.tsx";

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
                <dt lang="en" translate="no">
                    <code lang="en" translate="no">
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
