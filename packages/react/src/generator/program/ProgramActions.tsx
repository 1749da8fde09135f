import { installCommand } from "@callsheet/snippets";
import type { OnChange } from "@callsheet/snippets/query";
import { useContext, useId, useState } from "react";
import type { GeneratorStrings } from "../../words/en/generator.ts";
import { useAppearance } from "../appearance.ts";
import type { TabsView } from "../state/tabs-view.ts";
import { CodeContext } from "./CodeContext.tsx";

type Props = {
    readonly strings: GeneratorStrings;
    readonly view: TabsView;
    /** Whether the address of the page is a link to the program. */
    readonly isShared: boolean;
    /** Whether that link can show the program in another page. */
    readonly canEmbed: boolean;
    readonly onChange: OnChange;
};

/** The actions for the visible program: download, share, embed, and compare it with another client's. */
export function ProgramActions({ strings, view, isShared, canEmbed, onChange }: Props) {
    const { part } = useAppearance();
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
    // What writes the files loads at the first press.
    const download = async (write: (files: typeof import("./program-file.ts")) => void) => {
        try {
            write(await import("./program-file.ts"));
            setStatus("");
        } catch {
            setStatus(strings.downloadFailed);
        }
    };
    const install = installCommand(selected.language, selected.client, task);
    return (
        <div className={part("actions")}>
            <button
                type="button"
                onClick={() => download((files) => files.downloadProgram(model, selected.language, content))}
            >
                {strings.download}
            </button>
            {selected.language === "python" && (
                <button
                    type="button"
                    onClick={() => download((files) => files.downloadNotebook(model, content, install))}
                >
                    {strings.notebook}
                </button>
            )}
            {isShared && (
                <button type="button" onClick={() => copyText(window.location.href)}>
                    {strings.share}
                </button>
            )}
            {canEmbed && (
                <button type="button" onClick={() => copyText(embedCode(window.location.href, strings.title))}>
                    {strings.embed}
                </button>
            )}
            <span className={part("action-choice")}>
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
            <p role="status" className={part("hint")}>
                {status}
            </p>
        </div>
    );
}

/** The HTML that embeds the generator in another page, with only the program of a link. */
export function embedCode(link: string, title: string): string {
    const url = new URL(link);
    // Read by the page itself: see pages/[language]/snippets.astro.
    url.searchParams.set("embed", "1");
    return `<iframe src="${attribute(url.href)}" title="${attribute(title)}" width="100%" height="480" style="border:0"></iframe>`;
}

const attribute = (text: string): string =>
    text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
