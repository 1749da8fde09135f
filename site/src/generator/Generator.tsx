import { useMemo, useSyncExternalStore } from "react";
import type { TaskForm } from "../forms/task-form.ts";
import type { Strings } from "../i18n/gujarati.ts";
import { AnswerFields } from "./AnswerFields.tsx";
import { CallFields } from "./CallFields.tsx";
import { changesFor, type OnChange, typedFields } from "./changes.ts";
import type { ProofOfSnippets } from "./ProvedNote.tsx";
import { formatQuery, parseQuery, withChanges } from "./query.ts";
import { CodeInSight } from "./SeenCode.tsx";
import { SnippetTabs } from "./SnippetTabs.tsx";
import { current, subscribe, visit, written } from "./search.ts";
import { type GeneratorState, readState } from "./state.ts";
import { useForm } from "./use-form.ts";
import { useSame } from "./use-same.ts";
import { viewOf, viewWhileTyping } from "./view.ts";

type Props = {
    readonly strings: Strings["generator"];
    readonly code: Strings["code"];
    readonly proof: ProofOfSnippets;
    /** The form of the default task, and the folder of the others'. */
    readonly form: TaskForm;
    readonly forms: string;
};

/** The snippet generator. Its state is the URL; the static page shows the state of the bare URL. */
export function Generator({ strings, code, proof, form, forms }: Props) {
    const settled = useSyncExternalStore(subscribe, written, () => "");
    const search = useSyncExternalStore(subscribe, current, () => "");
    const state = useMemo(() => stateOf(search), [search]);
    const whole = useMemo(() => viewOf(stateOf(settled)), [settled]);
    // While somebody types, the snippet that they see is written; the others when they pause.
    const { tabs, content, refusal, ...problems } =
        search === settled ? whole : (viewWhileTyping(state, whole) ?? viewOf(state));
    const view = useSame(tabs);
    const fields = { strings, state, onChange };
    const taskForm = useForm(state.task.value, form, forms);
    return (
        <div className="generator">
            <form className="call needs-script" onSubmit={(event) => event.preventDefault()}>
                <CallFields {...fields} />
            </form>
            <section className="snippet" aria-label={strings.name}>
                <p className="hint needs-no-script">{strings.needsScript}</p>
                {view ? (
                    <CodeInSight value={content}>
                        <SnippetTabs strings={strings} code={code} proof={proof} view={view} onChange={onChange} />
                    </CodeInSight>
                ) : (
                    <p className="problem">{refusal ? <span lang="en">{refusal}</span> : strings.noSnippets}</p>
                )}
            </section>
            <form className="answer needs-script" onSubmit={(event) => event.preventDefault()}>
                <AnswerFields {...fields} {...problems} form={taskForm} />
            </form>
        </div>
    );
}

const stateOf = (search: string): GeneratorState => readState(parseQuery(search));

/** The same for as long as the page lives, so that a field whose text is the same is not rendered again. */
const onChange: OnChange = (name, text) => {
    const query = parseQuery(current());
    const changes = changesFor(readState(query), name, text);
    visit(formatQuery(withChanges(query, changes)), typedFields.includes(name) ? "replace" : "push");
};
