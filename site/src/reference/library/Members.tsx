import { verbatim } from "../../frame/components/CodeBlock.tsx";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import type { Export, Member } from "./api.ts";
import { CallDetails } from "./CallDetails.tsx";
import { Docs, ExampleCode } from "./Docs.tsx";
import type { LinkTo } from "./links.ts";
import { signatureText } from "./signature-text.ts";
import { SignatureBlock, TypeCode } from "./TypeCode.tsx";

type Props = {
    readonly language: Language;
    readonly owner: Export;
    readonly members: readonly Member[];
    readonly linkTo: LinkTo;
};

/** The members of a type or class: fields, methods, and methods that are also exported as functions. */
export function Members({ language, owner, members, linkTo }: Props) {
    const { library: words } = strings[language];
    const fields = members.filter(({ type }) => type !== undefined);
    const methods = members.filter(({ signature }) => signature !== undefined);
    const same = members.filter((member) => member.same !== undefined);
    return (
        <>
            {fields.length > 0 && (
                <div className="api-part">
                    <p className="api-label">{words.fields}</p>
                    <dl className="api-fields">
                        {fields.map(({ name, type = "", optional, docs }) => (
                            <div key={name} id={`${owner.name}.${name}`}>
                                <dt {...verbatim}>
                                    <code {...verbatim}>
                                        <b>{name}</b>
                                        {optional && "?"}
                                    </code>{" "}
                                    <TypeCode code={type.replace(/ \| undefined$/, "")} linkTo={linkTo} />
                                </dt>
                                <dd>
                                    <Docs language={language} text={docs.text} linkTo={linkTo} />
                                </dd>
                            </div>
                        ))}
                    </dl>
                </div>
            )}
            {methods.map(({ name, signature, docs }) => (
                <div key={name} className="api-method" id={`${owner.name}.${name}`}>
                    {signature && name !== "constructor" && (
                        <SignatureBlock code={signatureText(name, signature)} own={name} linkTo={linkTo} />
                    )}
                    <Docs language={language} text={docs.text} linkTo={linkTo} />
                    <CallDetails language={language} docs={docs} signature={signature} linkTo={linkTo} />
                    <ExampleCode language={language} docs={docs} />
                </div>
            ))}
            {same.length > 0 && (
                <div className="api-part">
                    <p className="api-label">{words.helpers}</p>
                    <p>{words.helpersAbout}</p>
                    <dl className="api-fields">
                        {same.map(({ name, same: helper = "", docs }) => (
                            <div key={name} id={`${owner.name}.${name}`}>
                                <dt {...verbatim}>
                                    <TypeCode code={helper} linkTo={linkTo} />
                                </dt>
                                <dd>
                                    <Docs language={language} text={docs.text} linkTo={linkTo} />
                                </dd>
                            </div>
                        ))}
                    </dl>
                </div>
            )}
        </>
    );
}
