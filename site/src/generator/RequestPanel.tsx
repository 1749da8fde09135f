import { useContext } from "react";
import { CodeBlock } from "../frame/components/CodeBlock.tsx";
import type { RunRowWords } from "../run/panel/RunRow.tsx";
import type { Strings } from "../words/gujarati.ts";
import { RunHere } from "./RunHere.tsx";
import { requestText } from "./request-text.ts";
import { CodeInSight } from "./SeenCode.tsx";

type Props = { readonly strings: Strings["generator"]; readonly code: Strings["code"]; readonly run: RunRowWords };

/** The request as it goes over the network, and the shape of what is made of the response. */
export function RequestPanel({ strings, code, run }: Props) {
    const { request, answer } = useContext(CodeInSight);
    return (
        <div className="request">
            <p className="hint">{strings.requestHint}</p>
            <CodeBlock kind="http" strings={code}>
                <code>{request ? requestText(request) : ""}</code>
            </CodeBlock>
            <RunHere program="request" words={run} />
            {answer !== undefined && (
                <>
                    <p className="hint">{strings.answerShape}</p>
                    <CodeBlock kind="output" strings={code}>
                        <code>{answer}</code>
                    </CodeBlock>
                </>
            )}
        </div>
    );
}
