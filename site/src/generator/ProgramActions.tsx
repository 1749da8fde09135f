import { isTaskId } from "@callsheet/inference/tasks";
import { installCommand } from "@callsheet/snippets";
import { useContext, useId, useState } from "react";
import type { Strings } from "../words/gujarati.ts";
import type { OnChange } from "./changes.ts";
import { embedCode } from "./embed.ts";
import { download, fileNameOf, notebookNameOf } from "./file-of.ts";
import { notebookOf } from "./notebook.ts";
import { CodeInSight } from "./SeenCode.tsx";
import type { TabsView } from "./tabs-view.ts";

type Props = {
    readonly strings: Strings["generator"];
    readonly view: TabsView;
    readonly onChange: OnChange;
};

/** What can be done with the program that is seen: keep it, share it, hold another beside it. */
export function ProgramActions({ strings, view, onChange }: Props) {
    const { seen, beside, model, task } = view;
    const { content } = useContext(CodeInSight);
    const [said, say] = useState("");
    const id = useId();
    const copyText = async (text: string) => {
        try {
            await navigator.clipboard.writeText(text);
            say(strings.copied);
        } catch {
            // Without a clipboard the reader copies it from here.
            say(text);
        }
    };
    const install = isTaskId(task) ? installCommand(seen.language, seen.client, task) : undefined;
    return (
        <div className="actions needs-script">
            <button
                type="button"
                onClick={() => download(fileNameOf(model, seen.language), "text/plain", `${content}\n`)}
            >
                {strings.download}
            </button>
            {seen.language === "python" && (
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
                                !leftOut && !(language === seen.language && client === seen.client),
                        )
                        .map(({ client }) => (
                            <option key={`${language}/${client}`} value={`${language}/${client}`}>
                                {`${client} · ${strings.languages[language]}`}
                            </option>
                        )),
                )}
            </select>
            <p role="status" className="hint">
                {said}
            </p>
        </div>
    );
}
