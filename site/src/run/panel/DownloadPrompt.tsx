import { fill } from "../../words/format.ts";
import { useFocusOnMount } from "./panel-context.ts";
import { megabytes, type PanelWords } from "./panel-words.ts";
import type { ProgramLanguage } from "./run-session.ts";

type Props = Pick<PanelWords, "words"> & {
    readonly language: ProgramLanguage;
    readonly bytes: number;
    readonly onLoad: () => void;
};

/** Says how much must be downloaded, and asks for consent. */
export function DownloadPrompt({ words, language, bytes, onLoad }: Props) {
    const button = useFocusOnMount<HTMLButtonElement>();
    const what = { python: words.needsPython, js: words.needsJs, http: words.needsHttp }[language];
    const amount = megabytes(bytes);
    return (
        <div className="run-asking">
            <p>{fill(words.needs, { megabytes: amount, what })}</p>
            <button type="button" className="run-button" ref={button} onClick={onLoad}>
                {fill(words.load, { megabytes: amount })}
            </button>
        </div>
    );
}
