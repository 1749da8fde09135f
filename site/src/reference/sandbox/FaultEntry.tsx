import { Code, HighlightedCode } from "@callsheet/react/parts";
import type { FaultKind } from "@callsheet/sandbox";
import { verbatim } from "../../frame/components/CodeBlock.tsx";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { Words } from "../library/DocText.tsx";
import type { LinkTo } from "../library/links.ts";
import { TypeCode } from "../library/TypeCode.tsx";
import { TranslatedText } from "./FieldTexts.tsx";
import { faultInHeader, faultInProgram } from "./fault-groups.ts";
import type { FaultFacts } from "./read-faults.ts";

type Props = {
    readonly language: Language;
    readonly fault: FaultFacts;
    readonly example: FaultKind;
    readonly linkTo: LinkTo;
};

/** A fault: what it does, its fields, and how to request it. */
export function FaultEntry({ language, fault: { name, text, fields }, example, linkTo }: Props) {
    const { sandbox: words } = strings[language];
    return (
        <div className="fault" id={`fault-${name}`}>
            <dt {...verbatim}>
                <code {...verbatim}>
                    <b>{name}</b>
                </code>
            </dt>
            <dd>
                <TranslatedText translation={words.faultTexts[name]} english={text} linkTo={linkTo} />
                {fields.length > 0 && (
                    <ul className="fault-fields">
                        {fields.map((field) => (
                            <li key={field.name}>
                                <Code text={field.name} /> <TypeCode code={field.type ?? ""} linkTo={linkTo} />{" "}
                                {!field.optional && <span className="minor">{words.required}</span>}
                                <TranslatedText
                                    translation={words.fieldTexts[`${name}.${field.name}`]}
                                    english={field.docs.text}
                                    linkTo={linkTo}
                                />
                            </li>
                        ))}
                    </ul>
                )}
                <pre className="signature" lang="en" dir="ltr" translate="no">
                    <HighlightedCode language="js" code={faultInProgram(example)} />
                    {"\n"}
                    <code {...verbatim}>
                        <span className="code-comment">x-sandbox-fault: </span>
                        <Words text={faultInHeader(example)} />
                    </code>
                </pre>
            </dd>
        </div>
    );
}
