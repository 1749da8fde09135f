import type { TaskId } from "@callsheet/inference/tasks";
import { Code } from "@callsheet/react/parts";
import type { Docstring } from "../../../../declarations/docstring.ts";
import { verbatim } from "../../frame/components/CodeBlock.tsx";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { type Export, type Signature, tagsOf } from "./api.ts";
import { Docs } from "./Docs.tsx";
import { Words } from "./DocText.tsx";
import { type FieldText, fieldText } from "./field-text.ts";
import type { LinkTo } from "./links.ts";
import { TypeCode } from "./TypeCode.tsx";

type Props = {
    readonly docs: Export["docs"];
    readonly linkTo: LinkTo;
    readonly language: Language;
    readonly signature: Signature | undefined;
    readonly task?: TaskId | undefined;
};

/** The parameters, result, errors and references of a function. */
export function CallDetails({ language, docs, signature, linkTo, task }: Props) {
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

type ParameterListProps = {
    readonly language: Language;
    readonly docs: Export["docs"];
    readonly signature: Signature | undefined;
    readonly linkTo: LinkTo;
    readonly task?: TaskId | undefined;
};

/** The parameters of a function with their types; fields of a task are described in the page's language. */
function ParameterList({ language, docs, signature, linkTo, task }: ParameterListProps) {
    const parameters = docParameters(docs, signature);
    if (parameters.length === 0) return null;
    return (
        <div className="api-part">
            <p className="api-label">{strings[language].library.parameters}</p>
            <dl className="api-fields">
                {parameters.map(({ path, type, text }) => {
                    const words = task && fieldText(language, task, path);
                    return (
                        <div key={path}>
                            <dt {...verbatim}>
                                <code {...verbatim}>
                                    <Path path={path} />
                                </code>{" "}
                                {type !== "" && <TypeCode code={type} linkTo={linkTo} />}
                            </dt>
                            {words ? (
                                <FieldDetail words={words} linkTo={linkTo} />
                            ) : (
                                <dd lang="en">
                                    <Words text={text} linkTo={linkTo} />
                                </dd>
                            )}
                        </div>
                    );
                })}
            </dl>
        </div>
    );
}

/** Emphasizes the last name of a path, which readers look for. */
function Path({ path }: { readonly path: string }) {
    const at = path.lastIndexOf(".") + 1;
    return (
        <>
            {at > 0 && <span className="api-path">{path.slice(0, at)}</span>}
            <b>{path.slice(at)}</b>
        </>
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
