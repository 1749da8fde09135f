import { type TaskId, tasks } from "@callsheet/inference/tasks";
import { Code } from "@callsheet/react/parts";
import type { ReactNode } from "react";
import type { Docstring } from "../../../../tools/declarations/module.ts";
import { verbatim } from "../../frame/components/CodeBlock.tsx";
import { Heading } from "../../frame/components/Heading.tsx";
import { fallbackLanguage, type Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { bareType, type Export, type Member, type Signature, signatureText, tagsOf } from "./api.ts";
import { ApiField, Docs, ExampleCode, SignatureBlock, TypeCode, Words } from "./DocText.tsx";
import { type FieldText, fieldText } from "./field-text.ts";
import type { LinkTo } from "./links.ts";

type Props = {
    readonly language: Language;
    readonly one: Export;
    readonly level: 2 | 3;
    readonly linkTo: LinkTo;
    /** The task that it belongs to, whose fields are described in every language. */
    readonly task?: TaskId | undefined;
    /** Whether the fields of a type are explained elsewhere on the page. */
    readonly explained?: boolean;
};

/** One export: its name, import path and signature, and its whole docstring. */
export function ExportEntry({ language, one, level, linkTo, task, explained = false }: Props) {
    const { library: words } = strings[language];
    const { name, docs, kind } = one;
    const code = codeOf(one, explained);
    // The page already begins with what its task does, in its own language.
    const isDescribedAbove = task !== undefined && language !== fallbackLanguage && tasks[task].method.js === name;
    return (
        <section className="api-entry" data-kind={kind}>
            <Heading level={level} id={name}>
                <Code text={name} />
            </Heading>
            <Origin language={language} one={one} linkTo={linkTo} />
            {code !== undefined && <SignatureBlock code={code} own={name} linkTo={linkTo} />}
            {!isDescribedAbove && <Docs language={language} text={docs.text} linkTo={linkTo} />}
            {explained && one.members.length > 0 && <p>{words.above}</p>}
            <CallDetails language={language} docs={docs} signature={one.signatures[0]} linkTo={linkTo} task={task} />
            {!explained && <Members language={language} owner={one} members={shownMembers(one)} linkTo={linkTo} />}
            <ExampleCode language={language} docs={docs} />
        </section>
    );
}

/** Without call signatures, which the code of the type already shows. */
const shownMembers = ({ members }: Export): readonly Member[] => members.filter(({ name }) => name !== "");

function codeOf({ name, signatures, code, base, members, kind, typeParameters }: Export, explained: boolean) {
    const [signature] = signatures;
    if (signature) return signatureText(name, signature);
    if (kind === "class") {
        const constructorSignature = members.find((member) => member.name === "constructor")?.signature;
        const head = `class ${name}${base === undefined ? "" : ` extends ${base}`}`;
        return constructorSignature
            ? `${head}\n\nnew ${signatureText(name, { ...constructorSignature, returns: name })}`
            : head;
    }
    if (code !== undefined) return code;
    const [call] = members;
    if (call?.name === "" && call.signature)
        return `type ${name} = ${signatureText("", call.signature).replace(/\): /, ") => ")};`;
    if (explained) return bareType(name, members);
    return typeParameters === undefined ? undefined : `type ${name}<${typeParameters}>`;
}

function Origin({ language, one, linkTo }: Pick<Props, "language" | "one" | "linkTo">) {
    const { library: words } = strings[language];
    return (
        <dl className="api-origin">
            <div>
                <dt className="unseen">{words.kind}</dt>
                <dd>{words.kinds[one.kind]}</dd>
            </div>
            <Fact name={words.from}>
                {one.from.map((specifier) => (
                    <Code key={specifier} text={specifier} />
                ))}
            </Fact>
            {one.base !== undefined && one.base !== "Error" && (
                <Fact name={words.extends}>
                    <Words text={`\`${one.base}\``} linkTo={linkTo} />
                </Fact>
            )}
        </dl>
    );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
    <div>
        <dt>{name}</dt>
        <dd>{children}</dd>
    </div>
);

type CallDetailsProps = {
    readonly docs: Export["docs"];
    readonly linkTo: LinkTo;
    readonly language: Language;
    readonly signature: Signature | undefined;
    readonly task?: TaskId | undefined;
};

/** The parameters, result, errors and references of a function. */
function CallDetails({ language, docs, signature, linkTo, task }: CallDetailsProps) {
    const { library: words } = strings[language];
    const [returns] = tagsOf(docs, "returns");
    const throws = docThrows(docs);
    const typeParameters = tagsOf(docs, "typeParam");
    const see = tagsOf(docs, "see");
    return (
        <>
            {typeParameters.length > 0 && (
                <Part
                    title={words.typeParameters}
                    items={typeParameters.map((text) => text.replace(/^(\w+)/, "`$1`:"))}
                    linkTo={linkTo}
                />
            )}
            <ParameterList language={language} docs={docs} signature={signature} linkTo={linkTo} task={task} />
            {returns !== undefined && (
                <div className="api-part">
                    <p className="api-label">{words.returns}</p>
                    <Docs language={language} text={returns} linkTo={linkTo} />
                </div>
            )}
            {throws.length > 0 && <Part title={words.throws} items={throws} linkTo={linkTo} />}
            {see.length > 0 && <Part title={words.see} items={see} linkTo={linkTo} />}
        </>
    );
}

type PartProps = { readonly title: string; readonly items: readonly string[]; readonly linkTo: LinkTo };

function Part({ title, items, linkTo }: PartProps) {
    return (
        <div className="api-part">
            <p className="api-label">{title}</p>
            <ul lang="en">
                {items.map((item) => (
                    <li key={item}>
                        <Words text={item} linkTo={linkTo} />
                    </li>
                ))}
            </ul>
        </div>
    );
}

/** The parameters of a function with their types; fields of a task are described in the page's language. */
function ParameterList({ language, docs, signature, linkTo, task }: CallDetailsProps) {
    const parameters = docParameters(docs, signature);
    if (parameters.length === 0) return null;
    return (
        <div className="api-part">
            <p className="api-label">{strings[language].library.parameters}</p>
            <dl className="api-fields">
                {parameters.map(({ path, type, text }) => {
                    const words = task && fieldText(language, task, path);
                    return (
                        <ApiField key={path} path={path} type={type} linkTo={linkTo}>
                            {words ? (
                                <FieldDetail words={words} linkTo={linkTo} />
                            ) : (
                                <dd lang="en">
                                    <Words text={text} linkTo={linkTo} />
                                </dd>
                            )}
                        </ApiField>
                    );
                })}
            </dl>
        </div>
    );
}

type DetailProps = { readonly words: FieldText; readonly linkTo: LinkTo };

function FieldDetail({ words: { help, options, facts, lang = {} }, linkTo }: DetailProps) {
    return (
        <dd>
            <span lang={lang.help}>
                <Words text={help} linkTo={linkTo} />
            </span>
            {facts !== undefined && (
                <span className="api-facts" lang={lang.label}>
                    <Words text={facts} linkTo={linkTo} />
                </span>
            )}
            {options && Object.keys(options).length > 0 && (
                <ul>
                    {Object.entries(options).map(([value, text]) => (
                        <li key={value}>
                            <Code text={value} />:{" "}
                            <span lang={lang.options}>
                                <Words text={text} linkTo={linkTo} />
                            </span>
                        </li>
                    ))}
                </ul>
            )}
        </dd>
    );
}

/** A parameter, or a field of one. */
type DocParameter = {
    /** `args.parameters.top_k` */
    readonly path: string;
    readonly type: string;
    readonly text: string;
};

/** The `@param` tags of a docstring, with types from the tags or else from the signature. */
const docParameters = (docs: Docstring, signature: Signature | undefined): readonly DocParameter[] =>
    tagsOf(docs, "param").map((tag) => {
        const [, path = "", rest = ""] = /^(\S+)\s*(.*)$/s.exec(tag) ?? [];
        const [, type, text] = /^`([^`]+)`\. ?(.*)$/s.exec(rest) ?? [];
        const declared = signature?.parameters.find(({ name }) => name === path);
        return { path, type: type ?? declared?.type ?? "", text: text ?? rest };
    });

/** The `@throws` tags, split at semicolons: `InputError before anything is sent; TimeoutError`. */
const docThrows = (docs: Docstring): readonly string[] =>
    tagsOf(docs, "throws").flatMap((text) => text.replaceAll(/\s+/g, " ").split("; "));

type MembersProps = {
    readonly language: Language;
    readonly owner: Export;
    readonly members: readonly Member[];
    readonly linkTo: LinkTo;
};

/** The members of a type or class: fields, methods, and methods that are also exported as functions. */
function Members({ language, owner, members, linkTo }: MembersProps) {
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
                            <ApiField
                                key={name}
                                id={`${owner.name}.${name}`}
                                path={name}
                                optional={optional}
                                type={type.replace(/ \| undefined$/, "")}
                                linkTo={linkTo}
                            >
                                <dd>
                                    <Docs language={language} text={docs.text} linkTo={linkTo} />
                                </dd>
                            </ApiField>
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
