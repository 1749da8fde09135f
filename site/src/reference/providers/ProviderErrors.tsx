import { explanationsIn } from "@callsheet/errors/explanations";
import { CodeBlock } from "../../frame/components/CodeBlock.tsx";
import type { Language } from "../../languages.ts";
import { errorsPlace, pathOf } from "../../routes.ts";
import { strings } from "../../words/strings.ts";
import { errorAnchor } from "../errors/related-pages.ts";
import type { ErrorSample } from "./error-samples.ts";

type Props = { readonly language: Language; readonly errors: readonly ErrorSample[] };

/** Sample errors of a provider, each with a link to its explanation. */
export function ProviderErrors({ language, errors }: Props) {
    const words = strings[language].providerPages;
    return (
        <>
            <p>{words.errorsText}</p>
            {errors.map(({ why, status, type, body, entry }) => (
                <div key={why} className="provider-error">
                    <p>
                        <strong>{words.refused[why]}</strong>{" "}
                        <span className="provider-quiet" lang="en" translate="no">
                            {status} · {type}
                        </span>
                    </p>
                    <CodeBlock kind="output" strings={strings[language].code}>
                        <code translate="no">{body}</code>
                    </CodeBlock>
                    {entry && (
                        <p>
                            {words.explained}{" "}
                            <a href={pathOf(language, errorAnchor(entry))}>{explanationsIn(language)[entry].title}</a>
                        </p>
                    )}
                </div>
            ))}
            <p>
                {words.allErrors} <a href={pathOf(language, errorsPlace)}>{strings[language].map.errors.title}</a>
            </p>
        </>
    );
}
