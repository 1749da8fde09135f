import { useMemo } from "react";
import { fill } from "../../words/format.ts";
import type { ProgramFile } from "../protocol.ts";
import { useObjectUrl } from "../results/AnnotatedImage.tsx";
import { MediaPreview } from "../results/MediaPlayer.tsx";
import { usePanelWords } from "./panel-context.ts";

type Props = {
    readonly files: readonly ProgramFile[];
    /** Whether the results already show the media, so that no preview is needed. */
    readonly isShown: boolean;
};

/** The files that a program has saved, with previews and download links. */
export function SavedFiles({ files, isShown }: Props) {
    const words = usePanelWords();
    if (files.length === 0) return null;
    return (
        <section className="run-saved" aria-label={words.files}>
            <p className="run-heading">{words.files}</p>
            <ul className="run-files">
                {files.map((file) => (
                    <SavedFile key={file.name} file={file} isShown={isShown} />
                ))}
            </ul>
        </section>
    );
}

type FileProps = { readonly file: ProgramFile; readonly isShown: boolean };

function SavedFile({ file: { name, bytes }, isShown }: FileProps) {
    const words = usePanelWords();
    const file = useMemo(() => new Blob([bytes], { type: typeOf(name) }), [name, bytes]);
    const url = useObjectUrl(file);
    return (
        <li>
            <a className="run-small" href={url} download={name.slice(name.lastIndexOf("/") + 1)}>
                {fill(words.download, { name })}
            </a>
            <span className="run-note"> {fill(words.size, { kilobytes: kilobytes(bytes.length) })}</span>
            {!isShown && <MediaPreview file={file} isInput={false} />}
        </li>
    );
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0);

const types: Readonly<Record<string, string>> = {
    png: "image/png",
    jpg: "image/jpeg",
    jpeg: "image/jpeg",
    webp: "image/webp",
    gif: "image/gif",
    wav: "audio/wav",
    flac: "audio/flac",
    mp3: "audio/mpeg",
    mpeg: "audio/mpeg",
    ogg: "audio/ogg",
    mp4: "video/mp4",
    webm: "video/webm",
    json: "application/json",
    txt: "text/plain",
};

const typeOf = (name: string): string => types[name.slice(name.lastIndexOf(".") + 1).toLowerCase()] ?? "";
