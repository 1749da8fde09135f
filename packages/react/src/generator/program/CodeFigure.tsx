import { CopyButton, ScrollingCode } from "../../snippet/SnippetFigure.tsx";
import type { GeneratorStrings } from "../../words/en/generator.ts";
import { type ShownCode, useAppearance } from "../appearance.ts";

type Props = ShownCode & { readonly strings: GeneratorStrings };

/** Code with its name and a copy button; the shape of an output is not copied. */
export function CodeFigure({ strings, ...code }: Props) {
    const { part, classNames, renderCode } = useAppearance();
    if (renderCode) return renderCode(code);
    const { kind, children } = code;
    const name = strings.codeKinds[kind];
    return (
        <figure className={part("snippet")}>
            <figcaption className={part("head")}>
                <span className={part("language")}>{name}</span>
                {kind !== "output" && <CopyButton strings={strings} classNames={classNames} />}
            </figcaption>
            <ScrollingCode label={`${strings.code}: ${name}`} className={part("pre")}>
                {children}
            </ScrollingCode>
        </figure>
    );
}
