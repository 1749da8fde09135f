import type { TaskId } from "@callsheet/inference/tasks";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { type Export, type Signature, tagsOf } from "./api.ts";
import { Docs } from "./Docs.tsx";
import { Words } from "./DocText.tsx";
import { docThrows } from "./doc-parameters.ts";
import type { LinkTo } from "./links.ts";
import { ParameterList } from "./ParameterList.tsx";

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
