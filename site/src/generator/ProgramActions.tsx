import { isTaskId } from "@callsheet/inference/tasks";
import { installCommand } from "@callsheet/snippets";
import type { OnChange } from "@callsheet/snippets/query";
import { useContext, useId, useState } from "react";
import type { Strings } from "../words/gujarati.ts";
import { CodeContext } from "./CodeContext.tsx";
import { embedCode } from "./embed.ts";
import { notebookOf } from "./notebook.ts";
import { download, fileNameOf, notebookNameOf } from "./program-file.ts";
import type { TabsView } from "./tabs-view.ts";

type Props = {
    readonly strings: Strings["generator"];
    readonly view: TabsView;
    readonly onChange: OnChange;
};

/** The actions for the visible program: download, share, embed, and compare it with another client's. */
export function ProgramActions({ strings, view, onChange }: Props) {
    const { selected, beside, model, task } = view;
    const { content } = useContext(CodeContext);
    const [status, setStatus] = useState("");
    const id = useId();
    const copyText = async (text: string) => {
        try {
            await navigator.clipboard.writeText(text);
            setStatus(strings.copied);
        } catch {
            // Without clipboard access, show the text so that the reader can copy it.
            setStatus(text);
        }
    };
    const install = isTaskId(task) ? installCommand(selected.language, selected.client, task) : undefined;
    return (
        <div className="actions needs-script">
            <button
                type="button"
                onClick={() => download(fileNameOf(model, selected.language), "text/plain", `${content}\n`)}
            >
                {strings.download}
            </button>
            {selected.language === "python" && (
                <button
                    type="button"
                    onClick={() =>
                        download(notebookNameOf(model), "application/x-ipynb+json", notebookOf(content, install))
                    }
                >
                    {strings.notebook}
                </button>
            )}
            <button type="button" onClick={() => copyText(window.location.href)}>
                {strings.share}
            </button>
            <button type="button" onClick={() => copyText(embedCode(window.location.href, strings.title))}>
                {strings.embed}
            </button>
            <span className="action-choice">
                <label htmlFor={`${id}-beside`}>{strings.beside}</label>
                <select
                    id={`${id}-beside`}
                    value={beside ? `${beside.language}/${beside.client}` : ""}
                    onChange={({ target }) => onChange("beside", target.value)}
                >
                    <option value="">{strings.besideNone}</option>
                    {view.languages.flatMap(({ id: language, clients }) =>
                        clients
                            .filter(
                                ({ leftOut, client }) =>
                                    !leftOut && !(language === selected.language && client === selected.client),
                            )
                            .map(({ client }) => (
                                <option key={`${language}/${client}`} value={`${language}/${client}`}>
                                    {`${client} · ${strings.languages[language]}`}
                                </option>
                            )),
                    )}
                </select>
            </span>
            <p role="status" className="hint">
                {status}
            </p>
        </div>
    );
}
