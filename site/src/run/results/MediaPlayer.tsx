import { useState } from "react";
import { usePanelWords } from "../panel/panel-context.ts";
import type { Block } from "./block.ts";
import { freeText } from "./free-text.ts";
import { useObjectUrl } from "./use-object-url.ts";

type Props = Omit<Extract<Block, { kind: "player" }>, "kind">;

/** An audio or video player; says so if the browser cannot play the file. */
export function MediaPlayer({ medium, role, file, label }: Props) {
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
