import { useContext } from "react";
import { CodeBlock } from "../frame/components/CodeBlock.tsx";
import type { RunRowWords } from "../run/panel/RunRow.tsx";
import type { Strings } from "../words/gujarati.ts";
import { CodeContext } from "./CodeContext.tsx";
import { RunHere } from "./RunHere.tsx";
import { requestText } from "./request-text.ts";

type Props = { readonly strings: Strings["generator"]; readonly code: Strings["code"]; readonly run: RunRowWords };

/** The HTTP request, and the shape of the output that a client makes of the response. */
export function RequestPanel({ strings, code, run }: Props) {
    const { request, outputShape } = useContext(CodeContext);
    return (
        <div className="request">
            <p className="hint">{strings.requestHint}</p>
            <CodeBlock kind="http" strings={code}>
                <code>{request ? requestText(request) : ""}</code>
            </CodeBlock>
            <RunHere program="request" words={run} />
            {outputShape !== undefined && (
                <>
                    <p className="hint">{strings.answerShape}</p>
                    <CodeBlock kind="output" strings={code}>
                        <code>{outputShape}</code>
                    </CodeBlock>
                </>
            )}
        </div>
    );
}
