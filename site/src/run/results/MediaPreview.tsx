import { AnnotatedImage } from "./AnnotatedImage.tsx";
import { MediaPlayer } from "./MediaPlayer.tsx";

type Props = {
    readonly file: Blob /** Whether it is an input of the program rather than an output. */;
    readonly isInput: boolean;
};

/** A preview of an image, audio or video file. SVG and HTML have none, since they are documents of their own. */
export function MediaPreview({ file, isInput }: Props) {
    const role = isInput ? "input" : "answer";
    const [kind] = file.type.split("/");
    if (kind === "image") return <AnnotatedImage {...{ file, role }} />;
    if (kind === "audio" || kind === "video") return <MediaPlayer {...{ file, role, medium: kind }} />;
    return null;
}
