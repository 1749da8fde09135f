import { useSyncExternalStore } from "react";
import type { Strings } from "../i18n/gujarati.ts";
import { AnswerFields } from "./AnswerFields.tsx";
import { CallFields } from "./CallFields.tsx";
import type { ProofOfSnippets } from "./ProvedNote.tsx";
import { formatQuery, type OnChange, parseQuery, withChanges } from "./query.ts";
import { SnippetTabs } from "./SnippetTabs.tsx";
import { current, subscribe, visit } from "./search.ts";
import { snippetsOf } from "./snippets.ts";
import { readState } from "./state.ts";

type Props = {
    readonly strings: Strings["generator"];
    readonly code: Strings["code"];
    readonly proof: ProofOfSnippets;
};

/** The snippet generator. Its state is the URL; the static page shows the state of the bare URL. */
export function Generator({ strings, code, proof }: Props) {
    const query = parseQuery(useSyncExternalStore(subscribe, current, () => ""));
    const state = readState(query);
    const { snippets, leftOut, inputsProblem, parametersProblem, refusal } = snippetsOf(state);
    const onChange: OnChange = (changes, how) => visit(formatQuery(withChanges(query, changes)), how);
    const fields = { strings, state, onChange };
    return (
        <div className="generator">
            <form className="call needs-script" onSubmit={(event) => event.preventDefault()}>
                <CallFields {...fields} />
            </form>
            <section className="snippet" aria-label={strings.name}>
                <p className="hint needs-no-script">{strings.needsScript}</p>
                {snippets.length > 0 ? (
                    <SnippetTabs {...fields} code={code} proof={proof} snippets={snippets} leftOut={leftOut} />
                ) : (
                    <p className="problem">{refusal ? <span lang="en">{refusal}</span> : strings.noSnippets}</p>
                )}
            </section>
            <form className="answer needs-script" onSubmit={(event) => event.preventDefault()}>
                <AnswerFields {...fields} inputsProblem={inputsProblem} parametersProblem={parametersProblem} />
            </form>
        </div>
    );
}
