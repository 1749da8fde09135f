import { type TaskId, tasks } from "@callsheet/inference/tasks";
import { Code } from "@callsheet/react/parts";
import { verbatim } from "../../frame/components/CodeBlock.tsx";
import { Heading } from "../../frame/components/Heading.tsx";
import { fallbackLanguage, type Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { type Export, type Member, namesOf } from "./api.ts";
import { CallDetails } from "./CallDetails.tsx";
import { Docs, ExampleCode } from "./Docs.tsx";
import { Words } from "./DocText.tsx";
import type { LinkTo } from "./links.ts";
import { Members } from "./Members.tsx";
import { bareType, signatureText } from "./signature-text.ts";
import { SignatureBlock } from "./TypeCode.tsx";

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
    const [, ...aliases] = namesOf(one);
    return (
        <dl className="api-origin">
            <div>
                <dt className="unseen">{words.kind}</dt>
                <dd>{words.kinds[one.kind]}</dd>
            </div>
            <div>
                <dt>{words.from}</dt>
                <dd>
                    {one.from.map((specifier) => (
                        <Code key={specifier} text={specifier} />
                    ))}
                </dd>
            </div>
            {aliases.length > 0 && (
                <div>
                    <dt>{words.also}</dt>
                    <dd>
                        {aliases.map((alias) => (
                            <code key={alias} id={alias} {...verbatim}>
                                {alias}
                            </code>
                        ))}
                    </dd>
                </div>
            )}
            {one.base !== undefined && one.base !== "Error" && (
                <div>
                    <dt>{words.extends}</dt>
                    <dd>
                        <Words text={`\`${one.base}\``} linkTo={linkTo} />
                    </dd>
                </div>
            )}
        </dl>
    );
}
