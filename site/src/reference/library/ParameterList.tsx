import type { TaskId } from "@callsheet/inference/tasks";
import { Code } from "@callsheet/react/parts";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import type { Export, Signature } from "./api.ts";
import { Words } from "./DocText.tsx";
import { docParameters } from "./doc-parameters.ts";
import { type FieldText, fieldText } from "./field-text.ts";
import type { LinkTo } from "./links.ts";
import { TypeCode } from "./TypeCode.tsx";

type Props = {
    readonly language: Language;
    readonly docs: Export["docs"];
    readonly signature: Signature | undefined;
    readonly linkTo: LinkTo;
    readonly task?: TaskId | undefined;
};

/** The parameters of a function with their types; fields of a task are described in the page's language. */
export function ParameterList({ language, docs, signature, linkTo, task }: Props) {
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
                            <dt lang="en" translate="no">
                                <code lang="en" translate="no">
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

function FieldDetail({ words: { help, options, facts }, linkTo }: DetailProps) {
    return (
        <dd>
            <Words text={help} linkTo={linkTo} />
            {facts !== undefined && (
                <span className="api-facts">
                    <Words text={facts} linkTo={linkTo} />
                </span>
            )}
            {options && Object.keys(options).length > 0 && (
                <ul>
                    {Object.entries(options).map(([value, text]) => (
                        <li key={value}>
                            <Code text={value} />: <Words text={text} linkTo={linkTo} />
                        </li>
                    ))}
                </ul>
            )}
        </dd>
    );
}
