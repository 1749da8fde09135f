import { useSyncExternalStore } from "react";
import type { Strings } from "../i18n/gujarati.ts";
import { AnswerFields } from "./AnswerFields.tsx";
import { CallFields } from "./CallFields.tsx";
import { changesFor, type OnChange, typedFields } from "./changes.ts";
import type { ProofOfSnippets } from "./ProvedNote.tsx";
import { formatQuery, parseQuery, withChanges } from "./query.ts";
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
    const state = readState(parseQuery(useSyncExternalStore(subscribe, current, () => "")));
    const { snippets, leftOut, inputsProblem, parametersProblem, refusal } = snippetsOf(state);
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

/** The same for as long as the page lives, so that a field whose text is the same is not rendered again. */
const onChange: OnChange = (name, text) => {
    const query = parseQuery(current());
    const changes = changesFor(readState(query), name, text);
    visit(formatQuery(withChanges(query, changes)), typedFields.includes(name) ? "replace" : "push");
};
