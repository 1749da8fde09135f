import { useContext } from "react";
import type { GeneratorStrings } from "../../words/en/generator.ts";
import { useAppearance } from "../appearance.ts";
import type { TabsView } from "../state/tabs-view.ts";
import { CodeContext, CodeFigure } from "./CodeContext.tsx";
import { requestText } from "./request-text.ts";

export type RequestPanelProps = { readonly strings: GeneratorStrings; readonly view: TabsView };

/** The HTTP request, and the shape of the output that a client makes of the response. */
export function RequestPanel({ strings, view: { task, provider, model } }: RequestPanelProps) {
    const { part, renderAfter } = useAppearance();
    const { request, outputShape } = useContext(CodeContext);
    return (
        <div className={part("request")}>
            <p className={part("hint")}>{strings.requestHint}</p>
            <CodeFigure kind="http" strings={strings}>
                <code className={part("code")}>{request ? requestText(request) : ""}</code>
            </CodeFigure>
            {renderAfter?.({ language: "request", client: "", task, provider, model, isBeside: false })}
            {outputShape !== undefined && (
                <>
                    <p className={part("hint")}>{strings.answerShape}</p>
                    <CodeFigure kind="output" strings={strings}>
                        <code className={part("code")}>{outputShape}</code>
                    </CodeFigure>
                </>
            )}
        </div>
    );
}
