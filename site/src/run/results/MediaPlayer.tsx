import { useState } from "react";
import { usePanelWords } from "../panel/panel-context.ts";
import { AnnotatedImage, useObjectUrl } from "./AnnotatedImage.tsx";
import type { Block } from "./block.ts";
import { freeText } from "./CodeText.tsx";

/** An audio or video player; says so if the browser cannot play the file. */
export function MediaPlayer({ medium, role, file, label }: Omit<Extract<Block, { kind: "player" }>, "kind">) {
    const words = usePanelWords();
    const url = useObjectUrl(file);
    const [cannotPlay, setCannotPlay] = useState(false);
    const name = medium === "video" ? words.videoAnswer : role === "input" ? words.audioInput : words.audioAnswer;
    const player = {
        src: url,
        controls: true,
        preload: "metadata",
        "aria-label": label ?? name,
        onError: () => setCannotPlay(true),
    };
    return (
        <div className="run-player">
            {label !== undefined && <p {...freeText}>{label}</p>}
            {medium === "video" ? <video {...player} playsInline /> : <audio {...player} />}
            {cannotPlay && <p className="run-note">{words.cannotPlay}</p>}
        </div>
    );
}

type MediaPreviewProps = {
    readonly file: Blob /** Whether it is an input of the program rather than an output. */;
    readonly isInput: boolean;
};

/** A preview of an image, audio or video file. SVG and HTML have none, since they are documents of their own. */
export function MediaPreview({ file, isInput }: MediaPreviewProps) {
    const role = isInput ? "input" : "answer";
    const [kind] = file.type.split("/");
    if (kind === "image") return <AnnotatedImage {...{ file, role }} />;
    if (kind === "audio" || kind === "video") return <MediaPlayer {...{ file, role, medium: kind }} />;
    return null;
}
