import { HighlightedCode } from "@callsheet/react/parts";
import { fileLanguage } from "../../frame/code/file-language.ts";
import { CodeBlock } from "../../frame/components/CodeBlock.tsx";
import type { Language } from "../../languages.ts";
import { RunRow } from "../../run/panel/RunRow.tsx";
import { strings } from "../../words/strings.ts";
import { programFile } from "./program-files.ts";
import { codeShown, fileName, fileNames } from "./program-parts.ts";

export type ProgramProps = {
    /** Its name in the folder of the chapter, or its path from the root of the repository. */
    readonly file: string;
    /** Shows only this part, which is not run by itself. */
    readonly part?: string;
    /** The files that it can read, named like `file`, separated by spaces. */
    readonly files?: string;
    /** Whether it shows a mistake: running it must fail. */
    readonly fails?: string;
};

/** `<Program>`: a program from a file, or a part of it. A whole program can be run on the page. */
export const programIn = (language: Language, chapter: string) =>
    function Program({ file, part, files }: ProgramProps) {
        const code = codeShown(programFile(chapter, file), part);
        const kind = fileLanguage(file);
        const found = fileNames(files);
        return (
            <div
                className="program"
                data-run-failed={strings[language].run.panelFailed}
                data-run-files={JSON.stringify(found.map((name) => [fileName(name), programFile(chapter, name)]))}
            >
                <CodeBlock kind={kind ?? "text"} name={fileName(file)} strings={strings[language].code}>
                    {kind ? <HighlightedCode code={code} language={kind} /> : <code>{code}</code>}
                </CodeBlock>
                {kind === "python" && part === undefined && (
                    <RunRow program={kind} words={strings[language].run} editable />
                )}
            </div>
        );
    };
