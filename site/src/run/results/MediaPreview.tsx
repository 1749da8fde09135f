import { AnnotatedImage } from "./AnnotatedImage.tsx";
import { MediaPlayer } from "./MediaPlayer.tsx";

type Props = {
    readonly file: Blob /** Whether it was given to the program; else the program gave it. */;
    readonly isInput: boolean;
};

/** What the browser can show of a file. SVG and HTML are not shown: they would be documents of their own. */
export function MediaPreview({ file, isInput }: Props) {
    const role = isInput ? "input" : "answer";
    const [kind] = file.type.split("/");
    if (kind === "image") return <AnnotatedImage {...{ file, role }} />;
    if (kind === "audio" || kind === "video") return <MediaPlayer {...{ file, role, medium: kind }} />;
    return null;
}
