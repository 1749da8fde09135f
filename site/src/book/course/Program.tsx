import { ColouredCode } from "../../frame/code/ColouredCode.tsx";
import { CodeBlock } from "../../frame/components/CodeBlock.tsx";
import type { Language } from "../../languages.ts";
import { RunRow } from "../../run/panel/RunRow.tsx";
import { strings } from "../../words/strings.ts";
import { codeShown, fileName, fileNames } from "./parts.ts";
import { programFile } from "./program-files.ts";

export type ProgramProps = {
    /** Its name beside the chapter, or its path from the root of the repository. */
    readonly file: string;
    /** Shows this part of it only, which is not run by itself. */
    readonly part?: string;
    /** The files that it finds, named as `file` is, with spaces between. */
    readonly files?: string;
    /** A mistake that is shown: it is run, and must fail. */
    readonly fails?: string;
};

/** What an ending says of a file. */
const languages = { py: "python", js: "js", ts: "js", tsx: "js" } as const;

const languageOf = (file: string): "python" | "js" | undefined =>
    Object.entries(languages).find(([ending]) => file.endsWith(`.${ending}`))?.[1];

/** A program that lies in a file, or a part of it, as chapters show it; a whole one is run where it stands. */
export const programIn = (language: Language, chapter: string) =>
    function Program({ file, part, files }: ProgramProps) {
        const code = codeShown(programFile(chapter, file), part);
        const kind = languageOf(file);
        const found = fileNames(files);
        return (
            <div
                className="program"
                data-run-failed={strings[language].run.panelFailed}
                data-run-files={JSON.stringify(found.map((name) => [fileName(name), programFile(chapter, name)]))}
            >
                <CodeBlock kind={kind ?? "text"} name={fileName(file)} strings={strings[language].code}>
                    {kind ? <ColouredCode code={code} language={kind} /> : <code>{code}</code>}
                </CodeBlock>
                {kind === "python" && part === undefined && (
                    <RunRow program={kind} words={strings[language].run} editable />
                )}
            </div>
        );
    };
